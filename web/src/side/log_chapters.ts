import type { Happened, Line } from '../connection/protocol.gen';

// The log in parts: one for each turn or round, with the sentence that begins it as its title.

export interface LogLine extends Line {
  key: string;
}

export interface Chapter {
  key: string;
  title: string;
  seat: number; // whose turn it is, as far as the game tells
  lines: LogLine[];
}

export function chapters(log: readonly Happened[]): Chapter[] {
  const found: Chapter[] = [{ key: 'start', title: '', seat: -1, lines: [] }];
  let [number, at] = [-1, 0];
  for (const happened of log) {
    if (happened.kind === 'say') continue;
    // What nobody else may notice has the number of what happened before it: lines are counted on.
    if (happened.number !== number) [number, at] = [happened.number, 0];
    for (const line of happened.lines ?? []) {
      const key = `${number}-${at++}`;
      if (line.kind === 'begins') found.push(begun(key, line));
      else found.at(-1)?.lines.push({ ...line, key });
    }
  }
  return found.filter((chapter) => chapter.lines.length || chapter.title);
}

function begun(key: string, { text, seat = -1 }: Line): Chapter {
  return { key, title: text, seat, lines: [] };
}

const FEWEST = 3; // chapters that are open at least

/** From which chapter on the log is open: all that happened since the reader's last turn but one. */
export function openFrom(found: readonly Chapter[], seat: number): number {
  const own = found.flatMap((chapter, at) => (chapter.seat === seat && seat >= 0 ? [at] : []));
  return Math.min(own.at(-2) ?? own.at(-1) ?? found.length, Math.max(0, found.length - FEWEST));
}
