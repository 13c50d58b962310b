import type { FilterKey } from '@agency-insights/insights-api';
import { changedFor, type CheckedAddress } from './CheckedAddress.ts';
import { checkFilters, shownExpression } from './checkFilters.ts';
import { readDashboardSearch, unusableViewKeys, type ViewKey } from './dashboardSearch.ts';
import type { Translate } from '../../language/createWords.ts';

const viewLabels = (t: Translate): Readonly<Record<ViewKey, string>> => ({
  accounts: t('Accounts'),
  compare_agencies: t('Agencies to compare with'),
  compare: t('Compare'),
  peers: t('Peers'),
  comparison: t('Compare with'),
  industry: t('Industry'),
  picks: t('Picked marks'),
  views: t('Views of tiles'),
});

/**
 * Removes unreadable filters and unknown views from an address. `raw` is the router's address, which keeps unknown
 * parts.
 */
export function checkSearch(raw: Record<string, unknown>, keys: readonly FilterKey[], t: Translate): CheckedAddress {
  return unusableViewKeys(raw).reduce(
    (checked, key) =>
      changedFor(
        checked,
        {},
        {
          text: t('“{part}” cannot be {value}.', {
            part: viewLabels(t)[key],
            value: shownExpression(String(raw[key])),
          }),
          remedy: t('Remove it'),
        },
      ),
    checkFilters(readDashboardSearch(raw), keys, t),
  );
}
