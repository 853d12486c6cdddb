import type { SmallFaces } from '../../cards/faces.gen';
import type { Told } from '../../connection/protocol.gen';
import {
  asks,
  question,
  staged,
  type EventKind,
  type PlansConstants,
  type PlansView,
} from './view';

// An attack and what is set against it: while it goes on, and for a moment after it.

export type Outcome = 'behind' | 'level' | 'ahead'; // of the defence

export interface Fight {
  attacker: number;
  defender: number;
  attack: number;
  defence: number;
  cards: string[]; // of the attack
  against: string[]; // of the defence
  /** How many more cards may be used against it. */
  left: number;
  over: boolean;
}

export function outcome({ attack, defence }: Fight): Outcome {
  if (defence === attack) return 'level';
  return defence < attack ? 'behind' : 'ahead';
}

/** The attack that waits for somebody to defend. */
export function fighting(view: PlansView, constants: PlansConstants): Fight | null {
  const asked = question(view);
  if (!asked || !asks(asked, 'defend')) return null;
  const { played, defence } = staged(view, constants);
  return {
    attacker: view.turn,
    defender: asked.seat,
    attack: asked.attack ?? 0,
    defence: asked.defence ?? 0,
    cards: played,
    against: defence,
    left: asked.left ?? 0,
    over: false,
  };
}

/** Is it told of one of these? */
function tells(...kinds: EventKind[]): (one: Told) => boolean {
  return ({ kind }) => kinds.some((one) => one === kind);
}

/** The attack that was just decided; it is forgotten as soon as somebody does something else. */
export function fought(told: readonly Told[], kinds: SmallFaces['told']): Fight | null {
  const start = told.findLastIndex(tells('attacks'));
  const attack = told[start];
  if (!attack?.card) return null;
  const after = told.slice(start + 1);
  const end = after.findIndex(({ kind }) => kinds[kind]?.begins);
  const settled = after.some(tells('loses', 'ties'));
  if (!settled || (end >= 0 && end < after.length - 1)) return null;
  const used = after.filter(tells('defends'));
  return {
    attacker: attack.seat,
    defender: attack.other ?? -1,
    attack: attack.number ?? 0,
    defence: used.reduce((sum, { number }) => sum + (number ?? 0), 0),
    cards: [attack.card],
    against: used.flatMap(({ card }) => (card ? [card] : [])),
    left: 0,
    over: true,
  };
}
