// A face as it is sent: a frame that names its icons and leaves a window for its art.

export type Level = 'chip' | 'thumb' | 'full';

const WINDOW = /<image href="%art%"([^>]*)\/>/;

/** An SVG as an address that an image can have. */
export function asAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The face with its art, if that has come; behind it, and until then, the window has a tint. */
export function withArt(face: string, tint: string, address: string | undefined): string {
  return face.replace(WINDOW, (_, place: string) => {
    const ground = `<rect fill="${tint}"${place}/>`;
    return address ? `${ground}<image href="${address}"${place}/>` : ground;
  });
}

/** Icons as symbols, to be set into the page once; faces point to them by name. */
export function sprite(icons: Record<string, string>): string {
  const symbols = Object.entries(icons).map(
    ([name, drawing]) =>
      `<symbol id="icon-${name}" viewBox="0 0 24 24" overflow="visible" fill="none" ` +
      `stroke="currentColor">${drawing}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" display="none" aria-hidden="true">${symbols.join('')}</svg>`;
}
