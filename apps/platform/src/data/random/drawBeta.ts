import type { Random } from './createRandom.ts';

/**
 * Draws from the beta distribution with a mean and a standard deviation, as the ratio of two gamma draws.
 * Both parameters of the distribution must come out above 1: the deviation must be small beside the mean and 1 - mean.
 */
export function drawBeta(random: Random, mean: number, deviation: number): number {
  const sum = (mean * (1 - mean)) / deviation ** 2 - 1;
  const first = drawGamma(random, mean * sum);
  return first / (first + drawGamma(random, (1 - mean) * sum));
}

/** Marsaglia and Tsang (2000), "A simple method for generating gamma variables"; for shapes from 1. */
function drawGamma(random: Random, shape: number): number {
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const normal = random.normal();
    const v = (1 + c * normal) ** 3;
    if (v > 0 && Math.log(1 - random.fraction()) < normal ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}
