/**
 * Shares `policies` among agencies by weight, at least one each, the sum exact.
 * Each running total is rounded, so that no rounding error gathers. Needs as many policies as weights.
 */
export function allotPolicies(policies: number, weights: Float64Array): Int32Array {
  const counts = new Int32Array(weights.length);
  const spare = policies - weights.length;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let running = 0;
  let given = 0;
  weights.forEach((weight, index) => {
    running += weight;
    const due = index === weights.length - 1 ? spare : Math.round((running / total) * spare);
    counts[index] = 1 + due - given;
    given = due;
  });
  return counts;
}
