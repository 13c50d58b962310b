/**
 * Makes sure that a time zone exists.
 * @throws RangeError for an unknown name, with a sentence that says what to give.
 */
export function assertTimeZone(component: string, timeZone: string): void {
  try {
    dayFormat(timeZone);
  } catch {
    throw new RangeError(
      `${component}: \`timeZone\` must be the IANA name of a time zone, such as "America/New_York", not ${JSON.stringify(timeZone)}.`,
    );
  }
}

/**
 * Returns the day that a date lies on in a time zone, as the same day in local time. The pickers count days in local
 * time; only dates that come in or go out know about the zone. Without a zone the date stays as it is.
 */
export function dayFromZone(date: Date, timeZone: string | undefined): Date {
  if (!timeZone) return date;
  const { year, month, day } = dayParts(date.getTime(), dayFormat(timeZone));
  const local = new Date(2000, 0, 1);
  local.setFullYear(year, month - 1, day);
  return local;
}

/** Returns the first moment of a local day in a time zone. */
export function startInZone(day: Date, timeZone: string | undefined): Date {
  return timeZone ? new Date(startOfDayNumber(dayNumber(day), timeZone)) : day;
}

/** Returns the last moment of a local day in a time zone: 23:59:59.999 (KIT-DATE-2). */
export function endInZone(day: Date, timeZone: string | undefined): Date {
  return timeZone ? new Date(startOfDayNumber(dayNumber(day) + 1, timeZone) - 1) : day;
}

const dayLength = 86_400_000;

/** Formats are slow to make and are needed with every render. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  formats.set(timeZone, format);
  return format;
}

function dayParts(time: number, format: Intl.DateTimeFormat) {
  const [month = 0, day = 0, year = 0] = format.format(time).split('/').map(Number);
  return { year, month, day };
}

/** Counts the days since 1970, which takes no notice of clocks. */
function numberOfDay(year: number, month: number, day: number): number {
  // `Date.UTC` takes years below 100 for years of the last century.
  return new Date(0).setUTCFullYear(year, month - 1, day) / dayLength;
}

function dayNumber(local: Date): number {
  return numberOfDay(local.getFullYear(), local.getMonth() + 1, local.getDate());
}

/**
 * Finds the moment at which a day starts, by halving the two days around it. Midnight may not exist (clocks turned
 * forward), and old offsets have seconds, which `TZDate` rounds; neither matters here.
 */
function startOfDayNumber(wanted: number, timeZone: string): number {
  const format = dayFormat(timeZone);
  let before = (wanted - 2) * dayLength;
  let start = (wanted + 2) * dayLength;
  while (start - before > 1) {
    const middle = Math.floor((before + start) / 2);
    const { year, month, day } = dayParts(middle, format);
    if (numberOfDay(year, month, day) < wanted) before = middle;
    else start = middle;
  }
  return start;
}
