import type { FindAgenciesRequest } from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../http/Person.ts';
import type { ResultSet, ResultSetOptions, ResultSets } from '../result-sets/ResultSets.ts';
import type { Column } from '../warehouse/ColumnarTable.ts';

/** One agency of the made-up data. Money is whole cents. */
export interface MemoryAgency {
  name: string;
  city: string;
  account: string;
  searchPremium: number;
  writtenPremium: number;
  yearOnYear: number | null;
  carrier: string | null;
}

/** Requests to the result sets. */
export interface AskedSearch {
  request: FindAgenciesRequest;
  access: LineAccess;
}

export interface MemoryResultSets extends ResultSets {
  readonly asked: readonly AskedSearch[];
  /** Done before each search is answered; a test delays or breaks searches with it. */
  before: (search: AskedSearch, options: ResultSetOptions) => Promise<void>;
}

/**
 * Result sets over made-up rows in memory, for tests of exports alone: it returns all rows whatever the filters,
 * sorted by the first sort. What searches really find is the business of the warehouse's own tests.
 */
export function memoryResultSets(rows: () => readonly MemoryAgency[]): MemoryResultSets {
  const asked: AskedSearch[] = [];
  const notHere = async (): Promise<never> => {
    throw new Error('Exports do not ask this.');
  };
  const resultSets: MemoryResultSets = {
    asked,
    before: async () => undefined,
    async findAgencies(request, options) {
      const search = { request, access: options.access };
      asked.push(search);
      await resultSets.before(search, options);
      const all = [...rows()];
      if (request.sorts?.[0] === 'agency_name asc') all.sort((a, b) => (a.name < b.name ? -1 : 1));
      return { ...columnsOf(all.slice(0, request.limit)), total: all.length, engineMs: 0 };
    },
    listAgenciesAccounts: notHere,
    agencySummary: notHere,
    runQuery: async () => [{ first_effective_date: '2022-11-01', last_effective_date: '2026-10-31' }],
  };
  return resultSets;
}

function columnsOf(rows: readonly MemoryAgency[]): Pick<ResultSet, 'columns' | 'rowCount'> {
  const text = (name: string, value: (row: MemoryAgency) => string | null): Column => ({
    name,
    type: 'utf8',
    values: rows.map(value),
  });
  const whole = (name: string, value: (row: MemoryAgency, index: number) => number): Column => ({
    name,
    type: 'int32',
    values: Int32Array.from(rows, value),
  });
  const real = (name: string, value: (row: MemoryAgency) => number): Column => ({
    name,
    type: 'float64',
    values: Float64Array.from(rows, value),
  });
  const columns: Column[] = [
    whole('agency_id', (_, index) => index + 1),
    text('agency_name', (row) => row.name),
    text('city', (row) => row.city),
    text('state', () => 'TX'),
    text('primary_account', (row) => row.account),
    whole('accounts', (_, index) => index % 12),
    text('lines', () => 'Personal, Commercial'),
    whole('policies', (_, index) => 7 * index),
    real('search_premium', (row) => row.searchPremium),
    real('written_premium', (row) => row.writtenPremium),
    {
      name: 'year_on_year',
      type: 'float64',
      values: Float64Array.from(rows, (row) => row.yearOnYear ?? 0),
      valid: Uint8Array.from(rows, (row) => (row.yearOnYear === null ? 0 : 1)),
    },
    text('largest_carrier', (row) => row.carrier),
  ];
  return { columns, rowCount: rows.length };
}

/** A believable agency, different for each index. */
export function madeUpAgency(index: number): MemoryAgency {
  return {
    name: `Lone Star Risk Advisors ${index}`,
    city: `Austin ${index % 500}`,
    account: String(index).padStart(7, '0'),
    searchPremium: 3_841_265_099 - index,
    writtenPremium: 5_000_000_000 + index,
    yearOnYear: index % 3 === 0 ? null : (index % 500) / 1000 - 0.25,
    carrier: index % 10 === 0 ? null : `Carrier ${index % 300}`,
  };
}
