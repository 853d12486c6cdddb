import { describe, expect, it } from 'vitest';
import { commandOf } from './keys';
import { nearest, step, type Box } from './focus';

describe('a key', () => {
  it('stands for an option by its number', () => {
    expect(commandOf({ key: '3' }, false)).toEqual({ does: 'option', number: 3 });
    expect(commandOf({ key: '0' }, false)).toEqual({ does: 'option', number: 0 });
  });

  it('does nothing while somebody types, but Escape and F6 lead out', () => {
    expect(commandOf({ key: 'u' }, true)).toBeNull();
    expect(commandOf({ key: '1' }, true)).toBeNull();
    expect(commandOf({ key: 'Escape' }, true)).toEqual({ does: 'back' });
    expect(commandOf({ key: 'F6', shiftKey: true }, true)).toEqual({ does: 'zone', step: -1 });
  });

  it('belongs to the browser together with Ctrl, Alt or Meta, and is not repeated', () => {
    for (const held of ['ctrlKey', 'altKey', 'metaKey', 'repeat']) {
      expect(commandOf({ key: 'e', [held]: true }, false)).toBeNull();
    }
    expect(commandOf({ key: 'E', shiftKey: true }, false)).toEqual({ does: 'finish' });
  });

  it('can be switched off', () => {
    expect(commandOf({ key: 'e' }, false, false)).toBeNull();
    expect(commandOf({ key: 'F6' }, false, false)).toEqual({ does: 'zone', step: 1 });
  });
});

describe('arrows', () => {
  const box = (column: number, row: number): Box => ({
    left: column * 100,
    top: row * 140,
    width: 90,
    height: 126,
  });
  // Two rows of three, and a wide one below.
  const boxes = [box(0, 0), box(1, 0), box(2, 0), box(0, 1), box(1, 1), box(2, 1)];

  it('lead to the nearest in that direction', () => {
    expect(nearest(boxes, 0, [1, 0])).toBe(1);
    expect(nearest(boxes, 1, [0, 1])).toBe(4);
    expect(nearest(boxes, 5, [0, -1])).toBe(2);
    expect(nearest(boxes, 0, [0, -1])).toBe(-1);
  });

  it('lead on to the next row at the end of one, and nowhere after the last', () => {
    expect(step('ArrowRight', boxes, 2)).toBe(3);
    expect(step('ArrowRight', boxes, 5)).toBe(-1);
    expect(step('ArrowLeft', boxes, 0)).toBe(-1);
    expect(step('Home', boxes, 4)).toBe(0);
    expect(step('End', boxes, 0)).toBe(5);
    expect(step('x', boxes, 0)).toBe(-1);
  });
});
