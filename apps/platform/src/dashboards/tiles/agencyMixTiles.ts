import type { TileRow } from '@agency-insights/insights-api/contract';
import type { AccountDimension } from '../../result-sets/loadAccountDimension.ts';
import type { Coded } from '../../result-sets/SetDimensions.ts';
import type { LoadedProfile } from './AgencyProfile.ts';
import type { ComparisonGroup } from './comparisonGroup.ts';
import { mixRows } from './mixRows.ts';

/** Returns written premium by product, with each share in the comparison group. */
export function productRows(profile: LoadedProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  const products = new Map(profile.dimensions.products.map((product) => [product.id, product]));
  const describe = (id: number): TileRow => {
    const product = products.get(id);
    const line = product?.line === 1 ? 'Commercial lines' : 'Personal lines';
    return { product: product?.code ?? null, name: product?.name ?? null, line };
  };
  return mixRows(
    profile,
    { by: 'product_id', ofOthers: { measure: 'business', by: ['product_id'] }, describe },
    comparison,
  );
}

/** Returns written premium by the policy's state, with each share in the comparison group. */
export function stateRows(profile: LoadedProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  return mixRows(
    profile,
    {
      by: 'state_id',
      ofOthers: { measure: 'business', by: ['state_id'] },
      describe: coded(profile.dimensions.states, 'state'),
    },
    comparison,
  );
}

/** Returns written premium by industry, with each share in the comparison group. */
export function industryRows(profile: LoadedProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  const { digits, groupOf, at } = profile.industries;
  const describe = (group: number): TileRow => {
    const industry = at(group);
    return { naics: industry?.code ?? null, name: industry?.title ?? 'Without an industry' };
  };
  return mixRows(
    profile,
    {
      by: 'naics',
      groupOf: (code) => groupOf(Math.floor(code / 10 ** (6 - digits))),
      ofOthers: { measure: 'written', by: [`naics_${digits}`], groupOf },
      describe,
    },
    comparison,
  );
}

/** Returns written premium by carrier, with each share in the comparison group. */
export function carrierRows(profile: LoadedProfile, comparison: ComparisonGroup): Promise<TileRow[]> {
  return mixRows(
    profile,
    {
      by: 'carrier_id',
      ofOthers: { measure: 'written', by: ['carrier_id'] },
      describe: coded(profile.dimensions.carriers, 'carrier'),
    },
    comparison,
  );
}

/** Returns written premium by account, including accounts without policies. */
export function accountRows(profile: LoadedProfile, accounts: AccountDimension): Promise<TileRow[]> {
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
  const always: number[] = [];
  for (let at = 0; at < ids.length; at++) if (agencyIds[at] === profile.agencyId) always.push(ids[at]!);
  return mixRows(profile, { by: 'account_id', describe, always });
}

function coded(values: readonly Coded[], key: string): (id: number) => TileRow {
  const byId = new Map(values.map((value) => [value.id, value]));
  return (id) => ({ [key]: byId.get(id)?.code ?? null, name: byId.get(id)?.name ?? null });
}
