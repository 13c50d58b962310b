import type { AgencyDimension } from '../../result-sets/SetDimensions.ts';
import { commercialShareMargin, commercialShareOf, premiumClassOf, statesToCompare } from '../tiles/peerGroup.ts';

/** Choice of the compared agencies. */
export type PeerChoice = 'all' | 'state' | 'size';

/**
 * Returns a mask of the agencies that are similar to one of the selected ones, including those. `state`: the same home
 * state, or region if the state has too few. `size`: similar premium class and commercial share, both of the whole
 * data, so that peers are the same for all callers.
 */
export function peerMask(selected: readonly number[], choice: PeerChoice, agencies: AgencyDimension): Uint8Array {
  const isPeer = { all: () => () => true, state: sharesState, size: sharesSize }[choice](selected, agencies);
  return agencies.exists.map((exists, id) => (exists === 1 && isPeer(id) ? 1 : 0));
}

function sharesState(selected: readonly number[], agencies: AgencyDimension): (id: number) => boolean {
  const wanted = new Set<number>();
  for (const code of new Set(selected.map((id) => agencies.stateCode[id] ?? -1)))
    for (const state of statesToCompare(code, agencies)) wanted.add(state);
  return (id) => wanted.has(agencies.stateCode[id] ?? -1);
}

function sharesSize(selected: readonly number[], agencies: AgencyDimension): (id: number) => boolean {
  const classOf = (id: number): number => premiumClassOf(agencies.totals[2].writtenPremium[id]!);
  const shares = new Map<number, number[]>();
  for (const id of selected) {
    const ofClass = shares.get(classOf(id)) ?? [];
    shares.set(classOf(id), ofClass);
    ofClass.push(commercialShareOf(id, agencies));
  }
  for (const ofClass of shares.values()) ofClass.sort((a, b) => a - b);
  return (id) => hasNear(shares.get(classOf(id)) ?? [], commercialShareOf(id, agencies));
}

/** Whether an ascending list has a share within the margin. */
function hasNear(ascending: readonly number[], share: number): boolean {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < share - commercialShareMargin) low = middle + 1;
    else high = middle;
  }
  return (ascending[low] ?? Infinity) <= share + commercialShareMargin;
}
