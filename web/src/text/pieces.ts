import type { Line } from '../connection/protocol.gen';

export interface Piece {
  text: string;
  card?: string;
}

/** A line in pieces: names of cards stand by themselves, so that they can be looked at. */
export function pieces({ text, cards = [] }: Line): Piece[] {
  const letters = [...text]; // whole characters, as the server counts them
  const found: Piece[] = [];
  let at = 0;
  for (const [card, start, end] of cards) {
    found.push({ text: letters.slice(at, start).join('') });
    found.push({ text: letters.slice(start, end).join(''), card });
    at = end;
  }
  found.push({ text: letters.slice(at).join('') });
  return found.filter((piece) => piece.text);
}
