import { withoutFormula } from './withoutFormula.ts';

/** Where a spreadsheet that separates cells otherwise would begin a formula in the middle of a text. */
const laterFormula = /[;\t\r\n]"*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Returns a text as a cell of a CSV file (RFC 4180), which no spreadsheet takes for a formula, also not one that reads a
 * semicolon or a tab as the end of a cell.
 */
export function csvText(text: string): string {
  const safe = withoutFormula(text).replaceAll(laterFormula, "$&'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
