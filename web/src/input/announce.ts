import type { Update } from '../connection/protocol';
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

/** The lines of an update, and what to remember for the next one. */
export function announced(update: Update, seat: number, last: LastSaid, say: Say): Announced {
  const { now, words } = update;
  const happened = update.happened ?? [];
  const lines = happened
    .flatMap((one, at) =>
      one.kind === 'say' ? [`${one.name}: ${one.text}`] : (words?.log?.[at] ?? []),
    )
    .filter((line) => line !== '');
  const question = now.status === 'playing' ? (now.asked?.question ?? -1) : -1;
  const asking = words?.asking;
  if (question < 0 || !asking) {
    const over = now.status !== 'playing' && last.question !== -2;
    return {
      lines: over ? [...lines, ...(words?.standing ?? [])] : lines,
      said: ended(over, last),
    };
  }
  if (question === last.question) return { lines, said: last };
  const others = happened.some((one) => one.seat !== seat && one.seat >= 0);
  const again = asking.prompt === last.prompt && !others && happened.length > 0;
  const number = count(update);
  const asks = again ? [] : [asking.prompt, ...(asking.rule ? [asking.rule] : [])];
  const listed = say('options-count', { number });
  return { lines: [...lines, ...asks, listed], said: { prompt: asking.prompt, question } };
}

/** After the end, or while nothing is played, the standing is said once. */
function ended(over: boolean, last: LastSaid): LastSaid {
  return over ? { prompt: '', question: -2 } : { ...last, question: Math.min(last.question, -1) };
}

function count({ now, words }: Update): number {
  const stop = new Set(words?.asking?.stop ?? []);
  const pool = new Set(now.asked?.pool ?? []);
  const options = (now.asked?.options ?? []).map(({ action }) => action);
  return new Set([...pool, ...options.filter((one) => stop.has(one) || !pool.size)]).size;
}
