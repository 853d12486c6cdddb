/** What the server says of a kind of event. */
export interface Kind {
  begins?: boolean; // a part of the game
  comes?: string; // where its card comes from ...
  goes?: string; // ... and goes to
}

export type Kinds = Readonly<Record<string, Kind>>;
