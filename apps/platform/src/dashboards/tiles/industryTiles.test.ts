import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  type AgencyTileId,
  endpointSchemas,
  type TileAnswer,
  type TileRow,
} from '@agency-insights/insights-api/contract';
import { createLoadedSets } from '../../result-sets/LoadedSets.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import { serveMounted, type ServedSearch } from '../../result-sets/serveResultSets.test-support.ts';
import { createTestRecords } from '../../result-sets/testRecords.test-support.ts';
import { openTestWarehouse } from '../../result-sets/openTestWarehouse.test-support.ts';
import { serveBenchmarks, type BenchmarkServer } from '../benchmarks/benchmarkRecords.test-support.ts';
import { createAgencyTiles } from './createAgencyTiles.ts';
import { readIndustryLevel } from './industryLevel.ts';
import { mountTiles } from './mountTiles.ts';
import { CallersInTurn } from '../../turns/CallersInTurn.ts';

const answerSchema = endpointSchemas['dashboards.agencyTile'].response;
const textOf = (value: TileRow[string] | undefined) => String(value ?? '');
const sum = (rows: readonly TileRow[], key: string) => rows.reduce((total, row) => total + Number(row[key]), 0);

/** Whether a code belongs to an industry or a span of sectors. */
function isWithin(code: string, industry: string): boolean {
  const [first = '', last = first] = industry.split('-');
  const start = code.slice(0, first.length);
  return start >= first && start <= last;
}

/** Lists the parts of each row down to six digits: they add up to the row to the cent. Returns the levels that were seen. */
async function walk(
  ask: (filters: object) => Promise<TileAnswer>,
  filters: object,
  answer: TileAnswer,
): Promise<Set<number>> {
  const lengths = new Set<number>();
  for (const row of answer.rows) {
    const code = textOf(row.naics);
    lengths.add(code.length);
    if (code === '' || code.length === 6 || row.premium === null) continue;
    const parts = await ask({ ...filters, industry: code });
    assert.equal(parts.industry_path?.at(-1)?.naics, code);
    assert.equal(parts.industry_path?.at(-1)?.name, row.name);
    for (const part of parts.rows) assert.ok(isWithin(textOf(part.naics), code), `${textOf(part.naics)} is in ${code}`);
    assert.equal(parts.premium, row.premium);
    assert.equal(sum(parts.rows, 'premium'), row.premium);
    assert.equal(sum(parts.rows, 'policies'), row.policies);
    assert.equal(sum(parts.rows, 'previous_premium'), row.previous_premium);
    for (const length of await walk(ask, filters, parts)) lengths.add(length);
  }
  return lengths;
}

describe('the industries of an agency', () => {
  let server: ServedSearch;

  const started = new AsyncDisposableStack();
  before(async () => {
    const folder = started.adopt(await temporaryWarehouse(), ({ remove }) => remove());
    await loadTestSet(folder.directory, createTestRecords(11, 3_000));
    const warehouse = started.adopt(openTestWarehouse(folder.directory), (opened) => opened.close());
    const tiles = createAgencyTiles({ sets: createLoadedSets(warehouse), today: () => '2026-03-15' });
    server = started.adopt(
      await serveMounted(
        (routes) => mountTiles(routes, { agencyTiles: tiles, turns: new CallersInTurn(2) }),
        'dashboards',
      ),
      (opened) => opened.stop(),
    );
  });

  after(() => started.disposeAsync());

  const call = (tile: AgencyTileId, filters: object) =>
    server.call('all', 'dashboards.agencyTile', { filters }, { params: { tile } });
  async function answer(tile: AgencyTileId, filters: object): Promise<TileAnswer> {
    const response = await call(tile, filters);
    assert.equal(response.status, 200, await response.clone().text());
    return answerSchema.parse(await response.json());
  }
  const ask = (filters: object) => answer('industries', filters);

  it('are sectors, whose parts add up to them down to six digits [PLUS-30]', async () => {
    for (const filters of [{ agency_id: '1' }, { agency_id: '2', policy_premium: '[500,inf)', comparison: 'state' }]) {
      const sectors = await ask(filters);
      assert.equal(sectors.industry_path, undefined);
      const lengths = await walk(ask, filters, sectors);
      for (const length of [2, 3, 4, 6]) assert.ok(lengths.has(length), `${length} digits`);
    }
  });

  it('are named with the path from the sector', async () => {
    const { industry_path: path } = await ask({ agency_id: '1', industry: '2361' });
    assert.deepEqual(path, [
      { naics: '23', name: 'Construction' },
      { naics: '236', name: 'Construction of Buildings' },
      { naics: '2361', name: 'Residential Building Construction' },
    ]);
  });

  it('change only in the industry tile when one is chosen', async () => {
    const filters = { agency_id: '1' };
    assert.deepEqual(await answer('products', { ...filters, industry: '23' }), await answer('products', filters));
  });

  it('refuse an industry that NAICS 2022 does not have, and name the filter', async () => {
    for (const industry of ['99', '239', '31', '12345', "23' OR 1=1", '']) {
      const response = await call('industries', { agency_id: '1', industry });
      assert.equal(response.status, 400, industry);
      assert.match(await response.text(), /filters\.industry/);
    }
  });
});

describe('the industries of the benchmarks', () => {
  let server: BenchmarkServer;
  before(async () => {
    server = await serveBenchmarks();
  });
  after(() => server.stop());

  it('have parts that add up to them too [PLUS-30]', async () => {
    for (const filters of [{}, { compare: `agency:${server.agencyId(1)}` }]) {
      const ask = (all: object) => server.answer('industries', all, 'all');
      const lengths = await walk(ask, filters, await ask(filters));
      for (const length of [2, 3, 4, 6]) assert.ok(lengths.has(length), `${length} digits`);
    }
  });

  it('hide parts with too few agencies from a person who has only benchmarks [PLUS-28]', async () => {
    const sectors = await server.answer('industries', {}, 'benchmarks');
    for (const { naics } of sectors.rows.filter((row) => textOf(row.naics) !== '')) {
      const { rows, benchmark } = await server.answer('industries', { industry: textOf(naics) }, 'benchmarks');
      const isHidden = benchmark?.selection.suppressed === true;
      for (const row of rows) if (isHidden || row.suppressed === 1) assert.equal(row.premium, null);
    }
  });
});

describe('the levels of industries', () => {
  it('map each six-digit code to one industry of each level', () => {
    for (const [within, code, expected] of [
      [undefined, 311111, '31-33'],
      ['31-33', 311111, '311'],
      ['311', 311111, '3111'],
      ['3111', 311111, '311111'],
    ] as const) {
      const { digits, groupOf, at } = readIndustryLevel(within);
      assert.equal(at(groupOf(Math.floor(code / 10 ** (6 - digits))))?.code, expected);
    }
    assert.equal(readIndustryLevel(undefined).groupOf(0), -1);
  });
});
