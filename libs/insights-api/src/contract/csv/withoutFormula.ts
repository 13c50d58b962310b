/** What spreadsheets take for the beginning of a formula; in East Asian versions the wide forms of the signs too. */
export const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Returns a text that no spreadsheet runs as a formula: an apostrophe precedes one that begins as a formula does. */
export function withoutFormula(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}
