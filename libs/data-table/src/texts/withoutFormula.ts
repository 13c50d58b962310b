/**
 * Where spreadsheets begin a formula: at the start of a text, and in its middle where they separate cells otherwise. The signs
 * have wide forms in East Asian scripts.
 */
const formulaStart = /^(?=[\t\r])|(?:^|[;\t\r\n]"*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** An amount with a sign, which is no formula: -5, +1,234.50, -$12, -3%. */
const signedNumber = /^[+-]\p{Sc}?\s?\d[\d.,\s]*%?$/u;

/**
 * Returns a text that no spreadsheet runs as a formula, also not one that reads a semicolon or a tab as the end of a cell: an
 * apostrophe precedes what begins as a formula does. Numbers with a sign stay as they are.
 */
export function withoutFormula(text: string): string {
  return signedNumber.test(text) ? text : text.replace(formulaStart, "$&'");
}
