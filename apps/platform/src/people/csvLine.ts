import { csvText } from '@agency-insights/insights-api/contract';

/**
 * Returns a line of a CSV file (RFC 4180). Puts an apostrophe before cells that a spreadsheet would read as formulas.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvText).join(',')}\r\n`;
}
