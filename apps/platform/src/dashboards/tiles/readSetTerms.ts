import { numbersOf } from '../../warehouse/readColumns.ts';
import { cast, column } from '../../warehouse/expressions.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';

/** Facts about the terms of a set. */
export interface SetTerms {
  hasPolicyNumbers: boolean;
  /** Number of the first month in which a policy of the set begins. */
  firstMonth: number;
  /** Number of the first month in which a term that renews none is new business. */
  newFromMonth: number;
}

const known = new WeakMap<WarehouseSet, Promise<SetTerms>>();

/** Reads facts about the terms of a set, once per set. */
export function readSetTerms(set: WarehouseSet): Promise<SetTerms> {
  const found = known.get(set);
  if (found) return found;
  const read = askForTerms(set);
  known.set(set, read);
  read.catch(() => known.delete(set));
  return read;
}

async function askForTerms(set: WarehouseSet): Promise<SetTerms> {
  const info = await set.run({
    select: [
      { name: 'has_terms', expression: cast(column('has_terms'), 'integer') },
      { name: 'first_month', expression: cast(column('first_month'), 'integer') },
      { name: 'new_from_month', expression: cast(column('new_from_month'), 'integer') },
    ],
    from: 'set_info',
  });
  return {
    hasPolicyNumbers: numbersOf(info, 'has_terms')[0] === 1,
    firstMonth: numbersOf(info, 'first_month')[0]!,
    newFromMonth: numbersOf(info, 'new_from_month')[0]!,
  };
}
