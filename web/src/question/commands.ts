import { inOne, spoken } from '../input/announce';
import type { Table } from '../table.svelte';

// The command line: a number, or a short word for what one wants to hear.

const NUMBERS = /^\d+(?:[\s,]+\d+)*$/;
const LINES = 8; // of the log that are read out

type Heard = Pick<Table, 'session' | 'choosing' | 'say' | 'faces' | 'game' | 'view' | 'facts'>;

function hand({ view, game, faces, say, facts }: Heard): string[] {
  const names = (view ? game.hand(view) : []).map((card) => faces.name(card));
  if (!names.length) return [say('hand-empty')];
  return [say('hand-of', { cards: new Intl.ListFormat(facts.language).format(names) })];
}

function options({ choosing, say }: Heard): string[] {
  const listed = choosing.options.map(({ number, words }) => say('option-line', { number, words }));
  return listed.length ? listed : [say('nothing-to-choose')];
}

/** The table in lines, or one of them. */
async function lines({ session, say }: Heard, which: string): Promise<string[]> {
  const all = (await session.lines()).map((line) => inOne(line, say));
  const one = all[Number(which) - 1];
  return which && one ? [one] : all;
}

/** The rule behind the question. */
async function why({ session, choosing, say }: Heard): Promise<string[]> {
  if (!choosing.asked) return [say('nothing-to-choose')];
  return [(await session.why()) || say('rules-elsewhere')];
}

function take(table: Heard, line: string): string[] {
  const numbers = line.split(/[\s,]+/).map(Number);
  const wrong = numbers.find((number) => !table.choosing.takeNumber(number));
  if (wrong !== undefined) return [table.say('no-such-option', { number: wrong })];
  const { several, picks, most } = table.choosing;
  return several ? [table.say('picked-of', { number: picks.length, most })] : [];
}

/** Do what a line says; what there is to read out about it. */
export async function obey(table: Heard, typed: string): Promise<string[]> {
  const { session, choosing, say } = table;
  const line = typed.trim().toLowerCase();
  if (NUMBERS.test(line)) return take(table, line);
  const [word = '', rest = ''] = line.split(/\s+/);
  const answers: Record<string, () => string[] | Promise<string[]>> = {
    h: () => hand(table),
    t: () => lines(table, rest),
    o: () => options(table),
    why: () => why(table),
    score: () => (session.now?.standing ?? []).map((line) => inOne(line, say)),
    log: () => spoken(session.log).slice(-LINES),
    u: () => (choosing.undo(), []),
    e: () => (choosing.finish(), []),
  };
  return (await answers[word]?.()) ?? [say('no-such-command', { line: typed.trim() })];
}
