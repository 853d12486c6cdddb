// The faces of a game's cards, in three files.  Made by web/tools/wire_types.py: don't edit it.

/** What a table needs before it can be played. */
export interface SmallFaces {
  title: string;
  goal: string;
  name: Record<string, string>;
  spoken: Record<string, string>;
  tint: Record<string, string>;
  chip: Record<string, string>;
  thumb: Record<string, string>;
  back: string;
  icons: Record<string, string>;
  told: Record<string, KindShown>;
  facts?: Record<string, unknown>;
  constants?: unknown;
}

/** What a table with pictures asks of a kind. */
export interface KindShown {
  begins?: boolean;
  comes?: string;
  goes?: string;
}

/** The faces with all words, for whoever looks closer; they name no other icons. */
export interface LargeFaces {
  full: Record<string, string>;
}

/** The art of all cards, which is the same in every language. */
export interface Art {
  art: Record<string, string>;
}
