import { withoutFormula } from './withoutFormula.ts';

/** A text as a cell of a CSV file (RFC 4180), which no spreadsheet takes for a formula. */
export function csvText(text: string): string {
  const safe = withoutFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
