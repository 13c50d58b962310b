import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { TileRow } from '@agency-insights/insights-api/contract';
import { printDay } from '../../data/load/parseCalendarDate.ts';
import {
  type DaySpan,
  dayOf,
  flagOf,
  homeOf,
  lastYear,
  serveTermTiles,
  type TermRow,
  termRows,
  type TermTileServer,
  within,
  yearBefore,
} from './termTiles.test-support.ts';
import { itAtNight } from '../../testing/checksAll.test-support.ts';

let tiles: TermTileServer;
before(async () => {
  tiles = await serveTermTiles();
});
after(() => tiles.stop());

const sumOf = (rows: readonly TermRow[], measure: (row: TermRow) => number) =>
  rows.reduce((sum, row) => sum + measure(row), 0);
const premiumOf = (rows: readonly TermRow[]) => sumOf(rows, ({ cents }) => cents);
const ratio = (part: number, total: number) => (total > 0 ? part / total : null);

/** Computes key numbers by walking the records. */
function numbersOf(rows: readonly TermRow[], span: DaySpan) {
  const written = rows.filter((row) => within(row.effective, span));
  const previous = premiumOf(rows.filter((row) => within(row.effective, yearBefore(span))));
  const due = rows.filter((row) => flagOf(row).dueKnown === 1 && within(row.expiration, span));
  const inForce = rows.filter((row) => row.effective <= span.to && row.expiration > span.to);
  const premium = premiumOf(written);
  const growth = ratio(premium, previous);
  const average = ratio(premium, written.length);
  return {
    premium,
    growth: growth === null || growth < 0 ? null : growth - 1,
    in_force: sumOf(inForce, (row) => flagOf(row).sign),
    retention: ratio(
      sumOf(due, (row) => flagOf(row).renewed),
      due.length,
    ),
    premium_retention: ratio(
      sumOf(due, (row) => flagOf(row).renewedCents),
      premiumOf(due),
    ),
    average_premium: average === null ? null : Math.round(average),
    accounts: new Set(written.map(({ account }) => account)).size,
  };
}

type Numbers = ReturnType<typeof numbersOf>;

/** The other tiles that show numbers of a group beside their own. */
const comparedTiles = [
  'products',
  'carriers',
  'states',
  'premium_bands',
  'retention',
  'rate_change',
  'premium_change',
] as const;

function numbersIn({
  premium,
  growth,
  in_force,
  retention,
  premium_retention,
  average_premium,
  accounts,
}: TileRow = {}) {
  return { premium, growth, in_force, retention, premium_retention, average_premium, accounts };
}

function medianOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length < 5) return null;
  const middle = (known.length - 1) / 2;
  return ((known[Math.floor(middle)] ?? 0) + (known[Math.ceil(middle)] ?? 0)) / 2;
}

function mediansOf(all: readonly Numbers[]) {
  const of = (key: keyof Numbers) => medianOf(all.map((numbers) => numbers[key]));
  const rounded = (key: keyof Numbers) => Math.round(of(key) ?? 0);
  return {
    premium: rounded('premium'),
    growth: of('growth'),
    in_force: rounded('in_force'),
    retention: of('retention'),
    premium_retention: of('premium_retention'),
    average_premium: rounded('average_premium'),
    accounts: rounded('accounts'),
  };
}

const own = (agency: number) => termRows.filter((row) => row.agency === agency);
const agencies = Array.from({ length: 12 }, (_, at) => at + 1);
const classOf = (agency: number) => (premiumOf(own(agency)) < 0.5e8 ? 0 : 1);
const peersOf = (agency: number) => agencies.filter((other) => other !== agency && classOf(other) === classOf(agency));
const neighborsOf = (agency: number) =>
  agencies.filter((other) => other !== agency && homeOf(other) === homeOf(agency));

