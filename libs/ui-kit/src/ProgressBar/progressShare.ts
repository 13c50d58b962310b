/**
 * How far a value is on its way from `min` to `max`, in percent from 0 to 100. What lies outside counts as the nearer end, and
 * what is no number as the beginning.
 * @throws Error when `max` does not exceed `min`.
 */
export function progressShare(value: number, min: number, max: number): number {
  if (!(max > min)) {
    throw new Error(`ProgressBar needs a max greater than its min; it was given min ${min} and max ${max}.`);
  }
  if (Number.isNaN(value)) return 0;
  if (value >= max) return 100;
  return Math.max(0, ((value - min) / (max - min)) * 100);
}
