import { readIds } from '../address/changeDashboardSearch.ts';
import { changedFor, type CheckedAddress } from '../address/CheckedAddress.ts';
import type { Words } from '../../language/createWords.ts';

/** The known ids of an address; null if the check failed. */
export interface KnownIds {
  agencyId: number;
  /** All accounts of the agency. */
  accounts: ReadonlySet<number> | null;
  /** Which of the agencies beside it exist. */
  agencies: { has: (id: number) => boolean } | null;
  /** The language of the page. */
  words: Words;
}

/** Removes accounts of other agencies, and agencies that do not exist, are listed twice, or are the page's own. */
export function checkProfileAddress(checked: CheckedAddress, known: KnownIds): CheckedAddress {
  return checkCompared(checkAccounts(checked, known), known);
}

function checkAccounts(checked: CheckedAddress, { accounts, words }: KnownIds): CheckedAddress {
  const ids = readIds(checked.params.accounts);
  const own = ids.filter((id) => accounts === null || accounts.has(id));
  const foreign = ids.length - own.length;
  if (foreign === 0) return checked;
  const text =
    own.length === 0
      ? words.t('The chosen accounts are not those of this agency: all of its accounts are included.')
      : words.formatCountOf(
          foreign,
          'chosen account is not of this agency.',
          'chosen accounts are not of this agency.',
        );
  return changedFor(checked, { accounts: listed(own) }, { text, remedy: words.t('Remove these accounts') });
}

function checkCompared(checked: CheckedAddress, { agencyId, agencies, words }: KnownIds): CheckedAddress {
  const ids = readIds(checked.params.compare_agencies);
  const others = [...new Set(ids)].filter((id) => id !== agencyId);
  const existing = others.filter((id) => agencies === null || agencies.has(id));
  if (existing.length === ids.length) return checked;
  const missing = others.length - existing.length;
  const problems = [
    missing > 0 &&
      words.formatCountOf(
        missing,
        'agency to compare with cannot be found.',
        'agencies to compare with cannot be found.',
      ),
    ids.includes(agencyId) && words.t('An agency cannot be compared with itself.'),
    others.length < ids.filter((id) => id !== agencyId).length && words.t('An agency to compare with is named twice.'),
  ].filter((text) => text !== false);
  return changedFor(
    checked,
    { compare_agencies: listed(existing) },
    { text: problems.join(' '), remedy: words.t('Remove this comparison') },
  );
}

function listed(ids: readonly number[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join(',');
}
