import type { DashboardSearchParams } from './dashboardSearch.ts';

/** A part of an address that cannot be used. */
export interface AddressProblem {
  /** The problem, in a sentence. */
  text: string;
  /** Label of the button that removes it. */
  remedy: string;
}

/** A validated address. */
export interface CheckedAddress {
  params: DashboardSearchParams;
  problems: readonly AddressProblem[];
}

/** The address with other values of some parts, undefined for none, because of one more problem. */
export function changedFor(
  { params, problems }: CheckedAddress,
  change: Readonly<Partial<Record<keyof DashboardSearchParams, string | undefined>>>,
  problem: AddressProblem,
): CheckedAddress {
  const entries = Object.entries({ ...params, ...change }).filter(([, value]) => value !== undefined);
  return { params: Object.fromEntries(entries), problems: [...problems, problem] };
}
