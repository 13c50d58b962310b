import { countColors, isEdgeColor, mostRounding, pixelsOf, stepBetween } from './colors.ts';
import type { Picture } from './Picture.ts';

/** Result of comparing two pictures. */
export interface Comparison {
  /** How many pixels differ; those that only one of the two has count too. */
  pixels: number;
  /** Whether width and height are the same. */
  sameSize: boolean;
  /** The expected picture, faded where anything differs, with those pixels in red; as large as the larger of the two. */
  difference: Picture;
}

/**
 * How far a channel may be off, of 255. Chromium blends with whole numbers whose last bit depends on the order in
 * which layers come together; one step is invisible.
 */
const channelStep = 1;

const red = [217, 30, 24, 255] as const;

/**
 * Compares two pictures pixel by pixel: the expected one, as it was kept, and the actual one. Where the actual one has
 * the colour of an edge, the expected one may have been rounded.
 */
export function comparePictures(expected: Picture, actual: Picture): Comparison {
  const sameSize = expected.width === actual.width && expected.height === actual.height;
  const agree = agreement(actual);
  const wanted = pixelsOf(expected);
  const found = pixelsOf(actual);
  // The usual case, in which no difference image is needed.
  if (sameSize && wanted.every((color, pixel) => agree(color, found[pixel] ?? 0)))
    return { pixels: 0, sameSize, difference: expected };
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const difference: Picture = { width, height, data: new Uint8Array(width * height * 4) };
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = numberOf(expected, x, y);
      const there = numberOf(actual, x, y);
      const same = here !== undefined && there !== undefined && agree(wanted[here] ?? 0, found[there] ?? 0);
      if (!same) pixels += 1;
      difference.data.set(same ? faded(expected, here) : red, (y * width + x) * 4);
    }
  }
  return { pixels, sameSize, difference };
}

/** Whether an expected colour and one of the actual picture are the same. */
function agreement(actual: Picture): (expected: number, found: number) => boolean {
  let counts: Map<number, number> | undefined;
  return (expected, found) => {
    if (expected === found) return true;
    const step = stepBetween(expected, found);
    if (step <= channelStep) return true;
    if (step > channelStep + mostRounding) return false;
    counts ??= countColors(pixelsOf(actual));
    return isEdgeColor(counts.get(found) ?? 0, actual.width * actual.height);
  };
}

function numberOf({ width, height }: Picture, x: number, y: number): number | undefined {
  return x < width && y < height ? y * width + x : undefined;
}

/** A pixel as a pale grey, so that what is red stands out. */
function faded({ data }: Picture, pixel: number): readonly number[] {
  const [r = 0, g = 0, b = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
  const grey = Math.round(255 - (255 - (0.3 * r + 0.59 * g + 0.11 * b)) * 0.3);
  return [grey, grey, grey, 255];
}
