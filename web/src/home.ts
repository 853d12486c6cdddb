import { mount } from 'svelte';
import Home from './home/Home.svelte';
import { Lobby } from './home/lobby.svelte';
import { thePage } from './page';
import { wordsOf } from './text/fluent';

const page = thePage();
const say = await wordsOf(page.language);
mount(Home, { target: page.place, props: { lobby: new Lobby(page, say) } });
