import { get } from '../live/api';

// The faces of a game's cards: drawings without words, and frames with words of one language.

export interface Face {
  name: string;
  spoken: string;
  chip: string;
  thumb: string;
  full: string;
}

export type Level = 'chip' | 'thumb' | 'full';

interface WordsFile {
  cards: Record<string, Face>;
  back: string;
}

interface ArtFile {
  art: Record<string, string>;
}

/** An SVG as an address that an image can have. */
export function asAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export class Faces {
  private constructor(
    private readonly cards: Record<string, Face>,
    readonly back: string,
  ) {}

  /** All faces of a game; `version` changes whenever any of them does. */
  static async load(version: string, game: string, language: string): Promise<Faces> {
    const [words, drawn] = await Promise.all([
      get<WordsFile>(`/faces/${version}/${game}.${language}.json`),
      get<ArtFile>(`/faces/${version}/${game}.art.json`),
    ]);
    for (const [card, face] of Object.entries(words.cards)) {
      const address = asAddress(drawn.art[card] ?? '');
      for (const level of ['chip', 'thumb', 'full'] as const) {
        face[level] = face[level].replaceAll('%art%', address);
      }
    }
    return new Faces(words.cards, words.back);
  }

  has(card: string): boolean {
    return card in this.cards;
  }

  name(card: string): string {
    return this.cards[card]?.name ?? card;
  }

  /** The whole face as it is read aloud. */
  spoken(card: string): string {
    return this.cards[card]?.spoken ?? card;
  }

  svg(card: string, level: Level): string {
    return this.cards[card]?.[level] ?? this.back;
  }

  names(): [string, string][] {
    return Object.entries(this.cards).map(([card, face]) => [card, face.name]);
  }
}
