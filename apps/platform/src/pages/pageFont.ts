import { readFile } from 'node:fs/promises';

/** Weights of Roboto that the pages use. */
const weights = ['400', '500'] as const;

/** Styles with the pages' font faces. */
export const fontFaces = weights
  .map(
    (weight) =>
      `@font-face { font-family: Roboto; font-weight: ${weight}; font-display: swap; src: url(/fonts/roboto-${weight}.woff2) format("woff2"); }`,
  )
  .join('\n');

/** A font file with its response headers. */
export interface PageFont {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Returns the font file of an address in `fontFaces`; null for any other address. */
export async function readPageFont(pathname: string): Promise<PageFont | null> {
  const weight = weights.find((known) => pathname === `/fonts/roboto-${known}.woff2`);
  if (weight === undefined) return null;
  const file = new URL(import.meta.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`));
  return {
    bytes: new Uint8Array(await readFile(file)),
    headers: { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=604800' },
  };
}
