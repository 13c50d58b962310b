import { allOf } from '../../warehouse/expressions.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import { periodCondition } from './period.ts';
import { type PolicySum, sumPolicies } from './sumPolicies.ts';

/** Headers that are kept of one set: those of the pages that people look at now. */
const maxKept = 64;
const kept = new WeakMap<WarehouseSet, Map<string, Promise<PolicySum | undefined>>>();

/**
 * Adds up the policies of a profile's period for the header of its tiles: once for all tiles of a page, which are asked
 * for at the same time. It is not stopped with one of them, as the others wait for it too.
 */
export function headerSums({ set, own, period }: AgencyProfile): Promise<PolicySum | undefined> {
  const where = allOf([own, periodCondition(period)]);
  const ofSet = kept.get(set) ?? new Map<string, Promise<PolicySum | undefined>>();
  kept.set(set, ofSet);
  const key = JSON.stringify(where, (_, value: unknown) => (value instanceof Int32Array ? Array.from(value) : value));
  const found = ofSet.get(key);
  if (found) return found;
  const sums = sumPolicies({ set }, where).then(([header]) => header);
  ofSet.set(key, sums);
  sums.catch(() => ofSet.delete(key));
  const [oldest] = ofSet.keys();
  if (ofSet.size > maxKept && oldest !== undefined) ofSet.delete(oldest);
  return sums;
}
