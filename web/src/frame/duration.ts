// A length of time as a clock shows it.

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

export interface Span {
  days: number;
  hours: number;
  text: string; // for less than a day
}

export function span(time: number): Span {
  const seconds = Math.floor(Math.max(0, time) / SECOND);
  const days = Math.floor(Math.max(0, time) / DAY);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (number: number): string => String(number).padStart(2, '0');
  const short = `${minutes}:${two(seconds % 60)}`;
  const text = hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : short;
  return { days, hours: hours % 24, text };
}
