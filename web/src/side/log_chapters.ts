import type { Kinds } from '../connection/protocol';
import type { Entry } from '../connection/session.svelte';

// The log in parts: one for each turn or round, with the sentence that begins it as its title.

export interface LogLine {
  key: string;
  text: string;
  cards: string[]; // that it may name
  seat: number;
}

export interface Chapter {
  key: string;
  title: string;
  seat: number; // whose turn it is, as far as the game tells
  lines: LogLine[];
}

export function chapters(entries: readonly Entry[], kinds: Kinds): Chapter[] {
  const found: Chapter[] = [{ key: 'start', title: '', seat: -1, lines: [] }];
  let [number, line] = [-1, 0];
  for (const { happened, lines, opening } of entries) {
    if (happened.kind === 'say') continue;
    // What nobody else may notice has the number of what happened before it: lines are counted on.
    if (happened.number !== number) [number, line] = [happened.number, 0];
    const cards = (happened.told ?? []).flatMap(({ card }) => (card ? [card] : []));
    const shown = lines.map((text) => ({
      key: `${number}-${line++}`,
      text,
      cards,
      seat: happened.seat,
    }));
    const beginning = happened.told?.findLast(({ kind }) => kinds[kind]?.begins);
    const title = beginning && shown[opening];
    found.at(-1)?.lines.push(...(title ? shown.slice(0, opening) : shown));
    if (title) {
      const rest = shown.slice(opening + 1);
      found.push({ key: title.key, title: title.text, seat: beginning.seat, lines: rest });
    }
  }
  return found.filter((chapter) => chapter.lines.length || chapter.title);
}

const FEWEST = 3; // chapters that are open at least

/** From which chapter on the log is open: all that happened since the reader's last turn but one. */
export function openFrom(found: readonly Chapter[], seat: number): number {
  const own = found.flatMap((chapter, at) => (chapter.seat === seat && seat >= 0 ? [at] : []));
  return Math.min(own.at(-2) ?? own.at(-1) ?? found.length, Math.max(0, found.length - FEWEST));
}

export interface Piece {
  text: string;
  card?: string;
}

/** A line in pieces: names of cards stand by themselves, so that they can be looked at. */
export function pieces(line: string, names: ReadonlyMap<string, string>): Piece[] {
  const byLength = [...names].sort(([, one], [, other]) => other.length - one.length);
  let found: Piece[] = [{ text: line }];
  for (const [card, name] of byLength) {
    found = found.flatMap((piece) => (piece.card ? [piece] : cut(piece.text, card, name)));
  }
  return found;
}

function cut(text: string, card: string, name: string): Piece[] {
  if (!name) return [{ text }];
  const parts = text.split(name);
  return parts.flatMap((part, at) => [
    ...(at ? [{ text: name, card }] : []),
    ...(part ? [{ text: part }] : []),
  ]);
}
