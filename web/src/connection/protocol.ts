// What the server says and is told: docs/protocol.md.  Fields with their usual value are left out.

export interface Option {
  action: number;
  verb: string;
  card?: string;
  second?: string;
  seat?: number;
  number?: number;
  zone?: string; // where on the table it is done; without one it is a button
}

export interface Asked {
  question: number;
  options: Option[];
  picks?: number;
  pool?: number[];
}

export interface SeatNow {
  name?: string;
  bot?: string;
  who?: string;
  resigned?: boolean;
  away?: boolean;
  left?: number;
  running?: boolean;
}

export interface Proposal {
  what: string;
  by: number;
  agreed: number[];
}

export type Status = 'open' | 'playing' | 'paused' | 'over' | 'abandoned' | 'closed';

/** What every game's view has; the rest of it only the game's own drawing reads. */
export interface View {
  seat: number;
  asked: { step: string; seat: number }[];
}

export interface Now {
  number: number;
  status: Status;
  at: number;
  seats: SeatNow[];
  view?: View;
  asked?: Asked;
  can_undo?: boolean;
  proposal?: Proposal;
  ranks?: number[];
  seed?: string;
  ended?: number;
}

export interface Told {
  kind: string;
  seat: number;
  other?: number;
  card?: string;
  number?: number;
}

/** What the server says of a kind of event. */
export interface Kind {
  begins?: boolean; // a part of the game
  comes?: string; // where its card comes from ...
  goes?: string; // ... and goes to
}

export type Kinds = Readonly<Record<string, Kind>>;

export interface Happened {
  number: number;
  kind: string;
  seat: number;
  at: number;
  who?: string;
  name?: string;
  text?: string;
  told?: Told[];
}

export interface Gesture {
  name: string;
  words: string;
  action: number;
}

export interface Asking {
  prompt: string;
  why: string;
  least?: number;
  most?: number;
  stop?: number[];
  gestures?: Gesture[];
  rule?: string;
  pool?: Pickable[]; // where several are picked: all different things there are
}

export interface Pickable {
  option: Option;
  words: string;
}

export interface Closed {
  zone: string;
  why: string;
  card?: string;
  seat?: number;
}

export interface Words {
  names: string[];
  log?: string[][];
  openings?: number[];
  prompts?: string[];
  options?: string[];
  asking?: Asking;
  closed?: Closed[];
  table?: string[];
  standing?: string[];
  lessons?: string[];
}

export interface About {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: number;
  clock: string;
  commitment: string;
  rated?: boolean;
  private?: boolean;
  after?: string;
  talk?: boolean;
}

export type Message =
  | {
      type: 'welcome';
      table: About;
      seat: number;
      seats?: number[];
      next?: string;
      hosts?: boolean;
    }
  | { type: 'update'; now: Now; happened?: Happened[]; words?: Words; skipped?: number }
  | { type: 'said'; number: number; happened?: Happened[]; words?: Words }
  | { type: 'ack'; number: number; id?: string }
  | { type: 'refused'; code: string; sentence: string; number?: number; id?: string }
  | { type: 'pong'; at: number; number?: number }
  | { type: 'rematch'; table: string }
  | { type: 'notice'; text: string; restart?: number }
  | { type: 'bye'; why: string; retry?: number };

export type Update = Extract<Message, { type: 'update' }>;
export type Said = Extract<Message, { type: 'said' }>;
export type Welcome = Extract<Message, { type: 'welcome' }>;
export type Refused = Extract<Message, { type: 'refused' }>;

export type Command =
  | { type: 'answer'; question: number; actions: number[] }
  | { type: 'sit'; seat?: number }
  | { type: 'stand' }
  | { type: 'put_bot'; bot: string; seat?: number }
  | { type: 'unseat'; seat: number }
  | { type: 'undo'; question?: number }
  | { type: 'propose'; what: 'undo' | 'pause' | 'abandon' }
  | { type: 'agree' }
  | { type: 'decline' }
  | { type: 'resume' }
  | { type: 'resign' }
  | { type: 'back' }
  | { type: 'say'; text: string }
  | { type: 'rematch' }
  | { type: 'ping' };
