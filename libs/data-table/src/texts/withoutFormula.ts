/** What spreadsheets read as the beginning of a formula, also in the wide forms of East Asian scripts. */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** An amount with a sign, which is no formula: -5, +1,234.50, -$12, -3%. */
const signedNumber = /^[+-]\p{Sc}?\s?\d[\d.,\s]*%?$/u;

/**
 * Returns a text that no spreadsheet runs as a formula: an apostrophe precedes one that begins as a formula does. Numbers with
 * a sign stay as they are.
 */
export function withoutFormula(text: string): string {
  return formulaStart.test(text) && !signedNumber.test(text) ? `'${text}` : text;
}
