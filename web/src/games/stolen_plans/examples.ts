import { changeOf, type Change } from '../../cards/change';
import type { Told, Update } from '../../connection/protocol.gen';
import constants from './data/constants.json';
import example from './data/example.json';
import kinds from './data/told.json';
import type { PlansView } from './view';
import type { PlansConstants } from './view.gen';

// For tests: steps of real games of three, as seat 0 saw them.

export const CONSTANTS: PlansConstants = constants;
export const FACES = { kinds, facts: {}, constants: CONSTANTS };

export interface Step {
  before: PlansView;
  after: PlansView;
  told: Told[];
}

export type StepName = keyof typeof example;

export function step(name: StepName): Step {
  return example[name];
}

export function changeIn({ after, told }: Step): Change {
  return changeOf({ happened: [{ told }] } as unknown as Update, after, FACES);
}
