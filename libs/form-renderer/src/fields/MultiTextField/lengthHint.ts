/** Which lengths a typed value may have, in words; undefined where any may. */
export function lengthHint({ minLength, maxLength }: { minLength?: number; maxLength?: number }): string | undefined {
  if (minLength !== undefined && maxLength !== undefined) {
    return minLength === maxLength
      ? `Enter ${characters(minLength)} each`
      : `Enter ${minLength} to ${characters(maxLength)} each`;
  }
  if (minLength !== undefined) return `Enter at least ${characters(minLength)} each`;
  return maxLength === undefined ? undefined : `Enter at most ${characters(maxLength)} each`;
}

function characters(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`;
}
