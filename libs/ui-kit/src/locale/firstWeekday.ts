import type { WeekDay } from '../dates/dateSettings.ts';

/** `Intl.Locale` as browsers have it: weeks by a method, by a property, or not at all. */
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** Regions whose weeks begin on Sunday, for browsers that do not know it. */
const sundayRegions: readonly string[] = 'US CA MX BR CO PE VE JP KR TW HK IN IL ZA PH'.split(' ');

/** Returns the first day of the week in the region of a BCP 47 tag: 0 is Sunday, 1 Monday. */
export function firstWeekday(tag: string): WeekDay {
  const locale: LocaleWithWeeks = new Intl.Locale(tag);
  const known = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  if (known !== undefined) return (known % 7) as WeekDay;
  const { region } = locale.maximize();
  return region !== undefined && sundayRegions.includes(region) ? 0 : 1;
}
