/** How a locale writes days and times. Texts are cached: tables search millions of dates. */
interface DateForm {
  day: Intl.DateTimeFormat;
  time: Intl.DateTimeFormat;
  /** Known days by their number since 1970. */
  days: Map<number, string>;
  /** Known times by their minute of the day. */
  times: Map<number, string>;
}

const forms = new Map<string, DateForm>();
const minuteMs = 60_000;
const minutesOfDay = 1440;
/** Max number of cached days: those of a century and more. */
const maxDays = 50_000;

/**
 * Returns a date in UTC as the locale writes it: 12/31/2025 in American English, 31.12.2025 in German; with `showTime`
 * followed by the time. The calendar is the Gregorian one with Western digits, as in date pickers. Null if invalid.
 */
export function dateText(date: Date, locale: string, showTime = false): string | null {
  const minutes = Math.floor(date.getTime() / minuteMs);
  if (Number.isNaN(minutes)) return null;
  const { day, time, days, times } = formOf(locale);
  const number = Math.floor(minutes / minutesOfDay);
  if (days.size > maxDays) days.clear();
  const text = knownText(days, number, day, date);
  return showTime ? `${text} ${knownText(times, minutes - number * minutesOfDay, time, date)}` : text;
}

function knownText(known: Map<number, string>, key: number, format: Intl.DateTimeFormat, date: Date): string {
  let text = known.get(key);
  if (text === undefined) {
    // As users type it: without direction marks, and with a plain space before AM.
    text = format
      .format(date)
      .replaceAll(/[\u200e\u200f]/g, '')
      .replaceAll(/\s/g, ' ');
    known.set(key, text);
  }
  return text;
}

function formOf(locale: string): DateForm {
  let form = forms.get(locale);
  if (!form) {
    const common = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' };
    form = {
      day: new Intl.DateTimeFormat(locale, { ...common, day: '2-digit', month: '2-digit', year: 'numeric' }),
      time: new Intl.DateTimeFormat(locale, { ...common, hour: '2-digit', minute: '2-digit' }),
      days: new Map(),
      times: new Map(),
    };
    forms.set(locale, form);
  }
  return form;
}
