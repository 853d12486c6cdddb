import { mount } from 'svelte';
import { Faces } from './cards/faces';
import { drawingOf } from './games';
import { thePage } from './page';
import './style/felt.css';
import TableFrame from './frame/TableFrame.svelte';
import { Settings } from './settings.svelte';
import { Table } from './table.svelte';
import { wordsOf } from './text/fluent';

const page = thePage();
const wanted = new URLSearchParams(location.search).get('seat');
const say = await wordsOf(page.language);

async function start(): Promise<void> {
  const [game, faces] = await Promise.all([
    drawingOf(page.game),
    Faces.load(page.faces, page.game, page.language),
  ]);
  const facts = {
    id: page.table,
    seat: wanted === null ? null : Number(wanted),
    language: page.language,
    me: page.me,
  };
  const table = new Table(facts, game, faces, say, new Settings());
  mount(TableFrame, { target: page.place, props: { table } });
}

/** What the table needs could not be loaded: say so, and offer to try again. */
function failed(): void {
  const told = document.createElement('p');
  const again = document.createElement('a');
  told.className = 'failed';
  told.setAttribute('role', 'alert');
  told.append(say('load-failed'), ' ');
  again.href = location.href;
  again.textContent = say('reload');
  told.append(again);
  page.place.append(told);
}

start().catch((problem: unknown) => {
  failed();
  throw problem;
});
