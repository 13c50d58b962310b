import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AgencyTileId, endpointSchemas, type TileAnswer } from '@agency-insights/insights-api/contract';
import { printDay } from '../../data/load/parseCalendarDate.ts';
import { loadFile } from '../../data/loadFile.ts';
import { querySet, temporaryFolder } from '../../data/querySet.test-support.ts';
import { createRandom } from '../../data/random/createRandom.ts';
import { flagsOf, type OracleFlags, type OracleRow } from '../../data/set/termLinks.test-support.ts';
import { createLoadedSets, type LoadedSets } from '../../result-sets/LoadedSets.ts';
import { serveMounted } from '../../result-sets/serveResultSets.test-support.ts';
import { openTestWarehouse } from '../../result-sets/openTestWarehouse.test-support.ts';
import { createAgencyTiles } from './createAgencyTiles.ts';
import { mountTiles } from './mountTiles.ts';
import { CallersInTurn } from '../../turns/CallersInTurn.ts';

/** Days that are both included, as numbers since 1970-01-01. */
export interface DaySpan {
  from: number;
  to: number;
}

/** Last day of the records. */
export const asOf = '2026-10-31';

/** The last twelve complete months of the records. */
export const lastYear: DaySpan = { from: dayOf('2025-11-01'), to: dayOf(asOf) };

/** A row of the records, with the account that wrote it. */
export interface TermRow extends OracleRow {
  account: number;
}

/** Home states: the first eight agencies are in Texas, the other four in Oklahoma. */
export function homeOf(agency: number): 'TX' | 'OK' {
  return agency <= 8 ? 'TX' : 'OK';
}

/** Returns a day `yyyy-mm-dd` as its number since 1970-01-01. */
export function dayOf(text: string): number {
  return Date.parse(text) / 86_400_000;
}

/** Whether a day is in a span. */
export function within(day: number, { from, to }: DaySpan): boolean {
  return from <= day && day <= to;
}

/** The same days of the year before; 29 February becomes 28 February. */
export function yearBefore({ from, to }: DaySpan): DaySpan {
  const before = (day: number) => {
    const text = printDay(day);
    return dayOf(`${Number(text.slice(0, 4)) - 1}${text.slice(4).replace('-02-29', '-02-28')}`);
  };
  return { from: before(from), to: before(to) };
}

/** Terms of a year of twelve agencies, most of them renewed at another price, some cancelled. */
export const termRows: readonly TermRow[] = createRows();

/** Flags of a row by the rules for terms, computed without the platform's SQL. */
export const flagOf: (row: TermRow) => OracleFlags = (() => {
  const flags = flagsOf(termRows, dayOf(asOf));
  return ({ id }) => {
    const flag = flags.get(id);
    assert.ok(flag);
    return flag;
  };
})();

function createRows(): TermRow[] {
  const random = createRandom(5);
  const below = (limit: number) => Math.floor(random.fraction() * limit);
  return Array.from({ length: 700 }, (_, policy) => {
    const agency = 1 + below(12);
    const shared = { agency, carrier: 1 + below(3), product: below(3), incurredCents: null, transaction: '' } as const;
    const policyOf = { ...shared, account: 1 + below(3), state: homeOf(agency) === 'TX' ? 0 : 1, number: `N${policy}` };
    const rows: TermRow[] = [];
    let effective = dayOf('2023-08-01') + below(365);
    let cents = 50_000 + below(500_000);
    for (let term = 0; term < 4 && (term === 0 || random.fraction() < 0.8); term++) {
      const expiration = effective + 365;
      rows.push({ ...policyOf, id: `p${policy}-${term}`, effective, expiration, cents });
      if (random.fraction() < 0.06)
        rows.push({
          ...policyOf,
          id: `p${policy}-${term}-x`,
          effective: effective + 1 + below(300),
          expiration,
          cents: -Math.floor(cents / 3),
        });
      effective += 365 + below(3);
      cents = Math.round(cents * (0.95 + random.fraction() / 5));
    }
    return rows.filter((row) => row.effective <= dayOf(asOf));
  }).flat();
}

