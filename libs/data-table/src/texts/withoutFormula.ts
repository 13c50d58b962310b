/** What spreadsheets read as the beginning of a formula, also in the wide forms of East Asian scripts. */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Where a spreadsheet that separates cells otherwise would begin a formula in the middle of a text. */
const laterFormula = /[;\t\r\n]"*(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** An amount with a sign, which is no formula: -5, +1,234.50, -$12, -3%. */
const signedNumber = /^[+-]\p{Sc}?\s?\d[\d.,\s]*%?$/u;

/**
 * Returns a text that no spreadsheet runs as a formula, also not one that reads a semicolon or a tab as the end of a cell: an
 * apostrophe precedes what begins as a formula does. Numbers with a sign stay as they are.
 */
export function withoutFormula(text: string): string {
  const safe = text.replaceAll(laterFormula, "$&'");
  return formulaStart.test(safe) && !signedNumber.test(safe) ? `'${safe}` : safe;
}
