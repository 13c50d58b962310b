import type { Random } from './createRandom.ts';

/**
 * Returns a function that draws a position by weight in constant time
 * (Walker's alias method, in Vose's form). Throws a RangeError without a positive, finite weight.
 */
export function createWeightedChoice(weights: readonly number[]): (random: Random) => number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0) || !Number.isFinite(total) || weights.some((weight) => weight < 0)) {
    throw new RangeError('A weighted choice needs weights that are not negative, one of them positive.');
  }
  const count = weights.length;
  const keep = Float64Array.from(weights, (weight) => (weight * count) / total);
  const alias = new Int32Array(count);
  const small: number[] = [];
  const large: number[] = [];
  keep.forEach((weight, index) => (weight < 1 ? small : large).push(index));
  while (small.length > 0 && large.length > 0) {
    const poor = small.pop() ?? 0;
    const rich = large.at(-1) ?? 0;
    alias[poor] = rich;
    keep[rich]! -= 1 - keep[poor]!;
    if (keep[rich]! < 1) small.push(large.pop() ?? 0);
  }
  // The remaining ones are 1 except for rounding.
  for (const index of [...small, ...large]) keep[index] = 1;
  return (random) => {
    const index = random.integer(count);
    return random.fraction() < keep[index]! ? index : alias[index]!;
  };
}
