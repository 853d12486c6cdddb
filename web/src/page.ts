import { isLanguage, type Language } from './text/fluent';

// What the server wrote into the page for the script.

export interface Page {
  place: HTMLElement;
  language: Language;
  me: string; // the account, if there is one
  name: string;
  faces: string; // the version of the faces
  table: string;
  game: string;
}

export function thePage(): Page {
  const place = document.getElementById('app');
  if (!place) throw new Error('no place for the app on this page');
  const { language = 'en', me = '', name = '', faces = '', table = '', game = '' } = place.dataset;
  return { place, language: isLanguage(language) ? language : 'en', me, name, faces, table, game };
}
