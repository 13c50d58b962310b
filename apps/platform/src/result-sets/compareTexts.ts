import type { Breather } from '../turns/createBreather.ts';
import type { TextMatcher } from './textMatcher.ts';

/** So many texts are compared with all patterns of a filter before the clock is looked at. */
export const textsOfShortTurn = 16;

/** Compares texts, given in lower case, with a filter: 1 for those that pass, by position. Lets other requests have their turn. */
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