/** The records behind a server with the tiles. */
export interface TermTileServer {
  /** Requests a tile of one of the twelve agencies; `beside`: others to compare. */
  answer(tile: AgencyTileId, agency: number, filters?: Record<string, string>): Promise<TileAnswer>;
  /** The id in the platform of one of the twelve agencies. */
  idOf(agency: number): string;
  /** Loads the records again without their policy numbers. */
  loadWithoutNumbers(): Promise<void>;
  /** Loads the records again with what each row is: a new policy, a renewal or a cancellation. */
  loadWithTransactions(): Promise<void>;
  stop(): Promise<void>;
}

/** Options of the tile server. */
export interface TermTileOptions {
  /** Minimum number of agencies of a group that is shown. */
  minimum?: number;
  /** Records to load. Default: the terms of the twelve agencies. */
  rows?: readonly TermRow[];
  /** Replaces the sets of the tiles. */
  wrap?: (sets: LoadedSets) => LoadedSets;
}

/** Loads the records with the loader, and serves the tiles over them. */
export async function serveTermTiles({
  minimum,
  rows = termRows,
  wrap = (sets) => sets,
}: TermTileOptions = {}): Promise<TermTileServer> {
  const folder = await temporaryFolder();
  await load(folder.path, { rows });
  const warehouse = openTestWarehouse(path.join(folder.path, 'warehouse'));
  const agencyTiles = createAgencyTiles({
    sets: wrap(createLoadedSets(warehouse)),
    today: () => '2026-11-15',
    ...(minimum !== undefined && { minimum }),
  });
  const server = await serveMounted(
    (routes) => mountTiles(routes, { agencyTiles, turns: new CallersInTurn(2) }),
    'dashboards',
  );
  const agencies = await querySet(folder.path, 'SELECT agency_id, agency_code FROM agency');
  const idOf = (agency: number) => String(agencies.find(({ agency_code: code }) => code === `A${agency}`)?.agency_id);
  return {
    idOf,
    async answer(tile, agency, filters = {}) {
      const body = { filters: { agency_id: idOf(agency), ...filters } };
      const response = await server.call('all', 'dashboards.agencyTile', body, { params: { tile } });
      assert.equal(response.status, 200, await response.clone().text());
      return endpointSchemas['dashboards.agencyTile'].response.parse(await response.json());
    },
    loadWithoutNumbers: () => load(folder.path, { isNumbered: false }),
    loadWithTransactions: () => load(folder.path, { transactionOf }),
    async stop() {
      await server.stop();
      await warehouse.close();
      await folder.remove();
    },
  };
}

/** All terms are renewals: whether a row begins a policy is only known for its first record. */
function transactionOf({ cents }: TermRow): string {
  return cents < 0 ? 'cancellation' : 'renewal';
}

async function load(
  folder: string,
  {
    rows = termRows,
    isNumbered = true,
    transactionOf = () => '',
  }: { rows?: readonly TermRow[]; isNumbered?: boolean; transactionOf?: (row: TermRow) => string },
): Promise<void> {
  const header =
    'policy_id,policy_number,agency_code,agency_state,account_code,carrier,line,product_code,policy_state,effective_date,expiration_date,premium,transaction';
  const lines = rows.map((row) =>
    [
      ...[row.id, isNumbered ? row.number : '', `A${row.agency}`, homeOf(row.agency), `A${row.agency}-${row.account}`],
      ...[`Carrier ${row.carrier}`, 'personal', `P${row.product}`, homeOf(row.agency)],
      ...[printDay(row.effective), printDay(row.expiration), row.cents / 100, transactionOf(row)],
    ].join(','),
  );
  const file = path.join(folder, 'terms.csv');
  await writeFile(file, [header, ...lines].join('\n'));
  await loadFile({ file, dataDir: folder, asOf });
}
