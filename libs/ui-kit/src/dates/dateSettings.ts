import type { DayPickerLocale } from 'react-day-picker';
import type { LocaleSettings } from '../locale/LocaleContext.ts';
import { assertTimeZone } from './timeZone.ts';
import { americanForm, type DateForm } from './dateParts.ts';
import { dateForm } from './dateForm.ts';
import { englishWords, type DateWords } from './dateWords.ts';

/** A day of the week: 0 is Sunday, 6 is Saturday. */
export type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Props of the date pickers for other languages, calendars weeks and time zones. */
export interface DateLocaleProps {
  /**
   * A locale of date-fns, as `react-day-picker/locale` exports them. It sets the names of months and days, the order
   * and separator of typed dates, and the first day of the week. Default: that of the `LocaleProvider`; without one
   * American English.
   */
  locale?: DayPickerLocale;
  /** The picker's own words. Default: those of the `LocaleProvider`; without one English. */
  words?: Partial<DateWords>;
  /** The first day of the week: 0 is Sunday, 1 Monday. Default: that of the `locale`; Sunday without a locale. */
  weekStartsOn?: WeekDay;
  /** Whether each week starts with its number, counted as in the `locale`. Default false. */
  showWeekNumber?: boolean;
  /**
   * The IANA name of the time zone, such as "America/New_York", in which days start and end and today is found.
   * Default: the zone of the environment.
   */
  timeZone?: string;
}

/** What the parts of a date picker need to know about language, weeks and numbers. */
export interface DateSettings {
  /** The locale, if one is given. */
  locale?: DayPickerLocale;
  /** Order and separator of typed dates. */
  form: DateForm;
  /** The picker's own words. */
  words: DateWords;
  /** The first day of the week. */
  weekStartsOn: WeekDay;
  /** Whether each week starts with its number. */
  showWeekNumber: boolean;
  /** The time zone of dates that come in and go out, if one is given. */
  timeZone?: string;
}

/** American English: mm/dd/yyyy, weeks from Sunday (KIT-DATE-1). */
export const americanSettings: DateSettings = {
  form: americanForm,
  words: englishWords,
  weekStartsOn: 0,
  showWeekNumber: false,
};

/**
 * Returns the settings that the props of a picker make.
 * @param page Language and region of the page, for what the props leave out.
 * @throws TypeError or RangeError for a locale, week start or time zone that does not exist.
 */
export function dateSettings(component: string, props: DateLocaleProps, page?: LocaleSettings): DateSettings {
  const { locale = page?.dates, words, showWeekNumber = false, timeZone } = props;
  const pageWords = (page?.texts.kitDates as DateWords | undefined) ?? englishWords;
  if (timeZone !== undefined) assertTimeZone(component, timeZone);
  if (locale !== undefined) assertLocale(component, locale);
  const weekStartsOn = props.weekStartsOn ?? locale?.options?.weekStartsOn ?? 0;
  assertWeekDay(component, weekStartsOn);
  return {
    locale,
    form: dateForm(locale),
    words: words ? { ...pageWords, ...words } : pageWords,
    weekStartsOn,
    showWeekNumber,
    timeZone,
  };
}

function assertWeekDay(component: string, day: number): void {
  if (Number.isInteger(day) && day >= 0 && day <= 6) return;
  throw new RangeError(
    `${component}: \`weekStartsOn\` must be a whole number from 0 (Sunday) to 6 (Saturday), not ${day}.`,
  );
}

function assertLocale(component: string, locale: Partial<DayPickerLocale>): void {
  if (locale.formatLong && locale.localize) return;
  throw new TypeError(
    `${component}: \`locale\` must be a locale of date-fns, not ${JSON.stringify(locale)}. Import one: import { de } from 'react-day-picker/locale'.`,
  );
}
