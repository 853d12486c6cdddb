// What the home page is told of the lobby.  Made by web/tools/wire_types.py: don't edit it.

export interface HomeFacts {
  games: GameShown[];
  clocks: [string, string][];
  rated: boolean;
  now: LobbyNow;
}

/** A game one can sit down to. */
export interface GameShown {
  game: string;
  name: string;
  about: string;
  players: string;
  least: number;
  most: number;
  picture: string;
  tutorial: boolean;
  against_bots: string[];
}

/** What changes while somebody looks at the page. */
export interface LobbyNow {
  tables: TableShown[];
  mine: TableShown[];
}

/** A table in a list. */
export interface TableShown {
  id: string;
  game: string;
  name: string;
  seated: string;
  free: number;
  clock: string;
  rated: boolean;
  state: string;
  at: number;
  asked: boolean;
}
