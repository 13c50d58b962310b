/**
 * Matches the start of a formula: at the start of a text, or after a character that may separate cells. Includes
 * full-width signs.
 */
const formulaStart = /^(?=[\t\r])|(?:^|[;\t\r\n]"*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** Matches a signed amount, which is not a formula: -5, +1,234.50, -$12, -3%. */
const signedNumber = /^[+-]\p{Sc}?\s?\d[\d.,\s]*%?$/u;

/**
 * Returns a text that no spreadsheet runs as a formula: prefixes formulas with an apostrophe, also after semicolons and
 * tabs. Signed numbers are unchanged.
 */
export function withoutFormula(text: string): string {
  return signedNumber.test(text) ? text : text.replace(formulaStart, "$&'");
}
