import { createBreather } from '../turns/createBreather.ts';
import { sortPositions } from './sortPositions.ts';

/** Ranked between two looks at the clock. */
const rowsPerLook = 512;

/**
 * The rank of each text in reading order: without regard to case and accents, numbers inside by their value.
 * Texts that are equal in that order have the same rank. Ranks are compared instead of texts: once for each text, not for each pair.
 * Other requests have their turn in between.
 */
export async function rankTexts(texts: readonly string[]): Promise<Int32Array> {
  const { compare } = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });
  const breather = createBreather();
  const order = await sortPositions(texts.length, (a, b) => compare(texts[a]!, texts[b]!), breather);
  const ranks = new Int32Array(texts.length);
  let rank = 0;
  for (const [at, index] of order.entries()) {
    if (at > 0 && compare(texts[order[at - 1]!]!, texts[index]!) !== 0) rank += 1;
    ranks[index] = rank;
    if (at % rowsPerLook === 0 && breather.isDue()) await breather.breathe();
  }
  return ranks;
}
