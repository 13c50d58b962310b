import type { AgencyExportColumn } from '@agency-insights/insights-api';

/** Columns of the result beside the agency's name, in the table's order. */
export const columnIds = [
  'accounts',
  'lines',
  'policies',
  'search_premium',
  'written_premium',
  'year_on_year',
  'largest_carrier',
  'primary_account',
  'city',
  'state',
] as const satisfies readonly AgencyExportColumn[];

/** A set of columns for one kind of question. */
export interface ColumnSet {
  name: string;
  columns: readonly (typeof columnIds)[number][];
}

/** The sets that people choose from. */
export const columnSets: readonly ColumnSet[] = [
  {
    name: 'Premium',
    columns: ['search_premium', 'written_premium', 'year_on_year'],
  },
  {
    name: 'Book',
    columns: ['accounts', 'lines', 'policies', 'search_premium', 'largest_carrier'],
  },
  {
    name: 'Place',
    columns: ['search_premium', 'primary_account', 'city', 'state'],
  },
];

/** Which columns a set shows (true) and hides (false), by id. */
export function visibilityOf({ columns }: ColumnSet): Record<string, boolean> {
  return Object.fromEntries(columnIds.map((id) => [id, columns.includes(id)]));
}

/** The set with exactly the visible columns; undefined for none. */
export function shownSet(visibility: Readonly<Record<string, boolean>>): ColumnSet | undefined {
  return columnSets.find((set) => columnIds.every((id) => (visibility[id] ?? true) === set.columns.includes(id)));
}
