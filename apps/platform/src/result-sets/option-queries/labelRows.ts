import type { RunQueryResponse } from '@agency-insights/insights-api/contract';

/** Rows with users' names for the columns: `agency_name` becomes `Agency name`, `agency_id` `Agency ID`. */
export function labelRows(rows: RunQueryResponse): RunQueryResponse {
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [labelOf(name), value])));
}

function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/\bid\b/, 'ID');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
