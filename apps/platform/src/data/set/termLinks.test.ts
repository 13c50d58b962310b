import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { printDay } from '../load/parseCalendarDate.ts';
import { loadFile } from '../loadFile.ts';
import { checksAll } from '../../testing/checksAll.test-support.ts';
import { querySet, temporaryFolder } from '../querySet.test-support.ts';
import { cellsOf, flagsOf, type OracleCell, type OracleFlags, type OracleRow } from './termLinks.test-support.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  folder = await temporaryFolder();
});
after(() => folder.remove());

const day = (text: string) => Date.parse(text) / 86_400_000;
const states = ['TX', 'OK'];

async function load(rows: readonly OracleRow[], asOf: string): Promise<string> {
  const lines = rows.map((row) =>
    [
      ...[row.id, row.number ?? '', row.transaction, `A${row.agency}`, `Carrier ${row.carrier}`, 'personal'],
      ...[`P${row.product}`, states[row.state], printDay(row.effective), printDay(row.expiration)],
      ...[row.cents / 100, row.incurredCents === null ? '' : row.incurredCents / 100],
    ].join(','),
  );
  const header =
    'policy_id,policy_number,transaction,agency_code,carrier,line,product_code,policy_state,effective_date,expiration_date,premium,incurred';
  const file = join(folder.path, 'terms.csv');
  await writeFile(file, [header, ...lines].join('\n'));
  await loadFile({ file, dataDir: folder.path, asOf });
  return folder.path;
}

async function loadedFlags(dataDir: string): Promise<Map<string, OracleFlags>> {
  const rows = await querySet(
    dataDir,
    `SELECT 'r:' || policy_code AS id, sign, renewal, renewed, due_known AS "dueKnown", prior_cents AS "priorCents", renewed_cents AS "renewedCents" FROM policy`,
  );
  return new Map(rows.map(({ id, ...flags }) => [String(id).slice(2), flags as unknown as OracleFlags]));
}

async function loadedCells(dataDir: string): Promise<Map<string, OracleCell>> {
  const rows = await querySet(
    dataDir,
    `SELECT concat_ws('|', agency_code[2:], product_code[2:], CASE s.state WHEN 'TX' THEN 0 ELSE 1 END, eff_month, exp_month) AS key,
       m.* EXCLUDE (agency_id, line, product_id, state_id, eff_month, exp_month)
     FROM agency_month m JOIN agency USING (agency_id) JOIN product USING (product_id) JOIN state s USING (state_id)`,
  );
  return new Map(rows.map(({ key, ...cell }) => [String(key), cell as unknown as OracleCell]));
}

const yearEndAfter = (first: number) => day(`${Number(printDay(first).slice(0, 4)) + 1}-01-01`);

let nextId = 0;
const days = fc
  .tuple(
    fc.constantFrom('2023-01-01', '2024-01-01', '2025-01-01'),
    fc.constantFrom(0, 0, 0, 0, 29, 30, 31, 150, 150, 335),
  )
  .map(([first, more]) => day(first) + more);
const row = fc
  .record({
    number: fc.constantFrom(null, 'N1', 'N1', 'N1', 'N1', 'N2'),
    transaction: fc.constantFrom('', '', 'new', 'renewal', 'endorsement', 'cancellation', 'cancellation', 'audit'),
    agency: fc.integer({ min: 1, max: 2 }),
    carrier: fc.constantFrom(1, 1, 1, 1, 1, 2),
    product: fc.constantFrom(1, 1, 1, 1, 1, 2),
    state: fc.constantFrom(0, 0, 0, 0, 0, 1),
    effective: days,
    /** Days; 'year end' gives cancellations the last day of the terms that they end. */
    length: fc.constantFrom<(string | number)[]>('year end', 'year end', 365, 366, 181, 30, 0),
    amount: fc.integer({ min: 0, max: 500_000 }),
    negative: fc.boolean(),
    incurredCents: fc.option(fc.integer({ min: -1_000, max: 100_000 })),
  })
  .map(({ length, amount, negative, ...given }): OracleRow => {
    const { transaction } = given;
    const back = transaction === 'cancellation' || (negative && transaction !== 'new' && transaction !== 'renewal');
    nextId += 1;
    return {
      ...given,
      id: `R${nextId}`,
      transaction: transaction as OracleRow['transaction'],
      expiration: typeof length === 'number' ? given.effective + length : yearEndAfter(given.effective),
      cents: back && amount > 0 ? -amount : amount,
    };
  });

