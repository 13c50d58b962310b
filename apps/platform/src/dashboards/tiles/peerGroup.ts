import { censusRegionOf } from './censusRegion.ts';
import type { AgencyDimension } from '../../result-sets/SetDimensions.ts';

/** Default min size of a comparison group: in a smaller one, an agency could be identified. */
export const usualMinimum = 5;

/** A group in which one agency has more than this share of the premium is not shown. */
export const largestShare = 0.8;

/** Min agencies of a state for choosing peers; with fewer, peers come from its region. */
const minimumInState = 30;

/** Max difference between the commercial shares of a peer and the agency. */
export const commercialShareMargin = 0.2;

/** Upper ends of the classes by written premium, in cents: 0.5, 1, 2.5, 5, 10, 25 and 50 million dollars. */
export const premiumClassEnds = [0.5, 1, 2.5, 5, 10, 25, 50].map((millions) => millions * 1e8);

/** The class of a written premium in cents: 0 for the smallest agencies. */
export function premiumClassOf(writtenPremium: number): number {
  const found = premiumClassEnds.findIndex((end) => writtenPremium < end);
  return found < 0 ? premiumClassEnds.length : found;
}

/**
 * Returns the ids of an agency's peers, ascending and without the agency itself: agencies of the same home state
 * (or region, where the state has too few), the same class by written premium, and a commercial share within 20 points.
 * Uses both lines of business, so that peers are the same for all callers.
 */
export function peersOf(agencyId: number, agencies: AgencyDimension): Int32Array {
  const { exists, stateCode, totals } = agencies;
  const written = totals[2].writtenPremium;
  const states = new Set(statesToCompare(stateCode[agencyId] ?? -1, agencies));
  const premiumClass = premiumClassOf(written[agencyId]!);
  const commercial = commercialShareOf(agencyId, agencies);
  const peers: number[] = [];
  for (let id = 0; id < agencies.length; id++) {
    if (exists[id] !== 1 || id === agencyId || totals[2].policies[id]! === 0) continue;
    if (!states.has(stateCode[id] ?? -1)) continue;
    if (premiumClassOf(written[id]!) !== premiumClass) continue;
    if (Math.abs(commercialShareOf(id, agencies) - commercial) <= commercialShareMargin) peers.push(id);
  }
  return Int32Array.from(peers);
}

/** Returns the ids of the other agencies in an agency's home state that have policies, ascending. */
export function homeAgenciesOf(agencyId: number, { exists, stateCode, totals, length }: AgencyDimension): Int32Array {
  const ids: number[] = [];
  for (let id = 0; id < length; id++) {
    if (exists[id] !== 1 || id === agencyId || stateCode[id] !== stateCode[agencyId]) continue;
    if (totals[2].policies[id]! > 0) ids.push(id);
  }
  return Int32Array.from(ids);
}

/**
 * Returns the codes of home states to compare with a state: only itself, or its region if it has too few agencies.
 */
export function statesToCompare(stateCode: number, { exists, stateCode: codes, state }: AgencyDimension): number[] {
  let inState = 0;
  for (let id = 0; id < codes.length; id++) if (exists[id] === 1 && codes[id] === stateCode) inState++;
  if (inState >= minimumInState) return [stateCode];
  const region = censusRegionOf(state.strings[stateCode] ?? '');
  return state.strings.flatMap((name, code) => (censusRegionOf(name ?? '') === region ? [code] : []));
}

/** Whether a number of several agencies may be shown: at least `minimum` of them, and none with nearly all of it. */
export function mayShowGroup(premiumByAgency: readonly number[], minimum: number): boolean {
  const total = premiumByAgency.reduce((sum, premium) => sum + Math.abs(premium), 0);
  const largest = premiumByAgency.reduce((most, premium) => Math.max(most, Math.abs(premium)), 0);
  return premiumByAgency.length >= minimum && (total === 0 || largest <= total * largestShare);
}

/** Share of an agency's written premium that is commercial; 0 without premium. */
export function commercialShareOf(id: number, { totals }: AgencyDimension): number {
  const commercial = totals[1].writtenPremium[id]!;
  const all = totals[2].writtenPremium[id]!;
  return all === 0 ? 0 : commercial / all;
}
