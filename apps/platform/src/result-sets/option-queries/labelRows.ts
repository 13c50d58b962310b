import type { RunQueryResponse } from '@agency-insights/insights-api/contract';

/** Renames the columns of rows for users: `agency_name` to `Agency name`, `agency_id` to `Agency ID`. */
export function labelRows(rows: RunQueryResponse): RunQueryResponse {
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [labelOf(name), value])));
}

function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ').replace(/\bid\b/, 'ID');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
