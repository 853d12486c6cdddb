import { describe, expect, it } from 'vitest';
import { asAddress, sprite, withArt } from './face';

const FACE = '<svg><image href="%art%" x="2" width="3"/><path/></svg>';

describe('a face', () => {
  it('has a tinted window until its art has come', () => {
    expect(withArt(FACE, '#123456', undefined)).toBe(
      '<svg><rect fill="#123456" x="2" width="3"/><path/></svg>',
    );
  });

  it('has its art in the same place', () => {
    const address = asAddress('<svg fill="#fff">$&</svg>');
    expect(withArt(FACE, '#123456', address)).toBe(
      '<svg><rect fill="#123456" x="2" width="3"/>' +
        `<image href="${address}" x="2" width="3"/><path/></svg>`,
    );
    expect(address).not.toMatch(/[<>"#]/);
  });

  it('without a window stays as it is', () => {
    expect(withArt('<svg/>', '#123456', 'data:,')).toBe('<svg/>');
  });
});

it('a sprite has each icon by its name, unseen and unheard', () => {
  const made = sprite({ trade: '<path d="M1 2"/>', draw: '<path/>' });
  expect(made).toMatch(/^<svg [^>]*display="none" aria-hidden="true">/);
  expect(made.match(/<symbol id="icon-\w+"/g)).toEqual([
    '<symbol id="icon-trade"',
    '<symbol id="icon-draw"',
  ]);
  expect(made).toContain('stroke="currentColor"><path d="M1 2"/></symbol>');
});
