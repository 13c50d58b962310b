import { contrastRatio } from './contrastRatio.ts';
import { fromOklch, toOklch } from './oklch.ts';

/** What a colour lies on or bears, and the min contrast that it needs with it. */
export type ContrastNeed = readonly [other: string, min: number];

const step = 0.004;

/**
 * Returns a colour itself where it has enough contrast, else the nearest lighter or darker tone of its hue that has.
 * @param needs The contrast needs, which one tone must be able to meet.
 */
export function readableTone(color: string, needs: readonly ContrastNeed[]): string {
  if (meets(color, needs)) return color;
  const origin = toOklch(color);
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [origin.lightness - distance, origin.lightness + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const tone = fromOklch({ ...origin, lightness });
      if (meets(tone, needs)) return tone;
    }
  }
  return color;
}

/** Whether a colour has enough contrast with everything. */
export function meets(color: string, needs: readonly ContrastNeed[]): boolean {
  return needs.every(([other, min]) => contrastRatio(color, other) >= min);
}

/** Returns the tone of a hue that is as light as a model, and no more colourful than it. */
export function toneLike(color: string, model: string): string {
  const { chroma, hue } = toOklch(color);
  const like = toOklch(model);
  return fromOklch({ lightness: like.lightness, chroma: Math.min(chroma, like.chroma), hue });
}

/** Returns a colour made darker (negative) or lighter. */
export function shifted(color: string, by: number): string {
  const origin = toOklch(color);
  return fromOklch({ ...origin, lightness: Math.min(1, Math.max(0, origin.lightness + by)) });
}
