import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TileAnswer, type BenchmarkTileId, endpointSchemas } from '@agency-insights/insights-api/contract';
import { printDay } from '../../data/load/parseCalendarDate.ts';
import { loadFile } from '../../data/loadFile.ts';
import { querySet, temporaryFolder } from '../../data/querySet.test-support.ts';
import { createRandom } from '../../data/random/createRandom.ts';
import { flagsOf, type OracleFlags, type OracleRow } from '../../data/set/termLinks.test-support.ts';
import { createLoadedSets, type LoadedSets } from '../../result-sets/LoadedSets.ts';
import { serveMounted } from '../../result-sets/serveResultSets.test-support.ts';
import { openTestWarehouse } from '../../result-sets/openTestWarehouse.test-support.ts';
import { createBenchmarkTiles } from './createBenchmarkTiles.ts';
import { mountBenchmarks } from './mountBenchmarks.ts';
import { CallersInTurn } from '../../turns/CallersInTurn.ts';

/** Last day of the records. */
export const asOf = '2026-10-31';
/** Agencies of the records: 36 in Texas, 9 in Oklahoma, 15 in New York. */
export const agencyCount = 60;
export const carriers = ['Acme Mutual', 'Border Casualty', 'Coastal', 'Delta Fire', 'Erie Bay'];
export const stateCodes = ['TX', 'OK', 'NY', 'CA'];
export const products = [
  { code: 'AUTO', line: 'personal' },
  { code: 'HOME', line: 'personal' },
  { code: 'COMM_AUTO', line: 'commercial' },
  { code: 'LIABILITY', line: 'commercial' },
] as const;
const naicsCodes = ['236115', '722511', '311111', '541110'];

/** A row of the records, with the fields of a benchmark. */
export interface BenchmarkRecord extends OracleRow {
  naics: string;
}

/** Where an agency is at home. */
export function homeOf(agency: number): string {
  if (agency <= 36) return 'TX';
  return agency <= 45 ? 'OK' : 'NY';
}

/** Returns a day `yyyy-mm-dd` as its number since 1970-01-01. */
export function dayOf(text: string): number {
  return Date.parse(text) / 86_400_000;
}

/** A policy that makes up over 80 % of the premium in California. */
const largest: BenchmarkRecord = {
  ...{ id: 'largest', number: 'N-largest', transaction: 'new', agency: 60, carrier: 0, product: 1, naics: '' },
  state: stateCodes.indexOf('CA'),
  effective: dayOf('2026-02-10'),
  expiration: dayOf('2027-02-10'),
  cents: 3_000_000_000,
  incurredCents: null,
};

/** Terms of a year, most of them renewed at another price, some cancelled; large and small agencies of every mix. */
export const records: readonly BenchmarkRecord[] = [...createRecords(), largest];

const flags = flagsOf(records, dayOf(asOf));

/** Flags of a row by the rules for terms, computed without the platform's SQL. */
export function flagOf({ id }: OracleRow): OracleFlags {
  const flag = flags.get(id);
  assert.ok(flag);
  return flag;
}

function createRecords(): BenchmarkRecord[] {
  const random = createRandom(41);
  const below = (limit: number): number => Math.floor(random.fraction() * limit);
  return Array.from({ length: 2_400 }, (_, policy) => {
    // Squared: the first agencies have far more policies than the last.
    const agency = 1 + Math.floor(random.fraction() ** 1.7 * agencyCount);
    const product = random.fraction() < (agency % 5) / 4 ? below(2) : 2 + below(2);
    const home = stateCodes.indexOf(homeOf(agency));
    const shared = {
      agency,
      carrier: below(carriers.length),
      product,
      state: random.fraction() < 0.8 ? home : below(stateCodes.length),
      number: `N${policy}`,
      naics: product >= 2 && random.fraction() < 0.8 ? (naicsCodes[below(naicsCodes.length)] ?? '') : '',
      incurredCents: null,
    } as const;
    const rows: BenchmarkRecord[] = [];
    let effective = dayOf('2023-05-01') + below(700);
    let cents = (1 + (agency % 7)) * 100_000 + below(9_000_000);
    for (let term = 0; term < 4 && (term === 0 || random.fraction() < 0.82); term++) {
      const expiration = effective + 365;
      const id = `p${policy}-${term}`;
      rows.push({ ...shared, id, effective, expiration, cents, transaction: term === 0 ? 'new' : 'renewal' });
      if (random.fraction() < 0.04)
        rows.push({
          ...shared,
          id: `${id}-x`,
          effective: effective + 1 + below(300),
          expiration,
          cents: -Math.floor(cents / 3),
          transaction: 'cancellation',
        });
      effective += 365 + below(3);
      cents = Math.round(cents * (0.95 + random.fraction() / 5));
    }
    return rows.filter((row) => row.effective <= dayOf(asOf));
  }).flat();
}

