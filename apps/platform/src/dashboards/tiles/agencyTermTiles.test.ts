import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { endpointSchemas, type TileAnswer } from '@agency-insights/insights-api/contract';
import { printDay } from '../../data/load/parseCalendarDate.ts';
import { loadFile } from '../../data/loadFile.ts';
import { querySet, temporaryFolder } from '../../data/querySet.test-support.ts';
import { createRandom } from '../../data/random/createRandom.ts';
import { flagsOf, type OracleRow } from '../../data/set/termLinks.test-support.ts';
import { createLoadedSets } from '../../result-sets/LoadedSets.ts';
import { serveMounted, type ServedSearch } from '../../result-sets/serveResultSets.test-support.ts';
import { openWarehouse } from '../../warehouse/openWarehouse.ts';
import type { Warehouse } from '../../warehouse/Warehouse.ts';
import { createAgencyTiles } from './createAgencyTiles.ts';
import { mountTiles } from './mountTiles.ts';

const asOf = '2026-10-31';
const dayOf = (text: string) => Date.parse(text) / 86_400_000;
const random = createRandom(5);
const below = (limit: number) => Math.floor(random.fraction() * limit);

/** Terms of a year, most of them renewed at another price, of eight agencies in Texas. */
const rows: OracleRow[] = Array.from({ length: 400 }, (_, policy) => {
  const agency = 1 + below(8);
  const shared = {
    agency,
    carrier: 1 + below(3),
    product: below(3),
    state: 0,
    incurredCents: null,
    transaction: '',
  } as const;
  const terms: OracleRow[] = [];
  let effective = dayOf('2023-11-01') + below(365);
  let cents = 50_000 + below(500_000);
  for (let term = 0; term < 3 && (term === 0 || random.fraction() < 0.8); term++) {
    terms.push({
      ...shared,
      id: `p${policy}-${term}`,
      number: `N${policy}`,
      effective,
      expiration: effective + 365,
      cents,
    });
    effective += 365 + below(3);
    cents = Math.round(cents * (0.95 + random.fraction() / 5));
  }
  return terms.filter((term) => term.effective <= dayOf(asOf));
}).flat();

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let warehouse: Warehouse;
let server: ServedSearch;

async function load(numbered: boolean): Promise<void> {
  const header =
    'policy_id,policy_number,agency_code,agency_state,carrier,line,product_code,policy_state,effective_date,expiration_date,premium';
  const lines = rows.map((row) =>
    [
      ...[
        row.id,
        numbered ? row.number : '',
        `A${row.agency}`,
        'TX',
        `Carrier ${row.carrier}`,
        'personal',
        `P${row.product}`,
        'TX',
      ],
      ...[printDay(row.effective), printDay(row.expiration), row.cents / 100],
    ].join(','),
  );
  const file = path.join(folder.path, 'terms.csv');
  await writeFile(file, [header, ...lines].join('\n'));
  await loadFile({ file, dataDir: folder.path, asOf });
}

before(async () => {
  folder = await temporaryFolder();
  await load(true);
  warehouse = openWarehouse({ directory: path.join(folder.path, 'warehouse'), threads: 1 });
  const agencyTiles = createAgencyTiles({ sets: createLoadedSets(warehouse), today: () => '2026-11-15' });
  server = await serveMounted((routes) => mountTiles(routes, { agencyTiles }), 'dashboards');
});
after(async () => {
  await server.stop();
  await warehouse.close();
  await folder.remove();
});

async function answer(tile: string, agency: number): Promise<TileAnswer> {
  const agencies = await querySet(folder.path, 'SELECT agency_id, agency_code FROM agency');
  const found = agencies.find(({ agency_code: code }) => code === `A${agency}`);
  const filters = { agency_id: String(found?.agency_id) };
  const response = await server.call('all', 'dashboards.agencyTile', { filters }, { params: { tile } });
  assert.equal(response.status, 200, await response.clone().text());
  return endpointSchemas['dashboards.agencyTile'].response.parse(await response.json());
}

const monthOf = (day: number) => printDay(day).slice(0, 7);

describe('tiles about the terms of an agency', () => {
  const flags = flagsOf(rows, dayOf(asOf));
  const flagOf = ({ id }: OracleRow) => {
    const flag = flags.get(id);
    assert.ok(flag);
    return flag;
  };

  it('count what was renewed of the terms that expired in each month, by number and premium', async () => {
    for (let agency = 1; agency <= 8; agency++) {
      const { rows: found, missing } = await answer('retention', agency);
      const expired = rows.filter(
        (row) => row.agency === agency && row.expiration >= dayOf('2025-11-01') && row.expiration <= dayOf(asOf),
      );
      const expected = [...Map.groupBy(expired, ({ expiration }) => monthOf(expiration))]
        .sort()
        .map(([month, terms]) => {
          const due = terms.filter((term) => flagOf(term).dueKnown === 1);
          const duePremium = due.reduce((sum, { cents }) => sum + cents, 0);
          const keptPremium = due.reduce((sum, term) => sum + flagOf(term).renewedCents, 0);
          const kept = due.filter((term) => flagOf(term).renewed === 1).length;
          return {
            month,
            due: due.length,
            kept,
            retention: due.length > 0 ? kept / due.length : null,
            due_premium: duePremium,
            kept_premium: keptPremium,
            premium_retention: duePremium > 0 ? keptPremium / duePremium : null,
            open: terms.length - due.length,
          };
        });
      assert.deepEqual(found, expected, `agency ${agency}`);
      assert.equal(missing, null);
      assert.ok(found.some(({ kept }) => Number(kept) > 0));
    }
  });

  it('compare premiums of renewals with those before, beside all agencies in the state', async () => {
    const rateOf = (terms: readonly OracleRow[]) => {
      const premium = terms.reduce((sum, { cents }) => sum + cents, 0);
      const prior = terms.reduce((sum, term) => sum + flagOf(term).priorCents, 0);
      return { premium, prior, rate: prior > 0 ? premium / prior - 1 : null };
    };
    const renewals = rows.filter(
      (row) => row.effective >= dayOf('2025-11-01') && row.effective <= dayOf(asOf) && flagOf(row).priorCents > 0,
    );
    const { rows: found } = await answer('rate_change', 2);
    assert.equal(found.length, 3);
    for (const row of found) {
      const product = Number(String(row.product).slice(1));
      const own = rateOf(renewals.filter((term) => term.agency === 2 && term.product === product));
      assert.deepEqual([row.premium, row.prior_premium, row.rate_change], [own.premium, own.prior, own.rate]);
      assert.equal(row.state_rate_change, rateOf(renewals.filter((term) => term.product === product)).rate);
    }
  });

  it('say that policy numbers are missing where the data has none', async () => {
    const { set_id: before } = await answer('products', 1);
    await load(false);
    // The platform looks for a new set now and then.
    while ((await answer('products', 1)).set_id === before) await pause(100);
    for (const tile of ['retention', 'rate_change']) {
      const { missing, rows: found, policies } = await answer(tile, 1);
      assert.equal(missing, 'policy_numbers');
      assert.deepEqual(found, []);
      assert.ok(policies > 0);
    }
    assert.equal((await answer('products', 1)).missing, null);
  });
});
