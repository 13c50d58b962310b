/**
 * Returns the change between two premiums as a fraction; null where a percentage does not say it: if the earlier one is not
 * above 0, or if more was returned than written since, which would be a fall by more than 100 %.
 */
export function growthOf(premium: number, previous: number): number | null {
  return premium >= 0 && previous > 0 ? premium / previous - 1 : null;
}
