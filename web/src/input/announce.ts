import type { Asked, Happened, Line, Update } from '../connection/protocol.gen';
import type { Say } from '../text/fluent';

// What a screen reader is told of an update: what happened, in the order in which it happened,
// then the reader's own question.  Nothing is said twice.

/** The question that was last read out. */
export interface LastSaid {
  prompt: string;
  question: number;
}

export interface Announced {
  lines: string[];
  said: LastSaid;
}

/** What happened, in words. */
export function spoken(happened: readonly Happened[]): string[] {
  return happened.flatMap(({ lines = [] }) => lines.map(({ text }) => text));
}

/** A line as one sentence; a label alone announces the lines below it. */
export function inOne({ label, text }: Line, say: Say): string {
  if (!label) return text;
  return text ? say('labelled', { label, text }) : say('label', { label });
}

/** The lines of an update, and what to remember for the next one. */
export function announced(update: Update, seat: number, last: LastSaid, say: Say): Announced {
  const { now, happened = [] } = update;
  const lines = spoken(happened);
  const asked = now.status === 'playing' ? now.asked : undefined;
  if (!asked) {
    const over = now.status !== 'playing' && last.question !== -2;
    return {
      lines: over ? [...lines, ...(now.standing ?? []).map((line) => inOne(line, say))] : lines,
      said: ended(over, last),
    };
  }
  const { question, prompt = '', rule } = asked;
  if (question === last.question) return { lines, said: last };
  const others = happened.some((one) => one.seat !== seat && one.seat >= 0);
  const again = prompt === last.prompt && !others && happened.length > 0;
  const asks = again ? [] : [prompt, ...(rule ? [rule] : [])];
  const listed = say('options-count', { number: count(asked) });
  return { lines: [...lines, ...asks, listed], said: { prompt, question } };
}

/** After the end, or while nothing is played, the standing is said once. */
function ended(over: boolean, last: LastSaid): LastSaid {
  return over ? { prompt: '', question: -2 } : { ...last, question: Math.min(last.question, -1) };
}

/** How many different things can be chosen, now or by a later pick. */
function count({ options, later = [] }: Asked): number {
  return options.length + later.length;
}
