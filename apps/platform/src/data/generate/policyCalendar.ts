/** Years of history of a generated set, up to its last day. */
export const yearsOfHistory = 4;

/** Days of the year on which policies begin; the 366th of a leap year is not used. */
export const daysOfYear = 365;

const msPerDay = 86_400_000;

/** The days on which policies of a generated set begin and renew. */
export interface PolicyCalendar {
  /** Last day of the data, days since 1970-01-01. */
  lastDay: number;
  /** Day since 1970-01-01 on which a policy with anniversary `offset` begins its term in year `year` (0 is the first; one more year for expirations). */
  day(year: number, offset: number): number;
  /** Position in `months` of the month in which that day is. */
  month(year: number, offset: number): number;
  /** Every month of the history, `yyyy-mm`; the first and the last can be incomplete. */
  months: readonly string[];
  /** First day of a month of the history, days since 1970-01-01. */
  firstDayOf(month: number): number;
  /** Month of the year of each anniversary, 0 for January. */
  anniversaryMonths: Uint8Array;
  /** Anniversary offsets of 1 January and 1 July, the peaks of commercial policies. */
  newYear: number;
  midYear: number;
}

/** Creates the calendar of the four years up to and including `asOf` (`yyyy-mm-dd`). */
export function createPolicyCalendar(asOf: string): PolicyCalendar {
  const last = new Date(`${asOf}T00:00:00Z`);
  const [year, month, date] = [last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate()];
  const days = new Int32Array((yearsOfHistory + 1) * daysOfYear);
  const anniversaries = Array.from(
    { length: daysOfYear },
    (_, offset) => new Date(Date.UTC(year - yearsOfHistory, month, date + 1 + offset)),
  );
  for (let term = 0; term <= yearsOfHistory; term += 1) {
    anniversaries.forEach((first, offset) => {
      days[term * daysOfYear + offset] =
        Date.UTC(first.getUTCFullYear() + term, first.getUTCMonth(), first.getUTCDate()) / msPerDay;
    });
  }
  const offsetOf = (monthIndex: number) =>
    Math.max(
      0,
      anniversaries.findIndex((day) => day.getUTCMonth() === monthIndex && day.getUTCDate() === 1),
    );
  const firstMonth = monthNumber(anniversaries[0] ?? last);
  const monthCount = monthNumber(last) - firstMonth + 1;
  const anniversaryOffsets = Int16Array.from(anniversaries, (first) => monthNumber(first) - firstMonth);
  return {
    month: (term, offset) => term * 12 + anniversaryOffsets[offset]!,
    months: Array.from({ length: monthCount }, (_, index) => isoMonth(firstMonth + index)),
    firstDayOf: (index) => Date.UTC(Math.floor((firstMonth + index) / 12), (firstMonth + index) % 12, 1) / msPerDay,
    anniversaryMonths: Uint8Array.from(anniversaries, (first) => first.getUTCMonth()),
    lastDay: last.getTime() / msPerDay,
    day: (term, offset) => days[term * daysOfYear + offset]!,
    newYear: offsetOf(0),
    midYear: offsetOf(6),
  };
}

function monthNumber(date: Date): number {
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

function isoMonth(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
}
