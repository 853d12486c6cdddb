import { get } from '../connection/api';
import type { Kinds } from '../connection/protocol';
import { asAddress, sprite, withArt, type Level } from './face';
import type { Art, LargeFaces, SmallFaces } from './faces.gen';

// The faces of a game's cards.  Small ones come first, and with them a table can be played; the
// art and the large ones with all words are fetched when the table wants to show them, and all that
// is drawn already is then drawn anew.  If they don't come, cards have no picture, and the small
// face stands for the large one.

type Column = Record<string, string>; // by card

const AGAIN = 5000; // ms after which a file that didn't come may be asked for again

export class Faces {
  private art = $state.raw<Column>({});
  private full = $state.raw<Column>({});
  private readonly asked = new Set<string>();
  private readonly addresses = new Map<string, string>();

  constructor(
    private readonly small: SmallFaces,
    private readonly place: string, // where the files of this game are
    private readonly language: string,
  ) {}

  /** The faces of a game; `version` changes whenever any of them does. */
  static async load(version: string, game: string, language: string): Promise<Faces> {
    const place = `/faces/${version}/${game}`;
    const small = await get<SmallFaces>(`${place}.${language}.json`);
    document.body.insertAdjacentHTML('beforeend', sprite(small.icons));
    return new Faces(small, place, language);
  }

  /** What the game is called. */
  get title(): string {
    return this.small.title;
  }

  /** What the game is about. */
  get goal(): string {
    return this.small.goal;
  }

  get back(): string {
    return this.small.back;
  }

  /** The kinds of events of the game, which come with its faces. */
  get kinds(): Kinds {
    return this.small.told;
  }

  get facts(): Readonly<Record<string, unknown>> {
    return this.small.facts ?? {};
  }

  get constants(): unknown {
    return this.small.constants;
  }

  has(card: string): boolean {
    return card in this.small.name;
  }

  name(card: string): string {
    return this.small.name[card] ?? card;
  }

  /** The whole face as it is read aloud. */
  spoken(card: string): string {
    return this.small.spoken[card] ?? card;
  }

  names(): [string, string][] {
    return Object.entries(this.small.name);
  }

  /** A face as it can be drawn by now; whoever shows it shows it again when more of it has come. */
  svg(card: string, level: Level): string {
    if (!this.has(card)) return this.back;
    if (level === 'chip') return this.small.chip[card] ?? '';
    this.fetchArt();
    if (level === 'full') this.fetchFull();
    const face = (level === 'full' && this.full[card]) || this.small.thumb[card];
    return withArt(face ?? '', this.small.tint[card] ?? '', this.address(card));
  }

  private address(card: string): string | undefined {
    const drawn = this.art[card];
    if (!drawn) return undefined;
    const known = this.addresses.get(card) ?? asAddress(drawn);
    this.addresses.set(card, known);
    return known;
  }

  /** The art, and behind it the large faces, so that they are there before anybody looks closer. */
  private fetchArt(): void {
    this.fetchOnce<Art>('art', ({ art }) => {
      this.art = art;
      this.fetchFull();
    });
  }

  private fetchFull(): void {
    this.fetchOnce<LargeFaces>(`full-${this.language}`, ({ full }) => (this.full = full));
  }

  private fetchOnce<T>(kind: string, use: (found: T) => void): void {
    if (this.asked.has(kind)) return;
    this.asked.add(kind);
    get<T>(`${this.place}.${kind}.json`).then(use, () => {
      setTimeout(() => this.asked.delete(kind), AGAIN);
    });
  }
}
