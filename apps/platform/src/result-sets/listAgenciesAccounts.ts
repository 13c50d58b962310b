import { maxResultRows, type ListAccountsRequest } from '@agency-insights/insights-api/contract';
import { allOf, call, cast, column } from '../warehouse/expressions.ts';
import type { Column } from '../warehouse/ColumnarTable.ts';
import { gatherInt32, gatherUint8 } from '../warehouse/gather.ts';
import { float64ById, int32ById, textById } from '../warehouse/lookUpColumns.ts';
import type { DriverResult } from '../warehouse/WarehouseDriver.ts';
import type { FindAgenciesContext } from './findAgencies.ts';
import type { AccountDimension } from './loadAccountDimension.ts';
import { lineCondition, matchAgencies } from './matchAgencies.ts';
import { keepAgencies } from './keepAgencies.ts';
import { readSearch, type Search } from './readSearch.ts';
import { numbersOf } from '../warehouse/readColumns.ts';
import type { ResultSet } from './ResultSets.ts';
import type { SetDimensions } from './SetDimensions.ts';

export interface ListAccountsContext extends FindAgenciesContext {
  accounts: AccountDimension;
}

/**
 * Lists the accounts of matching agencies, by agency in the order of Find agencies, then by written premium. Premium
 * and policies are the account's totals in all of the caller's lines, regardless of policy filters.
 */
export async function listAgenciesAccounts(
  request: ListAccountsRequest,
  context: ListAccountsContext,
): Promise<ResultSet> {
  const { set, dimensions, access, accounts, signal } = context;
  const search = await readSearch(request.filters ?? {}, context);
  const matched = await matchAgencies(context, keepAgencies(search, request.agency_ids, dimensions));
  if (matched.agencyIds.length === 0)
    return {
      ...accountTable(new Int32Array(), emptyTotals, accounts, dimensions),
      total: 0,
      engineMs: matched.engineMs,
    };
  const everyLine: Search = { ...(await readSearch({}, context)), access };
  const table = await set.run(
    {
      select: [
        { name: 'account_id', expression: column('account_id') },
        { name: 'policies', expression: cast(call('count'), 'integer') },
        { name: 'written_premium', expression: cast(call('sum', column('premium_cents')), 'double') },
      ],
      from: 'policy',
      where: allOf([lineCondition(everyLine), { kind: 'inIds', operand: column('agency_id'), ids: matched.agencyIds }]),
      groupBy: ['account_id'],
    },
    signal ? { signal } : {},
  );
  const totals = totalsById(table, accounts);
  const rows = accountRows(matched.agencyIds, accounts, totals);
  const { offset = 0, limit = maxResultRows } = request;
  return {
    ...accountTable(rows.subarray(offset, offset + limit), totals, accounts, dimensions),
    total: rows.length,
    engineMs: matched.engineMs + table.engineMs,
  };
}

interface AccountTotals {
  /** By position in the account dimension. */
  policies: Int32Array;
  /** Cents. */
  writtenPremium: Float64Array;
}

const emptyTotals: AccountTotals = { policies: new Int32Array(), writtenPremium: new Float64Array() };

function totalsById(table: DriverResult, { ids, positionOf }: AccountDimension): AccountTotals {
  const totals = { policies: new Int32Array(ids.length), writtenPremium: new Float64Array(ids.length) };
  const accountIds = numbersOf(table, 'account_id');
  const policies = numbersOf(table, 'policies');
  const premium = numbersOf(table, 'written_premium');
  for (let row = 0; row < table.rowCount; row++) {
    const at = positionOf[accountIds[row]!] ?? -1;
    if (at < 0) continue;
    totals.policies[at] = policies[row]!;
    totals.writtenPremium[at] = premium[row]!;
  }
  return totals;
}

/** Returns the positions of the agencies' accounts: by agency, then by premium, then by id. */
function accountRows(agencyIds: Int32Array, accounts: AccountDimension, { writtenPremium }: AccountTotals): Int32Array {
  const orderOf = new Map(Array.from(agencyIds, (id, order) => [id, order]));
  const rows: number[] = [];
  for (const [at, agencyId] of accounts.agencyIds.entries()) if (orderOf.has(agencyId)) rows.push(at);
  const order = (at: number): number => orderOf.get(accounts.agencyIds[at]!) ?? 0;
  return Int32Array.from(rows.sort((a, b) => order(a) - order(b) || writtenPremium[b]! - writtenPremium[a]! || a - b));
}

/** Returns the columns in the order of the contract's account row. */
function accountTable(
  rows: Int32Array,
  totals: AccountTotals,
  accounts: AccountDimension,
  { agencies }: SetDimensions,
): { columns: Column[]; rowCount: number } {
  const agencyIds = gatherInt32(rows, accounts.agencyIds);
  const columns: Column[] = [
    int32ById('account_id', { ids: rows, byId: accounts.ids }),
    textById('account', accounts.code, rows),
    textById('account_name', accounts.name, rows),
    { name: 'agency_id', type: 'int32', values: agencyIds },
    textById('agency_name', agencies.name, agencyIds),
    textById('city', accounts.city.pool, rows, accounts.city.codes),
    textById('state', accounts.state.pool, rows, accounts.state.codes),
    { name: 'is_primary', type: 'bool', values: gatherUint8(rows, accounts.isPrimary) },
    int32ById('policies', { ids: rows, byId: totals.policies }),
    float64ById('written_premium', { ids: rows, byId: totals.writtenPremium }),
  ];
  return { columns, rowCount: rows.length };
}
