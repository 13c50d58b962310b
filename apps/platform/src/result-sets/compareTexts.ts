import type { Breather } from '../turns/createBreather.ts';
import type { TextMatcher } from './textMatcher.ts';

/** Number of texts compared with all patterns of a filter between two checks of the clock. */
export const textsOfShortTurn = 16;

/** Compares lower-case texts with a filter: 1 for those that pass, by position. Yields to other requests. */
export async function compareTexts(
  texts: readonly string[],
  matches: TextMatcher,
  breather: Breather,
): Promise<Uint8Array> {
  const passes = new Uint8Array(texts.length);
  for (let at = 0; at < texts.length; at++) {
    if (matches(texts[at] ?? null)) passes[at] = 1;
    if (at % textsOfShortTurn === 0 && breather.isDue()) await breather.breathe();
  }
  return passes;
}
