import { setTimeout as sleep } from 'node:timers/promises';
import type { Baselines, Variant } from './baselines.ts';
import { comparePictures, type Comparison } from './comparePictures.ts';
import type { Failures } from './failures.ts';
import { encodePng } from './encodePng.ts';
import { readPicture } from './Picture.ts';

/** Inputs of a picture check. */
export interface PictureCheck {
  /** The story's id. */
  storyId: string;
  /** The way it is drawn. */
  variant: Variant;
  /** Takes the picture as a PNG. Called again if the first one differs from the baseline. */
  take: () => Promise<Buffer>;
  /** The picture options of the story. */
  baselines: Baselines;
  /** Store of failed pictures. */
  failures: Failures;
  /** Stores the picture as baseline instead of comparing it. Default false. */
  update?: boolean;
  /** Waits between two takes. Default: the clock. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** Delays between takes in which movement ends, ms. */
const waitsMs = [50, 100, 200, 400, 800, 1_600];

/**
 * Compares a story with its baseline. Returns undefined if they match, else a sentence with the difference, its files
 * and the fix.
 */
export async function checkPicture(check: PictureCheck): Promise<string | undefined> {
  const { storyId, variant, baselines, update = false } = check;
  const expected = baselines.read(storyId, variant);
  const { png, comparison } = await takeAtRest(check, expected);
  if (comparison && comparison.pixels === 0) return undefined;
  if (update) {
    baselines.write(storyId, variant, encodePng(readPicture(png)));
    return undefined;
  }
  return report(check, png, expected && comparison && { png: expected, comparison });
}

/** Takes pictures until one matches the baseline, or until they no longer change. */
async function takeAtRest(
  { take, wait = sleep }: PictureCheck,
  expected: Buffer | undefined,
): Promise<{ png: Buffer; comparison: Comparison | undefined }> {
  let png = await take();
  let comparison = expected && compare(expected, png);
  for (const pause of waitsMs) {
    if (comparison?.pixels === 0) break;
    await wait(pause);
    const next = await take();
    const isAtRest = next.equals(png);
    png = next;
    comparison = expected && (isAtRest ? comparison : compare(expected, png));
    // Without an expectation rest is enough; with one, what is late gets its time.
    if (isAtRest && !expected) break;
  }
  return { png, comparison };
}

function compare(expected: Buffer, actual: Buffer): Comparison {
  return comparePictures(readPicture(expected), readPicture(actual));
}

function report(
  { storyId, variant, failures }: PictureCheck,
  actual: Buffer,
  expected: { png: Buffer; comparison: Comparison } | undefined,
): string {
  const update = `npm run visual -- --update --grep ${storyId}`;
  if (!expected) {
    const folder = failures.keep(storyId, variant, { actual });
    return `${storyId} has no ${variant} picture yet. Look at ${folder}; if it is right, keep it with \`${update}\`.`;
  }
  const { pixels, sameSize, difference } = expected.comparison;
  const folder = failures.keep(storyId, variant, {
    expected: expected.png,
    actual,
    difference: encodePng(difference),
  });
  const what = sameSize ? (pixels === 1 ? '1 pixel differs' : `${pixels} pixels differ`) : 'its size differs';
  return `The ${variant} picture of ${storyId} is not the expected one: ${what}. Expected, actual and difference are in ${folder}. If the change is wanted, keep it with \`${update}\`.`;
}
