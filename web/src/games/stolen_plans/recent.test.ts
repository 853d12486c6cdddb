import { expect, it } from 'vitest';
import type { Happened } from '../../connection/protocol.gen';
import { recent } from './recent';

function move(number: number, seat: number, ...lines: string[]): Happened {
  const told = [
    { kind: 'draws', seat, card: `card ${number}` },
    { kind: 'turn', seat: seat + 1 },
  ];
  const turn = { text: 'Next turn.', kind: 'begins', seat: seat + 1 };
  const spoken = [...lines.map((text) => ({ text })), turn];
  return { number, at: 0, kind: 'answer', seat, told, lines: spoken };
}
const LOG = [move(1, 0, 'You draw.'), move(2, 1, 'Bot 1 draws.'), move(3, 2, 'Bot 2 draws.')];

function read(log: Happened[], seat: number, most: number): string[] {
  return recent(log, seat, most).lines.map(({ text }) => text);
}

it('tells what the others did since the reader had a turn', () => {
  expect(read(LOG, 0, 5)).toEqual(['Bot 1 draws.', 'Bot 2 draws.']);
  expect(recent(LOG, 0, 5).key).toBe(3);
});

it("tells the reader's own move until somebody else does something", () => {
  expect(read(LOG.slice(0, 1), 0, 5)).toEqual(['You draw.']);
});

it('tells how the cards were dealt only as long as nobody did anything', () => {
  const dealt = move(0, -1, 'You draw five cards.');
  expect(read([dealt], 0, 5)).toEqual(['You draw five cards.']);
  expect(read([dealt, move(1, 1, 'Bot 1 draws.')], 0, 5)).toEqual(['Bot 1 draws.']);
});

it('leaves out what came first where there is much', () => {
  expect(read(LOG, -1, 2)).toEqual(['Bot 1 draws.', 'Bot 2 draws.']);
});

it('knows which cards its sentences name', () => {
  const drawn = move(4, 1);
  const line = {
    text: 'Bot 1 discards R2-D2.',
    cards: [['r2d2', 15, 20]] as [string, number, number][],
  };
  expect(recent([{ ...drawn, lines: [line] }], 0, 5).lines).toEqual([line]);
});
