import { createBreather } from '../turns/createBreather.ts';
import { sortPositions } from './sortPositions.ts';

/** Number of texts ranked between two checks of the clock. */
const rowsPerLook = 512;

/**
 * Returns the rank of each text in reading order: ignores case and accents, and compares numbers within texts by value.
 * Equal texts have the same rank. Sorting by rank compares texts only once. Yields to other requests in between.
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
