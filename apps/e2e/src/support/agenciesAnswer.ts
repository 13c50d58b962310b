import { tableFromArrays, tableToIPC } from '@uwdata/flechette';

/** The name of the n-th agency of `agenciesAnswer`: no two are the same, and their order by name is not that of their numbers. */
function nameOf(index: number, count: number): string {
  return `Agency ${String((index * 7919) % count).padStart(6, '0')}`;
}

/** An answer to a search as the service gives it, as an Arrow stream: more agencies than the test set has. */
export function agenciesAnswer(count: number): Buffer {
  const each = <T>(value: (index: number) => T) => Array.from({ length: count }, (_none, index) => value(index));
  const table = tableFromArrays({
    agency_id: Int32Array.from(each((index) => index)),
    agency_name: each((index) => nameOf(index, count)),
    city: each(() => 'Austin'),
    state: each(() => 'TX'),
    primary_account: each((index) => `A${index}`),
    accounts: Int32Array.from(each(() => 1)),
    lines: each(() => 'Personal'),
    policies: Int32Array.from(each(() => 1)),
    search_premium: Float64Array.from(each((index) => (count - index) * 100)),
    written_premium: Float64Array.from(each((index) => (count - index) * 100)),
    year_on_year: Float64Array.from(each(() => 0)),
    largest_carrier: each(() => 'Lone Star Mutual'),
  });
  const bytes = tableToIPC(table, { format: 'stream' });
  if (bytes === null) throw new Error('flechette wrote no stream.');
  return Buffer.from(bytes);
}
