/** Start of a formula in spreadsheets, including the full-width signs of East Asian versions. */
export const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Start of a formula inside a text, for spreadsheets with another separator. */
const laterFormula = /[;\t\r\n]"*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Returns a text that no spreadsheet runs as a formula, even with semicolons or tabs as separators: puts an apostrophe
 * before each start of a formula.
 */
export function withoutFormula(text: string): string {
  const safe = text.replaceAll(laterFormula, "$&'");
  return formulaStart.test(safe) ? `'${safe}` : safe;
}
