import type { FilterKey } from '@agency-insights/insights-api';
import { changedFor, type CheckedAddress } from './CheckedAddress.ts';
import { checkFilters, shownExpression } from './checkFilters.ts';
import { readDashboardSearch, unusableViewKeys, type ViewKey } from './dashboardSearch.ts';

const viewLabels: Readonly<Record<ViewKey, string>> = {
  accounts: 'Accounts',
  compare_agencies: 'Agencies to compare with',
  compare: 'Compare',
  peers: 'Peers',
  comparison: 'Compare with',
  industry: 'Industry',
  views: 'Views of tiles',
};

/**
 * Leaves out what a dashboard cannot use of an address: filters of some keys that cannot be read, and views that do not
 * exist. `raw`: the address as the router has it, which keeps what it does not know.
 */
export function checkSearch(raw: Record<string, unknown>, keys: readonly FilterKey[]): CheckedAddress {
  return unusableViewKeys(raw).reduce(
    (checked, key) =>
      changedFor(
        checked,
        {},
        { text: `“${viewLabels[key]}” cannot be ${shownExpression(String(raw[key]))}.`, remedy: 'Remove it' },
      ),
    checkFilters(readDashboardSearch(raw), keys),
  );
}
