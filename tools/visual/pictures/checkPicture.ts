import { setTimeout as sleep } from 'node:timers/promises';
import type { Baselines, Variant } from './baselines.ts';
import { comparePictures, type Comparison } from './comparePictures.ts';
import type { Failures } from './failures.ts';
import { encodePng } from './encodePng.ts';
import { readPicture } from './Picture.ts';

/** What a check of a picture needs. */
export interface PictureCheck {
  /** The story's id. */
  storyId: string;
  /** The way it is drawn. */
  variant: Variant;
  /** Takes the picture, as a PNG. It is called again where the first one is not the expected one. */
  take: () => Promise<Buffer>;
  /** The picture options of the story. */
  baselines: Baselines;
  /** Where pictures that fail are laid down. */
  failures: Failures;
  /** Keeps the picture instead of judging it. Default false. */
  update?: boolean;
  /** Waits between two takes. Default: the clock. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

/** What is still moving comes to rest within these waits, in ms. */
const waitsMs = [50, 100, 200, 400, 800, 1_600];

/**
 * Holds a story to its picture. Answers undefined where they agree, else a sentence that says what differs, where to
 * see it and what to do.
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

/** Takes the picture until it is the expected one, or until it no longer changes. */
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
