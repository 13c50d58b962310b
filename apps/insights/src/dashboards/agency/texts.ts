import type { Words } from '../../language/createWords.ts';

/** Says what checking accounts does; word for word from the catalogue (APP-FIND-8). */
export const accountsHint =
  'Table displays all accounts linked to an agency, check accounts for aggregated dashboard values or uncheck all for all agency accounts';

/** How many accounts the dashboard counts: `All 11 accounts included`, `3 of 11 accounts included`. */
export function wordCheckedAccounts(
  checked: number,
  all: number,
  { t, formatCount, formatCountOf }: Pick<Words, 't' | 'formatCount' | 'formatCountOf'>,
): string {
  const accounts = formatCountOf(all, 'account', 'accounts');
  if (checked > 0) return t('{count} of {accounts} included', { count: formatCount(checked), accounts });
  return all === 1 ? accounts : t('All {accounts} included', { accounts });
}

/**
 * Returns the page title: `Kramer & Sons compared with Weaver Agency and Lake Insurance`. The others are counted until
 * all of their names are known.
 */
export function wordCompared(
  name: string,
  others: readonly number[],
  names: ReadonlyMap<number, string>,
  { t, locale, formatCountOf }: Pick<Words, 't' | 'locale' | 'formatCountOf'>,
): string {
  if (others.length === 0) return name;
  const known = others.flatMap((id) => names.get(id) ?? []);
  const all = formatCountOf(others.length, 'other agency', 'other agencies');
  const listed = known.length === others.length ? new Intl.ListFormat(locale).format(known) : all;
  return t('{agency} compared with {others}', { agency: name, others: listed });
}