/** Access of the caller. */
export type Caller = 'all' | 'personal' | 'commercial' | 'benchmarks' | 'none';

/** The records behind a server with the tiles. */
export interface BenchmarkServer {
  ask(tile: string, filters: object, caller?: Caller): Promise<Response>;
  answer(tile: BenchmarkTileId, filters?: object, caller?: Caller): Promise<TileAnswer>;
  /** The platform's id of an agency or a carrier of the records. */
  agencyId(agency: number): number;
  carrierId(carrier: number): number;
  /** Saved searches by id; the caller is always the same user. */
  searches: Map<number, { name: string; filters: Record<string, string> }>;
  loadWithoutNumbers(): Promise<void>;
  stop(): Promise<void>;
}

/** Loads the records with the loader, and serves the tiles over them. `wrap`: replaces the sets of the tiles. */
export async function serveBenchmarks({
  wrap = (sets) => sets,
}: { wrap?: (sets: LoadedSets) => LoadedSets } = {}): Promise<BenchmarkServer> {
  const folder = await temporaryFolder();
  await load(folder.path, true);
  const warehouse = openTestWarehouse(path.join(folder.path, 'warehouse'));
  const searches: BenchmarkServer['searches'] = new Map();
  const benchmarkTiles = createBenchmarkTiles({
    sets: wrap(createLoadedSets(warehouse)),
    today: () => '2026-11-15',
    findSavedSearch: (_, id) => Promise.resolve(searches.get(id)),
  });
  const server = await serveMounted(
    (routes) => mountBenchmarks(routes, { benchmarkTiles, turns: new CallersInTurn(2) }),
    'dashboards',
  );
  const agencies = await querySet(folder.path, 'SELECT agency_id AS id, agency_code AS name FROM agency');
  const carrierRows = await querySet(folder.path, 'SELECT carrier_id AS id, carrier_name AS name FROM carrier');
  const idIn = (rows: typeof agencies, name: string | undefined): number =>
    Number(rows.find((row) => row.name === name)?.id);
  const ask: BenchmarkServer['ask'] = (tile, filters, caller = 'all') =>
    server.call(caller, 'dashboards.benchmarkTile', { filters }, { params: { tile } });
  return {
    ask,
    async answer(tile, filters = {}, caller = 'all') {
      const response = await ask(tile, filters, caller);
      assert.equal(response.status, 200, await response.clone().text());
      return endpointSchemas['dashboards.benchmarkTile'].response.parse(await response.json());
    },
    agencyId: (agency) => idIn(agencies, `A${agency}`),
    carrierId: (carrier) => idIn(carrierRows, carriers[carrier]),
    searches,
    loadWithoutNumbers: () => load(folder.path, false),
    async stop() {
      await server.stop();
      await warehouse.close();
      await folder.remove();
    },
  };
}

async function load(folder: string, numbered: boolean): Promise<void> {
  const header =
    'policy_id,policy_number,transaction,agency_code,agency_name,agency_state,carrier,line,product_code,policy_state,naics,effective_date,expiration_date,premium';
  const lines = records.map((row) => {
    const product = products[row.product];
    return [
      ...[row.id, numbered ? row.number : '', row.transaction, `A${row.agency}`, `Agency ${row.agency}`],
      ...[homeOf(row.agency), carriers[row.carrier], product?.line, product?.code, stateCodes[row.state], row.naics],
      ...[printDay(row.effective), printDay(row.expiration), row.cents / 100],
    ].join(',');
  });
  const file = path.join(folder, 'records.csv');
  await writeFile(file, [header, ...lines].join('\n'));
  await loadFile({ file, dataDir: folder, asOf });
}
