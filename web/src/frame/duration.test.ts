import { expect, it } from 'vitest';
import { span } from './duration';

it('shows time as a clock does', () => {
  expect(span(0).text).toBe('0:00');
  expect(span(-5).text).toBe('0:00');
  expect(span(61_999).text).toBe('1:01');
  expect(span(3_725_000).text).toBe('1:02:05');
  expect(span(90_000_000)).toMatchObject({ days: 1, hours: 1 });
});
