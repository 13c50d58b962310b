import { column } from '../warehouse/expressions.ts';
import { TextPool } from '../warehouse/TextPool.ts';
import type { WarehouseSet } from '../warehouse/Warehouse.ts';
import { createTextCodes } from './createTextCodes.ts';
import { numbersOf, textsOf } from '../warehouse/readColumns.ts';

/** The accounts of a set, by id. */
export interface AccountDimension {
  ids: Int32Array;
  /** Position of each account, by its id; -1: no such account. */
  positionOf: Int32Array;
  agencyIds: Int32Array;
  code: TextPool;
  name: TextPool;
  city: { pool: TextPool; codes: Int32Array };
  state: { pool: TextPool; codes: Int32Array };
  isPrimary: Uint8Array;
}

/** Reads the accounts of a set. */
export async function loadAccountDimension(set: WarehouseSet): Promise<AccountDimension> {
  const names = ['account_id', 'agency_id', 'account_code', 'account_name', 'city', 'state', 'is_primary'];
  const table = await set.run({
    from: 'account',
    select: names.map((name) => ({ name, expression: column(name) })),
    orderBy: [{ name: 'account_id', direction: 'asc' }],
  });
  const isPrimary = table.columns.find((c) => c.name === 'is_primary');
  if (isPrimary?.type !== 'bool') throw new TypeError('The result has no flags "is_primary"');
  const ids = Int32Array.from(numbersOf(table, 'account_id'));
  const positionOf = new Int32Array((ids.at(-1) ?? 0) + 1).fill(-1);
  for (const [position, id] of ids.entries()) positionOf[id] = position;
  return {
    ids,
    positionOf,
    agencyIds: Int32Array.from(numbersOf(table, 'agency_id')),
    code: new TextPool(textsOf(table, 'account_code'), { repeated: false }),
    name: new TextPool(textsOf(table, 'account_name'), { repeated: false }),
    city: createTextCodes(textsOf(table, 'city')),
    state: createTextCodes(textsOf(table, 'state')),
    isPrimary: isPrimary.values,
  };
}
