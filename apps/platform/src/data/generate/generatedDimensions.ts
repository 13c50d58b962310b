import type { StagedAccount, StagedAgency, StagedDimensions } from '../set/stagedTables.ts';
import { carriers } from '../world/carriers.ts';
import { products } from '../world/products.ts';
import type { GeneratedAgency } from './createAgencies.ts';

/** Returns the generated agencies, offices and market in the form for staging. */
export function generatedDimensions(agencies: readonly GeneratedAgency[]): StagedDimensions {
  return { agencies: agencies.map(stagedAgency), accounts: stagedAccounts(agencies), carriers, products };
}

function stagedAgency({ id, code, name, city, state, accounts }: GeneratedAgency): StagedAgency {
  return { id, code, name, city, state: state.code, primaryAccount: accounts[0]?.code ?? '' };
}

function* stagedAccounts(agencies: readonly GeneratedAgency[]): Generator<StagedAccount> {
  for (const agency of agencies) {
    for (const { id, code, name, city } of agency.accounts)
      yield { id, agencyId: agency.id, code, name, city, state: agency.state.code };
  }
}
