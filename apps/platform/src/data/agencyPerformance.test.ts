import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { loadFile, type LoadSummary } from './loadFile.ts';
import { querySet, temporaryFolder } from './querySet.test-support.ts';

/** The carrier's file is not part of the project; it may lie beside it. */
const file =
  process.env.AGENCY_PERFORMANCE_CSV ??
  resolve(import.meta.dirname, '../../../../../shared/data/agency-performance/agency_performance_9999.csv');
const skip = existsSync(file) ? false : 'The carrier file is missing. Set AGENCY_PERFORMANCE_CSV to its path.';

interface SourceRow {
  agency: string;
  primary: string;
  product: string;
  line: string;
  state: string;
  year: number;
  cents: number;
}

/** Rows by plain string handling: the file has no quotes. */
function readSource(): SourceRow[] {
  const [header = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/);
  const names = header.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    const value = (name: string) => values[names.indexOf(name)] ?? '';
    const agency = value('AGENCY_ID');
    return {
      agency,
      primary: value('PRIMARY_AGENCY_ID') === '99999' ? agency : value('PRIMARY_AGENCY_ID'),
      product: value('PROD_ABBR'),
      line: value('PROD_LINE'),
      state: value('STATE_ABBR'),
      year: Number(value('STAT_PROFILE_DATE_YEAR')),
      cents: Math.round(Number(value('WRTN_PREM_AMT')) * 100),
    };
  });
}

type Totals = Record<string, { rows: number; cents: number }>;

function totalsBy(rows: readonly SourceRow[], key: (row: SourceRow) => string | number): Totals {
  const totals: Totals = {};
  for (const row of rows) {
    const total = (totals[key(row)] ??= { rows: 0, cents: 0 });
    total.rows += 1;
    total.cents += row.cents;
  }
  return totals;
}

describe('the carrier file with the mapping agency-performance', { skip }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let source: SourceRow[];
  let summary: LoadSummary;

  before(async () => {
    folder = await temporaryFolder();
    source = readSource();
    ({ summary } = await loadFile({ file, dataDir: folder.path, map: 'agency-performance' }));
  });
  after(() => folder.remove());

  async function totals(key: string): Promise<Totals> {
    const rows = await querySet(
      folder.path,
      `SELECT (${key})::VARCHAR || '' AS key_code, count(*) AS rows, sum(premium_cents) AS cents
       FROM policy JOIN agency USING (agency_id) JOIN account USING (agency_id, account_id) JOIN product USING (product_id) JOIN state s USING (state_id)
       GROUP BY ALL`,
    );
    return Object.fromEntries(
      rows.map(({ key_code, rows: count, cents }) => [String(key_code), { rows: Number(count), cents: Number(cents) }]),
    );
  }

  it('includes every row [PLAT-10]', () => {
    assert.deepEqual({ rows: summary.rows, rejected: summary.rejected }, { rows: source.length, rejected: 0 });
  });

  const groupings: [string, string, (row: SourceRow) => string | number][] = [
    ['agency', 'account_code', (row) => row.agency],
    ['primary agency', 'agency_code', (row) => row.primary],
    ['product', 'product_code', (row) => row.product],
    ['year', 'year(effective)', (row) => row.year],
    ['line', "CASE policy.line WHEN 0 THEN 'PL' ELSE 'CL' END", (row) => row.line],
    ['state', 's.state', (row) => row.state],
    [
      'agency, product and year',
      "account_code || '/' || product_code || '/' || year(effective)",
      (row) => `${row.agency}/${row.product}/${row.year}`,
    ],
  ];
  for (const [title, sql, key] of groupings) {
    it(`has the same totals by ${title} as the file, to the cent [PLAT-10]`, async () => {
      assert.deepEqual(await totals(sql), totalsBy(source, key));
    });
  }

  it('names agencies by their numbers, and adds the one carrier that the file does not name', async () => {
    const [agency] = await querySet(folder.path, "SELECT agency_name, state FROM agency WHERE agency_code = '3'");
    assert.deepEqual(agency, { agency_name: 'Agency 3', state: 'IN' });
    assert.deepEqual(await querySet(folder.path, 'SELECT carrier_name FROM carrier'), [
      { carrier_name: 'Unknown carrier' },
    ]);
    assert.deepEqual(await querySet(folder.path, 'SELECT count(*) AS coded FROM policy WHERE naics IS NOT NULL'), [
      { coded: 0 },
    ]);
  });

  it('ends in May 2015, so that the last full year is 2014', async () => {
    assert.deepEqual(await querySet(folder.path, 'SELECT as_of::VARCHAR AS as_of FROM set_info'), [
      { as_of: '2015-05-31' },
    ]);
  });
});
