import { expect, it } from 'vitest';
import type { Entry } from '../../connection/session.svelte';
import { recent } from './recent';

function move(number: number, seat: number, ...lines: string[]): Entry {
  const told = [
    { kind: 'draws', seat, card: `card ${number}` },
    { kind: 'turn', seat: seat + 1 },
  ];
  return {
    happened: { number, at: 0, kind: 'answer', seat, told },
    lines: [...lines, 'Next turn.'],
    opening: lines.length,
  };
}
const LOG = [move(1, 0, 'You draw.'), move(2, 1, 'Bot 1 draws.'), move(3, 2, 'Bot 2 draws.')];

it('tells what the others did since the reader had a turn', () => {
  const { key, lines, cards } = recent(LOG, 0, 5);
  expect(lines).toEqual(['Bot 1 draws.', 'Bot 2 draws.']);
  expect(cards).toEqual(['card 2', 'card 3']);
  expect(key).toBe(3);
});

it("tells the reader's own move until somebody else does something", () => {
  expect(recent(LOG.slice(0, 1), 0, 5).lines).toEqual(['You draw.']);
});

it('tells how the cards were dealt only as long as nobody did anything', () => {
  const dealt = move(0, -1, 'You draw five cards.');
  expect(recent([dealt], 0, 5).lines).toEqual(['You draw five cards.']);
  expect(recent([dealt, move(1, 1, 'Bot 1 draws.')], 0, 5).lines).toEqual(['Bot 1 draws.']);
});

it('leaves out what came first where there is much', () => {
  expect(recent(LOG, -1, 2).lines).toEqual(['Bot 1 draws.', 'Bot 2 draws.']);
});
