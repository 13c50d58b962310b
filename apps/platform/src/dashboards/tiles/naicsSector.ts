import { naicsSectors } from '../../naics/naicsSectors.ts';
import { arithmetic, call, column, value } from '../../warehouse/expressions.ts';

/**
 * The first two digits of a policy's NAICS code, to group by. Grouped by the codes themselves, the engine adds up in
 * arrays with a place for each number up to the largest code, which takes it hundreds of milliseconds.
 */
export const naicsSector = {
  name: 'naics_sector',
  expression: call('floor', arithmetic(column('naics'), '/', value('double', 10_000))),
};

/** Position of a sector in `naicsSectors` by two digits of a code; -1 for none: policies without a code come as 0. */
export function sectorIndexOf(sector: number): number {
  return naicsSectors().findIndex(({ first, last }) => first <= sector && sector <= last);
}
