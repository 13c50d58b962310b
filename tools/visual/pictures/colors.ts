import type { Picture } from './Picture.ts';

/**
 * How far a channel of an edge's colour may be rounded, of 255, when a picture is kept. Text and curves are drawn in
 * hundreds of shades that few pixels bear; with them rounded nearly every picture has a palette and less than half the
 * weight.
 */
export const mostRounding = 8;

const maxPaletteColors = 256;

/** The colours of a picture, and which of them each pixel has. */
export interface Palette {
  /** Four bytes a colour, as in the picture's data. */
  colors: Uint32Array;
  /** One number a pixel. */
  numbers: Uint8Array;
}

/** The picture's pixels as one number each. */
export function pixelsOf({ data }: Picture): Uint32Array {
  if (data.byteOffset % 4 === 0) return new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4);
  return new Uint32Array(data.slice().buffer);
}

/** How many pixels have each colour, the most frequent one first. */
export function countColors(pixels: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let start = 0, pixel = 1; pixel <= pixels.length; pixel += 1) {
    if (pixel < pixels.length && pixels[pixel] === pixels[start]) continue;
    const color = pixels[start] ?? 0;
    counts.set(color, (counts.get(color) ?? 0) + pixel - start);
    start = pixel;
  }
  return new Map([...counts].sort(([, first], [, second]) => second - first));
}

/**
 * Whether a colour is an edge's, borne by less than one pixel in a thousand. Those that are rounded are borne by half
 * as many, so that no colour is rounded that counts as a plane's in the next picture of the same thing.
 */
export function isEdgeColor(count: number, pixels: number): boolean {
  return count * 1_000 < pixels;
}

/** The largest step between two colours in one channel. */
export function stepBetween(first: number, second: number): number {
  let largest = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const step = Math.abs(((first >>> shift) & 255) - ((second >>> shift) & 255));
    if (step > largest) largest = step;
  }
  return largest;
}

/** The picture in at most 256 colours, those of edges rounded; undefined where that is not enough. */
export function paletteOf(picture: Picture): Palette | undefined {
  const pixels = pixelsOf(picture);
  const numbers = numberColors(countColors(pixels), pixels.length);
  if (numbers === undefined) return undefined;
  const colors = new Uint32Array(new Set(numbers.values()).size);
  // The first colour with a number is the one that the others were rounded to.
  for (const [color, number] of [...numbers].reverse()) colors[number] = color;
  return { colors, numbers: Uint8Array.from(pixels, (color) => numbers.get(color) ?? 0) };
}

/** A number for each colour, edges' colours together with others of their kind; undefined where there are too many. */
function numberColors(counts: ReadonlyMap<number, number>, pixels: number): Map<number, number> | undefined {
  const numbers = new Map<number, number>();
  const roundedTo: number[] = [];
  let next = 0;
  for (const [color, count] of counts) {
    const canBeRounded = isEdgeColor(count * 2, pixels);
    const near = canBeRounded ? roundedTo.find((other) => stepBetween(color, other) <= mostRounding) : undefined;
    if (near === undefined) {
      if (next === maxPaletteColors) return undefined;
      numbers.set(color, next);
      next += 1;
      if (canBeRounded) roundedTo.push(color);
    } else numbers.set(color, numbers.get(near) ?? 0);
  }
  return numbers;
}
