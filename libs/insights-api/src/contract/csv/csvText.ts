import { withoutFormula } from './withoutFormula.ts';

/** Returns a text as a CSV cell (RFC 4180) that no spreadsheet runs as a formula. */
export function csvText(text: string): string {
  const safe = withoutFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
