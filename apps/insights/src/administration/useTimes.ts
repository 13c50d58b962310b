import { useLocale } from '@agency-insights/ui-kit';

/** Time formats of the administration pages. */
export interface Times {
  /** A time in the region's format: `Nov 20, 2026, 9:30 AM`. */
  timeText: (iso: string) => string;
  /** A time to the second, with its time zone: an audit trail needs both. */
  momentText: (iso: string) => string;
  /** The day of `momentText`. */
  dayText: (iso: string) => string;
  /** The time of `momentText`. */
  clockText: (iso: string) => string;
}

const known = new Map<string, Times>();

/** Returns the forms of times in the region of the page; the same object until the region changes. */
export function useTimes(): Times {
  const locale = useLocale();
  const times = known.get(locale) ?? timesOf(locale);
  known.set(locale, times);
  return times;
}

function timesOf(locale: string): Times {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'long' });
  return {
    timeText: (iso) => time.format(new Date(iso)),
    momentText: (iso) => moment.format(new Date(iso)),
    dayText: (iso) => day.format(new Date(iso)),
    clockText: (iso) => clock.format(new Date(iso)),
  };
}
