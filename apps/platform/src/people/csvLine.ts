import { csvText } from '@agency-insights/insights-api/contract';

/** A line of a csv file (RFC 4180). A cell that a sheet would take for a formula begins with an apostrophe. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvText).join(',')}\r\n`;
}
