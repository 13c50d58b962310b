import { isValidDate } from './dateRules.ts';
import { dayFromZone } from './timeZone.ts';

/**
 * Returns a caller's date; null for none and for an invalid `Date`.
 * @throws TypeError for anything that is no `Date`; it names the component and the prop.
 */
function givenDate(date: Date | null | undefined, component: string, prop: string): Date | null {
  if (date == null) return null;
  if (date instanceof Date) return isValidDate(date) ? date : null;
  throw mistakenDate(date, component, prop, 'a Date');
}

/** Returns a date that a caller has given as a day of local time. */
export function givenDay(
  date: Date | null | undefined,
  component: string,
  prop: string,
  timeZone: string | undefined,
): Date | null {
  const given = givenDate(date, component, prop);
  return given && dayFromZone(given, timeZone);
}

/** Returns the error for a value that a picker cannot use, with a sentence that says what to give. */
export function mistakenDate(value: unknown, component: string, prop: string, wanted: string): TypeError {
  return new TypeError(
    `${component}: \`${prop}\` must be ${wanted} or null, not ${JSON.stringify(value)}. Make a Date: new Date(2026, 10, 20).`,
  );
}
