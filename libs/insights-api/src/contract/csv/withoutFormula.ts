/** What spreadsheets take for the beginning of a formula; in East Asian versions the wide forms of the signs too. */
export const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Where a spreadsheet that separates cells otherwise would begin a formula in the middle of a text. */
const laterFormula = /[;\t\r\n]"*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Returns a text that no spreadsheet runs as a formula, also not one that reads a semicolon or a tab as the end of a cell: an
 * apostrophe precedes what begins as a formula does.
 */
export function withoutFormula(text: string): string {
  const safe = text.replaceAll(laterFormula, "$&'");
  return formulaStart.test(safe) ? `'${safe}` : safe;
}
