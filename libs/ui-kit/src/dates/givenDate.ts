import { isValidDate } from './dateRules.ts';

/**
 * A date that a caller has given: null for none and for an invalid `Date`, which is what a text that does not parse
 * becomes.
 * @throws TypeError for anything that is no `Date`; it names the component and the prop.
 */
export function givenDate(date: Date | null | undefined, component: string, prop: string): Date | null {
  if (date == null) return null;
  if (date instanceof Date) return isValidDate(date) ? date : null;
  throw new TypeError(
    `${component}: \`${prop}\` must be a Date or null, not ${JSON.stringify(date)}. Make a Date of it, such as new Date(2026, 10, 20).`,
  );
}
