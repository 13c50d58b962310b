import type { DataTableHandle } from '@agency-insights/data-table';
import { exportColumnsOf } from './exportColumnsOf.ts';

const ids = [
  ...['select:row', 'agency_name', 'city', 'state', 'primary_account', 'accounts', 'lines', 'policies'],
  ...['search_premium', 'written_premium', 'year_on_year', 'largest_carrier'],
];

/** A table whose columns have these ids. */
const table = { table: { getAllLeafColumns: () => ids.map((id) => ({ id })) } } as unknown as DataTableHandle;

const search = { chosen: {}, sortedBy: ['search_premium'], isWholeBook: false };
const asInTable = [
  ...['agency_name', 'city', 'state', 'accounts', 'lines', 'policies'],
  ...['search_premium', 'written_premium', 'year_on_year', 'largest_carrier'],
];

describe('exportColumnsOf', () => {
  it('returns the columns that the person did not hide, whatever fits the table [PLUS-8]', () => {
    expect(exportColumnsOf(table, search)).toEqual(asInTable);
  });

  it('omits columns that the person hides, and returns those that the person shows [PLUS-8]', () => {
    const chosen = { lines: false, largest_carrier: false, primary_account: true };
    expect(exportColumnsOf(table, { ...search, chosen })).toEqual([
      ...['agency_name', 'city', 'state', 'primary_account', 'accounts', 'policies'],
      ...['search_premium', 'written_premium', 'year_on_year'],
    ]);
  });

  it('omits written premium if it equals search premium, unless the person shows it', () => {
    const same = { ...search, isWholeBook: true };
    expect(exportColumnsOf(table, same)).not.toContain('written_premium');
    expect(exportColumnsOf(table, { ...same, chosen: { written_premium: true } })).toContain('written_premium');
  });

  it('leaves the choice to the service without a table', () => {
    expect(exportColumnsOf(null, search)).toBeUndefined();
  });
});
