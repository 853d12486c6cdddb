import { mount } from 'svelte';
import Home from './home/Home.svelte';
import { thePage } from './page';
import './style/felt.css';
import { wordsOf } from './text/fluent';

const page = thePage();
mount(Home, { target: page.place, props: { page, say: await wordsOf(page.language) } });
