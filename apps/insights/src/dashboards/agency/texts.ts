import { formatCount, formatCountOf } from '../../format/count.ts';

/** Says what checking accounts does; word for word from the catalogue (APP-FIND-8). */
export const accountsHint =
  'Table displays all accounts linked to an agency, check accounts for aggregated dashboard values or uncheck all for all agency accounts';

/** How many accounts the dashboard counts: `All 11 accounts included`, `3 of 11 accounts included`. */
export function wordCheckedAccounts(checked: number, all: number): string {
  const accounts = formatCountOf(all, 'account', 'accounts');
  if (checked > 0) return `${formatCount(checked)} of ${accounts} included`;
  return all === 1 ? '1 account' : `All ${accounts} included`;
}

const listFormat = new Intl.ListFormat('en-US');

/**
 * What the page is about: `Kramer & Sons compared with Weaver Agency and Lake Insurance`. The others are counted until all
 * of their names are known.
 */
export function wordCompared(name: string, others: readonly number[], names: ReadonlyMap<number, string>): string {
  if (others.length === 0) return name;
  const known = others.flatMap((id) => names.get(id) ?? []);
  const all = formatCountOf(others.length, 'other agency', 'other agencies');
  return `${name} compared with ${known.length === others.length ? listFormat.format(known) : all}`;
}
