/**
 * Distributes `policies` among agencies by weight, at least one each, with an exact sum. Rounds running totals, so that
 * errors do not accumulate. Needs at least as many policies as weights.
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
