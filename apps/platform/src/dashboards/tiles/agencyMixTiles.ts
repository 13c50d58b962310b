import type { TileRow } from '@agency-insights/insights-api/contract';
import { naicsSectors } from '../../naics/naicsSectors.ts';
import { lineCodes } from '../../result-sets/readSearch.ts';
import type { AccountDimension } from '../../result-sets/loadAccountDimension.ts';
import type { Coded } from '../../result-sets/SetDimensions.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import { type Mix, mixRows } from './mixRows.ts';
import { peerShares } from './peerShares.ts';

/** Rows of a tile, and the size of the peer group that they are compared with; null without one. */
export interface TileRows {
  rows: TileRow[];
  peers: number | null;
}

/** Written premium by product, with what peers write of each. */
export function productRows(profile: AgencyProfile): Promise<TileRows> {
  const products = new Map(profile.dimensions.products.map((product) => [product.id, product]));
  return rowsWithPeers(profile, {
    by: 'product_id',
    describe: (id) => {
      const product = products.get(id);
      const line = lineCodes[product?.line === 1 ? 1 : 0];
      return { product: product?.code ?? null, name: product?.name ?? null, line };
    },
  });
}

/** Written premium by the state of the policy, with what peers write in each. */
export function stateRows(profile: AgencyProfile): Promise<TileRows> {
  return rowsWithPeers(profile, {
    by: 'state_id',
    describe: coded(profile.dimensions.states, 'state'),
  });
}

/** Written premium by industry, with what peers write for each. */
export function industryRows(profile: AgencyProfile): Promise<TileRows> {
  const sectors = naicsSectors();
  return rowsWithPeers(profile, {
    by: 'naics',
    // Policies without a code come as 0, which is in no sector: -1.
    groupOf: (code) => sectors.findIndex(({ first, last }) => first <= sectorOf(code) && sectorOf(code) <= last),
    describe: (index) => {
      const sector = sectors[index];
      return { naics: sector?.code ?? null, name: sector?.title ?? 'Without an industry' };
    },
  });
}

/** Written premium by carrier. */
export async function carrierRows(profile: AgencyProfile): Promise<TileRows> {
  const describe = coded(profile.dimensions.carriers, 'carrier');
  const rows = await mixRows(profile, { by: 'carrier_id', describe });
  return { rows: rows.map(({ row }) => row), peers: null };
}

/** Written premium by account; accounts without a policy are listed too. */
export async function accountRows(profile: AgencyProfile, accounts: AccountDimension): Promise<TileRows> {
  const { ids, positionOf, agencyIds, code, name, city, state } = accounts;
  const describe = (id: number): TileRow => {
    const at = positionOf[id] ?? -1;
    return {
      account_id: id,
      account: code.strings[at] ?? null,
      name: name.strings[at] ?? null,
      city: city.pool.strings[city.codes[at] ?? -1] ?? null,
      state: state.pool.strings[state.codes[at] ?? -1] ?? null,
    };
  };
  const always = Array.from(ids).filter((_, at) => agencyIds[at] === profile.agencyId);
  const rows = await mixRows(profile, { by: 'account_id', describe, always });
  return { rows: rows.map(({ row }) => row), peers: null };
}

async function rowsWithPeers(profile: AgencyProfile, mix: Mix): Promise<TileRows> {
  const [rows, { shareOf, peers }] = await Promise.all([
    mixRows(profile, mix),
    peerShares(profile, mix.by, mix.groupOf),
  ]);
  return { rows: rows.map(({ id, row }) => ({ ...row, peer_share: shareOf(id) })), peers };
}

/** The first two of six digits. */
function sectorOf(code: number): number {
  return Math.floor(code / 10_000);
}

function coded(values: readonly Coded[], key: string): (id: number) => TileRow {
  const byId = new Map(values.map((value) => [value.id, value]));
  return (id) => ({ [key]: byId.get(id)?.code ?? null, name: byId.get(id)?.name ?? null });
}
