import { pluralOf } from '@agency-insights/ui-kit';

/** Texts of one language by their English text. A missing text stays English. */
export type AppTexts = Readonly<Record<string, string>>;

/** Values for the places in a text, such as `{count}`. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Returns a text in the language of the page. The English text is its key: the code has it where it is shown. */
export type Translate = (english: string, values?: TextValues) => string;

/** The language and the region of a page: its texts, and how numbers and days are written. */
export interface Words {
  t: Translate;
  /** BCP 47 tag of language and region. */
  locale: string;
  /** A whole number with separators: 1248 → `1,248`. */
  formatCount: (value: number) => string;
  /** A count with its noun, given in English: `1 agency`, `1,248 agencies`. */
  formatCountOf: (value: number, one: string, many: string) => string;
  /** Cents as whole dollars: 3841265000 → `$38,412,650`. */
  formatDollars: (cents: number) => string;
  /** Cents as a short amount: 41260000000 → `$412.6M`. */
  formatCompactDollars: (cents: number) => string;
  /** Cents as a short amount with one decimal, so that amounts below each other compare: `$6.0M`. */
  formatShortDollars: (cents: number) => string;
  /** A ratio as a percentage without its sign: -0.018 → `1.8%`. */
  formatPercent: (ratio: number) => string;
  /** A `yyyy-mm-dd` day in words: `Jan 1, 2025`; any other text stays as it is. */
  formatDay: (iso: string) => string;
  /** A `yyyy-mm-dd` day without its year: `Jan 1`. */
  formatMonthDay: (iso: string) => string;
  /** A time of this year: `Nov 23, 2:31 PM`. */
  formatTime: (iso: string) => string;
}

const dollars = { style: 'currency', currency: 'USD' } as const;
// German has no short form of thousands, and would write them without a separator, to the tenth of a dollar.
const compact = {
  ...dollars,
  notation: 'compact',
  useGrouping: true,
  maximumFractionDigits: 1,
  maximumSignificantDigits: 4,
  roundingPriority: 'lessPrecision',
} as const;
const monthDay = { month: 'short', day: 'numeric' } as const;
// A day is the same one in each time zone.
const utc = { timeZone: 'UTC' } as const;

/** Makes the words of a language and a region. Formats are made when they are first used. */
export function createWords(locale: string, texts: AppTexts): Words {
  const t: Translate = (english, values) => {
    const text = texts[english] ?? english;
    return values ? text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)) : text;
  };
  const numbers = (options?: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined;
    // A minus sign is as wide as a digit, a hyphen is short.
    return (value: number) => (format ??= new Intl.NumberFormat(locale, options)).format(value).replace('-', '−');
  };
  const times = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (iso: string) => (format ??= new Intl.DateTimeFormat(locale, options)).format(new Date(iso));
  };
  const plural = pluralOf(locale);
  const formatCount = numbers();
  const wholeDollars = numbers({ ...dollars, maximumFractionDigits: 0 });
  const formatDollars = (cents: number) => wholeDollars(Math.round(cents / 100) + 0);
  // Below, a decimal would be a tenth of a dollar: German has no short form of thousands.
  const shortFrom = locale.startsWith('de') ? 1e8 : 1e5;
  const short = (options: Intl.NumberFormatOptions) => {
    const write = numbers(options);
    return (cents: number) => (Math.abs(cents) < shortFrom ? formatDollars(cents) : write(cents / 100));
  };
  const percent = numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const day = times({ ...monthDay, ...utc, year: 'numeric' });
  return {
    t,
    locale,
    formatCount,
    formatCountOf: (value, one, many) => `${formatCount(value)} ${t(plural(value, { one, other: many }))}`,
    formatDollars,
    formatCompactDollars: short(compact),
    formatShortDollars: short({ ...compact, minimumFractionDigits: 1 }),
    formatPercent: (ratio) => percent(Math.abs(ratio)),
    formatDay: (iso) => (/^\d{4}-\d{2}-\d{2}$/.test(iso) ? day(`${iso}T00:00:00Z`) : iso),
    formatMonthDay: times({ ...monthDay, ...utc }),
    formatTime: times({ ...monthDay, hour: 'numeric', minute: '2-digit' }),
  };
}

/** The app without another choice. */
export const englishWords = /* @__PURE__ */ createWords('en-US', {});
