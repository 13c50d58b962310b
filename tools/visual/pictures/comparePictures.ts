import type { Picture } from './Picture.ts';

/** What came of laying one picture over another. */
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
 * which layers come together; nobody sees one step.
 */
const channelStep = 1;

const red = [217, 30, 24, 255] as const;

/** Compares two pictures pixel by pixel. */
export function comparePictures(expected: Picture, actual: Picture): Comparison {
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const sameSize = expected.width === actual.width && expected.height === actual.height;
  // Nearly always: nobody looks at the difference then.
  if (sameSize && Buffer.compare(expected.data, actual.data) === 0)
    return { pixels: 0, sameSize, difference: expected };
  const difference: Picture = { width, height, data: new Uint8Array(width * height * 4) };
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const same = pixelsAgree(expected, actual, x, y);
      if (!same) pixels += 1;
      difference.data.set(same ? faded(expected, x, y) : red, (y * width + x) * 4);
    }
  }
  return { pixels, sameSize, difference };
}

function pixelsAgree(first: Picture, second: Picture, x: number, y: number): boolean {
  const here = offsetOf(first, x, y);
  const there = offsetOf(second, x, y);
  if (here === undefined || there === undefined) return false;
  for (let channel = 0; channel < 4; channel += 1) {
    const step = Math.abs((first.data[here + channel] ?? 0) - (second.data[there + channel] ?? 0));
    if (step > channelStep) return false;
  }
  return true;
}

function offsetOf({ width, height }: Picture, x: number, y: number): number | undefined {
  return x < width && y < height ? (y * width + x) * 4 : undefined;
}

/** A pixel as a pale grey, so that what is red stands out. */
function faded(picture: Picture, x: number, y: number): readonly number[] {
  const offset = offsetOf(picture, x, y) ?? 0;
  const [r = 0, g = 0, b = 0] = picture.data.subarray(offset, offset + 3);
  const grey = Math.round(255 - (255 - (0.3 * r + 0.59 * g + 0.11 * b)) * 0.3);
  return [grey, grey, grey, 255];
}