describe('terms of policies', () => {
  it('get the flags of the documented rules, and the rollup sums them to the cent, for any rows [PLAT-10]', async () => {
    const rowsAndDay = fc.tuple(
      fc.array(row, { minLength: 1, maxLength: 60, size: 'max' }),
      fc.constantFrom('2024-01-31', '2025-06-30', '2026-12-31'),
    );
    await fc.assert(
      fc.asyncProperty(rowsAndDay, async ([rows, asOf]) => {
        const dataDir = await load(rows, asOf);
        const flags = flagsOf(rows, day(asOf));
        assert.deepEqual(await loadedFlags(dataDir), flags);
        assert.deepEqual(await loadedCells(dataDir), cellsOf(rows, flags));
      }),
      { numRuns: checksAll ? 40 : 12 },
    );
  });

  /** First day, last day, dollars, and the flags that are expected: sign, renewal, renewed. */
  const oddCases: [title: string, rows: [first: string, last: string, dollars: number, flags: string][]][] = [
    [
      'a renewal with a gap of 30 days, and one with 31',
      [
        ['2023-01-01', '2024-01-01', 100, '+1 new renewed'],
        ['2024-01-31', '2025-01-31', 110, '+1 renewal'],
        ['2025-03-03', '2026-03-03', 120, '+1 new'],
      ],
    ],
    [
      'a declined renewal: cancelled on its first day',
      [
        ['2023-01-01', '2024-01-01', 100, '+1 new'],
        ['2024-01-01', '2025-01-01', 110, '0 new'],
        ['2024-01-01', '2025-01-01', -110, '0 new'],
      ],
    ],
    [
      'a term that is cancelled on its first day and issued again',
      [
        ['2024-01-01', '2025-01-01', 110, '0 new'],
        ['2024-01-01', '2025-01-01', 112, '+1 new'],
        ['2024-01-01', '2025-01-01', -110, '0 new'],
      ],
    ],
    [
      'a term that is cancelled in the middle and rewritten',
      [
        ['2024-01-01', '2025-01-01', 100, '+1 new renewed'],
        ['2024-06-01', '2025-01-01', -58, '-1 new'],
        ['2024-06-01', '2025-06-01', 120, '+1 renewal'],
      ],
    ],
    [
      'a term that is cancelled twice ends on the later day',
      [
        ['2024-01-01', '2025-01-01', 100, '+1 new renewed'],
        ['2024-03-01', '2025-01-01', -80, '-1 new'],
        ['2024-08-01', '2025-01-01', -40, '-1 new'],
        ['2024-08-10', '2025-08-10', 120, '+1 renewal'],
      ],
    ],
    [
      'overlapping terms: each follows the latest one before it',
      [
        ['2024-01-01', '2025-01-01', 100, '+1 new'],
        ['2024-07-01', '2025-07-01', 100, '+1 new'],
        ['2025-01-01', '2026-01-01', 100, '+1 new'],
      ],
    ],
  ];
  for (const [title, given] of oddCases) {
    it(`get the documented flags for ${title} [PLAT-10]`, async () => {
      const names = { number: 'N1', agency: 1, carrier: 1, product: 1, state: 0, transaction: '' as const };
      const rows = given.map(([first, last, dollars], index): OracleRow => {
        const dates = { effective: day(first), expiration: day(last) };
        return { ...names, ...dates, id: `R${index}`, cents: dollars * 100, incurredCents: null };
      });
      const flags = await loadedFlags(await load(rows, '2026-12-31'));
      assert.deepEqual(flags, flagsOf(rows, day('2026-12-31')));
      const texts = rows.map(({ id }) => {
        const { sign = 0, renewal, renewed } = flags.get(id) ?? {};
        return `${sign > 0 ? '+' : ''}${sign} ${renewal === 1 ? 'renewal' : 'new'}${renewed === 1 ? ' renewed' : ''}`;
      });
      assert.deepEqual(
        texts,
        given.map(([, , , expected]) => expected),
      );
    });
  }

  it('are not linked without policy numbers, and the set reports that [PLAT-10]', async () => {
    const rows = ['2024-01-01', '2025-01-01'].map((first, index): OracleRow => {
      const days = { effective: day(first), expiration: day(first) + 366 };
      const names = { agency: 1, carrier: 1, product: 1, state: 0, number: null, transaction: '' as const };
      return { id: `P${index}`, ...names, ...days, cents: 100, incurredCents: null };
    });
    const info = 'SELECT has_terms, has_transactions, has_insured, has_incurred, terms, numbered_terms FROM set_info';
    const dataDir = await load(rows, '2026-12-31');
    assert.deepEqual(await querySet(dataDir, info), [
      { has_terms: 0, has_transactions: 0, has_insured: 0, has_incurred: 0, terms: 2, numbered_terms: 0 },
    ]);
    await load(
      rows.map((row, index) => ({ ...row, number: index === 0 ? 'N1' : null, transaction: 'new', incurredCents: 1 })),
      '2026-12-31',
    );
    assert.deepEqual(await querySet(dataDir, info), [
      { has_terms: 1, has_transactions: 1, has_insured: 0, has_incurred: 1, terms: 2, numbered_terms: 1 },
    ]);
  });
});
