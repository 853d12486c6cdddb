// What the server says and is told: docs/protocol.md.  Made by web/tools/wire_types.py: don't edit it.

/** The first message: which table this is and where the reader sits; -1 watches. */
export interface Welcome {
  type: 'welcome';
  protocol: number;
  table: About;
  seat: number;
  seats?: number[];
  next?: string;
  hosts?: boolean;
}

/** How a table was set up: nothing of this changes. */
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

/** What happened since the last one, and the table as it is now. */
export interface Update {
  type: 'update';
  now: Now;
  happened?: Happened[];
  skipped?: number;
}

/** The table as it is: everything a client needs to show it. */
export interface Now {
  number: number;
  status: 'abandoned' | 'closed' | 'open' | 'over' | 'paused' | 'playing';
  at: number;
  seats: SeatNow[];
  view?: View;
  asked?: Asked;
  can_undo?: boolean;
  proposal?: ProposalNow;
  ranks?: number[];
  seed?: string;
  ended?: number;
  standing?: Line[];
  waiting?: Waiting[];
  closed?: Closed[];
  lessons?: string[];
  table?: Line[];
}

/** A seat as everybody sees it. */
export interface SeatNow {
  name?: string;
  bot?: string;
  who?: string;
  resigned?: boolean;
  away?: boolean;
  left?: number;
  running?: boolean;
  called?: string;
}

/** What every game's view has; it is a Struct, so that it can be sent. */
export interface View {
  seat: number;
  options: Record<string, unknown>;
  asked: OpenQuestion[];
}

/** What is shown of any game's open question. */
export interface OpenQuestion {
  step: string;
  seat: number;
}

/** The question that the reader owes an answer to. */
export interface Asked {
  question: number;
  options: Option[];
  picks?: number;
  least?: number;
  most?: number;
  stop?: number[];
  pool?: number[];
  later?: Option[];
  gestures?: Gesture[];
  prompt?: string;
  rule?: string;
}

/** One legal action with its structured twin. */
export interface Option {
  action: number;
  verb: string;
  card?: string;
  second?: string;
  seat?: number;
  number?: number;
  zone?: string;
  words?: string;
}

/** Several answers in one go, and the first of them; it goes on as long as there is one. */
export interface Gesture {
  name: string;
  action: number;
  words?: string;
}

export interface ProposalNow {
  what: string;
  by: number;
  agreed: number[];
}

/** One line that a person reads. */
export interface Line {
  text: string;
  kind?: '' | 'begins' | 'hand' | 'hand_item' | 'item' | 'more' | 'typed';
  label?: string;
  seat?: number;
  cards?: Named[];
}

/** A card that a text names, from the character at `start` up to the one at `end`. */
export type Named = [card: string, start: number, end: number];

/** Whom everybody waits for, and for what. */
export interface Waiting {
  seat: number;
  prompt: string;
}

/** A place, or a card in it, that nothing can be chosen of now. */
export interface Closed {
  zone: string;
  why: string;
  card?: string;
  seat?: number;
}

/** One thing that happened, as this reader may know it. */
export interface Happened {
  number: number;
  kind: string;
  seat: number;
  at: number;
  who?: string;
  name?: string;
  text?: string;
  told?: Told[];
  lines?: Line[];
}

/** An event as one seat is told it; a card that it may not know is absent. */
export interface Told {
  kind: string;
  seat: number;
  other?: number;
  card?: string;
  number?: number;
}

/** Somebody talked; nothing else has changed, and what nobody wants to hear is left out. */
export interface Said {
  type: 'said';
  number: number;
  happened?: Happened[];
}

/** The command of this id was carried out, and that is on disk. */
export interface Ack {
  type: 'ack';
  number: number;
  id?: string;
}

/** The command of this id changed nothing. */
export interface Refused {
  type: 'refused';
  code: string;
  sentence: string;
  number?: number;
  id?: string;
}

export interface Pong {
  type: 'pong';
  at: number;
  number?: number;
}

/** Somebody opened a table for a rematch. */
export interface Rematch {
  type: 'rematch';
  table: string;
}

/** From those who run the server; nothing if what was said holds no longer. */
export interface Notice {
  type: 'notice';
  text: string;
  restart?: number;
}

/** The last message: why, and whether to come back after so many milliseconds. */
export interface Bye {
  type: 'bye';
  why: string;
  retry?: number;
}

/** What a reader was told, in order; `more` says whether there was something before it. */
export interface LogPage {
  happened: Happened[];
  more: boolean;
  before: number;
}

/** The rule behind an open question, by the number of the question. */
export interface Why {
  question: number;
  why: string;
}

/** How a game is played. */
export interface Rulebook {
  game: string;
  name: string;
  pages: RulePage[];
}

export interface RulePage {
  name: string;
  title: string;
  parts: RulePart[];
}

/** A chapter; what stands before the first one has no title. */
export interface RulePart {
  title: string;
  html: string;
}

/** The picks of one choice, in ascending order, for the question of this number. */
export interface Answer {
  type: 'answer';
  question: number;
  actions: number[];
  id?: string;
}

export interface Say {
  type: 'say';
  text: string;
  id?: string;
}

/** Take back my last choice, if nobody has learned anything by it. */
export interface Undo {
  type: 'undo';
  question?: number;
  id?: string;
}

/** Something that takes the consent of all. */
export interface Propose {
  type: 'propose';
  what: 'abandon' | 'pause' | 'undo';
  id?: string;
}

/** Say yes to what is proposed. */
export interface Agree {
  type: 'agree';
  id?: string;
}

/** Say no to what is proposed, or take it back. */
export interface Decline {
  type: 'decline';
  id?: string;
}

/** Go on after a pause. */
export interface Resume {
  type: 'resume';
  id?: string;
}

/** Give the game up. */
export interface Resign {
  type: 'resign';
  id?: string;
}

/** Take my seat back from the bot that stands in for me. */
export interface Back {
  type: 'back';
  id?: string;
}

/** Take this seat, or any that is free. */
export interface Sit {
  type: 'sit';
  seat?: number;
  id?: string;
}

/** Leave my seat before the game begins. */
export interface Stand {
  type: 'stand';
  id?: string;
}

/** Put a bot on a free seat, as whoever opened the table. */
export interface PutBot {
  type: 'put_bot';
  bot: string;
  seat?: number;
  id?: string;
}

/** Make somebody leave a seat before the game begins, as whoever opened the table. */
export interface Unseat {
  type: 'unseat';
  seat: number;
  id?: string;
}

/** Is somebody there? */
export interface Ping {
  type: 'ping';
  id?: string;
}

/** Once more, when the game is over. */
export interface AskRematch {
  type: 'rematch';
  id?: string;
}

/** What a table should be like: on each seat `me`, `open` or `bot:NAME`. */
export interface Wish {
  game: string;
  seats: string[];
  options?: Record<string, unknown>;
  clock?: string;
  rated?: boolean;
  private?: boolean;
  talk?: boolean;
}

export type Message = Welcome | Update | Said | Ack | Refused | Pong | Rematch | Notice | Bye;

export type Command =
  | Answer
  | Say
  | Undo
  | Propose
  | Agree
  | Decline
  | Resume
  | Resign
  | Back
  | Sit
  | Stand
  | PutBot
  | Unseat
  | Ping
  | AskRematch;

export const PROTOCOL = 3;
