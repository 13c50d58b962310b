/** How a date stamp is written. */
export type DateStampFormat = 'YYYYMMDD' | 'DDMMYYYY';

/** Today's date, local time, as eight digits: `20261120`, or `20112026` with `DDMMYYYY`. */
export function dateStamp(format: DateStampFormat = 'YYYYMMDD', now: () => Date = () => new Date()): string {
  const today = now();
  const year = String(today.getFullYear()).padStart(4, '0');
  const month = String(today.getMonth() + 1).padStart(2, '0');
  const day = String(today.getDate()).padStart(2, '0');
  return format === 'YYYYMMDD' ? `${year}${month}${day}` : `${day}${month}${year}`;
}