describe('the key numbers of an agency', () => {
  it('equal the result of a loop over all policies, for the period, the year before and each month', async () => {
    for (const agency of agencies) {
      const { rows, premium, comparison } = await tiles.answer('summary', agency);
      const [period, compared, ...months] = rows;
      assert.deepEqual(numbersIn(period), numbersOf(own(agency), lastYear), `agency ${agency}`);
      assert.equal(period?.premium, premium);
      assert.deepEqual(numbersIn(compared), numbersOf(own(agency), yearBefore(lastYear)));
      assert.deepEqual(comparison, {
        group_sizes: { peers: peersOf(agency).length, state: neighborsOf(agency).length },
        kind: 'last_year',
        label: 'A year before',
        agencies: null,
        suppressed: false,
        minimum_agencies: 5,
      });
      assert.equal(months.length, 12);
      for (const month of months) {
        const from = dayOf(`${month.month}-01`);
        const to = dayOf(printDay(from + 31).slice(0, 8) + '01') - 1;
        // Renewals of October may come until the end of November.
        const unknown = month.month === '2026-10' ? { retention: null, premium_retention: null } : {};
        const expected = { ...numbersOf(own(agency), { from, to }), ...unknown };
        assert.deepEqual(numbersIn(month), expected, `${month.month} of agency ${agency}`);
      }
    }
  });

  it('count only the chosen accounts and the filtered days', async () => {
    const accounts = await tiles.answer('accounts', 3);
    const chosen = accounts.rows.find(({ account }) => account === 'A3-2');
    const { rows } = await tiles.answer('summary', 3, {
      accounts: String(chosen?.account_id),
      effective_date: '[2026-01-01,2026-05-17]',
    });
    const expected = numbersOf(
      own(3).filter(({ account }) => account === 2),
      { from: dayOf('2026-01-01'), to: dayOf('2026-05-17') },
    );
    assert.deepEqual(numbersIn(rows[0]), expected);
    assert.equal(expected.accounts, 1);
  });

  it('include the median of the other agencies in the state', async () => {
    const { rows, comparison } = await tiles.answer('summary', 2, { comparison: 'state' });
    const others = neighborsOf(2);
    assert.deepEqual(numbersIn(rows[1]), mediansOf(others.map((agency) => numbersOf(own(agency), lastYear))));
    assert.deepEqual(comparison, {
      kind: 'state',
      label: 'Agencies in Texas',
      agencies: 7,
      group_sizes: { peers: peersOf(2).length, state: 7 },
      suppressed: false,
      minimum_agencies: 5,
    });
  });

  it('include the median of the peers: agencies of the same size class', async () => {
    for (const agency of agencies) {
      const { rows, comparison } = await tiles.answer('summary', agency, { comparison: 'peers' });
      const peers = peersOf(agency);
      assert.equal(comparison?.suppressed, peers.length < 5);
      if (peers.length >= 5) {
        assert.equal(comparison?.agencies, peers.length);
        assert.deepEqual(numbersIn(rows[1]), mediansOf(peers.map((peer) => numbersOf(own(peer), lastYear))));
      }
    }
  });

  it('show nothing of a group of fewer than five agencies, and say so [PLUS-28]', async () => {
    const { rows, comparison } = await tiles.answer('summary', 9, { comparison: 'state' });
    assert.deepEqual(comparison, {
      kind: 'state',
      label: 'Agencies in Oklahoma',
      agencies: neighborsOf(9).length,
      group_sizes: { peers: peersOf(9).length, state: neighborsOf(9).length },
      suppressed: true,
      minimum_agencies: 5,
    });
    assert.deepEqual(new Set(Object.values(numbersIn(rows[1]))), new Set([null]));
    for (const tile of comparedTiles) {
      const answer = await tiles.answer(tile, 9, { comparison: 'state' });
      assert.equal(answer.comparison?.suppressed, true);
      assert.ok(answer.rows.length > 0);
      for (const row of answer.rows) assert.equal(row.compared, null, tile);
    }
  });

  it('show nothing of a group in which one agency has over 80 % [PLUS-28]', async () => {
    // The third agency has each policy in Texas ten times more.
    const copies = termRows
      .filter(({ agency }) => homeOf(agency) === 'TX')
      .flatMap((row) =>
        Array.from({ length: 10 }, (_, copy) => ({
          ...row,
          agency: 3,
          id: `${row.id}-${copy}`,
          number: `${row.number}-${copy}`,
        })),
      );
    const server = await serveTermTiles({ rows: [...termRows, ...copies] });
    try {
      for (const tile of ['summary', ...comparedTiles] as const)
        for (const [agency, isShown] of [
          [2, false],
          [3, true],
        ] as const) {
          const answer = await server.answer(tile, agency, { comparison: 'state' });
          assert.equal(answer.comparison?.agencies, 7);
          const compared =
            tile === 'summary'
              ? Object.values(numbersIn(answer.rows[1]))
              : answer.rows.map((row) => row.compared ?? null);
          assert.ok(compared.length > 0);
          assert.equal(
            compared.some((number) => number !== null),
            isShown,
            `${tile} of agency ${agency}`,
          );
        }
    } finally {
      await server.stop();
    }
  });

  itAtNight('use the min group size of the configuration [PLUS-28]', async () => {
    for (const [minimum, agency, isShown] of [
      [3, 9, true],
      [4, 9, false],
      [7, 2, true],
      [8, 2, false],
    ] as const) {
      const server = await serveTermTiles({ minimum });
      try {
        for (const tile of ['summary', 'products', 'retention', 'rate_change', 'premium_change'] as const) {
          const { rows, comparison } = await server.answer(tile, agency, { comparison: 'state' });
          assert.deepEqual([comparison?.suppressed, comparison?.minimum_agencies], [!isShown, minimum], tile);
          const compared = tile === 'summary' ? [rows[1]?.premium] : rows.map((row) => row.compared);
          assert.equal(
            compared.some((number) => number !== null),
            isShown,
            tile,
          );
        }
      } finally {
        await server.stop();
      }
    }
  });

  it('are shown beside those of up to four more agencies, with the same filters [PLUS-45]', async () => {
    const filters = { product: 'P1', comparison: 'state' };
    const beside = [4, 7, 1, 12];
    const [first] = (await tiles.answer('accounts', 2)).rows;
    const accounts = String(first?.account_id);
    const all = { ...filters, accounts, compare_agencies: beside.map(tiles.idOf).join(',') };
    for (const tile of ['summary', 'products', 'premium_change', 'premium_bands', 'accounts'] as const) {
      const { others } = await tiles.answer(tile, 2, all);
      const alone = await Promise.all(beside.map((agency) => tiles.answer(tile, agency, filters)));
      assert.deepEqual(
        others?.map(({ agency_id: id, policies, premium, rows }) => ({ id: String(id), policies, premium, rows })),
        alone.map(({ policies, premium, rows }, at) => ({ id: tiles.idOf(beside[at] ?? 0), policies, premium, rows })),
      );
    }
    assert.equal((await tiles.answer('summary', 2)).others, undefined);
  });
});
