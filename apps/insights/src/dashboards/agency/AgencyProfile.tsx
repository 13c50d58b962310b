import { Alert, Chip, Skeleton } from '@agency-insights/ui-kit';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { formatCountOf } from '../../format/count.ts';
import { readIds, withView } from '../address/changeDashboardSearch.ts';
import type { ViewKey } from '../address/dashboardSearch.ts';
import { useAgencyNames, useKnownAgencies } from '../agencies/useAgencyNames.ts';
import { checkSearch } from '../address/checkSearch.ts';
import { profileView } from '../filters/DashboardView.ts';
import { DashboardPage } from '../page/DashboardPage.tsx';
import { useScreenTitle } from '../../shell/useScreenTitle.ts';
import { useDashboard, type DashboardPageState } from '../page/useDashboard.ts';
import { AccountsTable } from './AccountsTable.tsx';
import { AgencyActions } from './AgencyActions.tsx';
import { AgencyBreadcrumb } from './AgencyBreadcrumb.tsx';
import { AgencyNotFound } from './AgencyNotFound.tsx';
import { checkProfileAddress } from './checkProfileAddress.ts';
import { wordCompared } from './texts.ts';
import { useAgency, type Agency, type AgencyAnswer } from '../../find-agencies/useAgency.ts';

const viewKeys: readonly ViewKey[] = ['accounts', 'compare_agencies', 'comparison', 'industry', 'views'];

/** An agency's dashboard, with its accounts and those it is compared with. */
export function AgencyProfile({ agencyId }: { agencyId: number }) {
  const navigate = useNavigate({ from: '/marketing/agencies/$id' });
  const answer = useAgency(agencyId);
  const { agency, isMissing, error, retry } = answer;
  const address = useProfileAddress(agencyId, answer);
  const { params } = address;
  const compared = readIds(params.compare_agencies);
  const isAlone = compared.length === 0;
  const names = useAgencyNames(compared);
  const title = agency && wordCompared(agency.name, compared, names);
  useScreenTitle(title);
  const state = useDashboard({
    dashboardId: 'agency',
    view: profileView,
    viewKeys,
    fixed: { agency_id: String(agencyId) },
    address,
    go: (search, { replaces = false } = {}) => void navigate({ search, replace: replaces }),
    printTitle: (isAlone && agency ? `${agency.name}, ${wordAgency(agency, params.accounts)}` : title) ?? 'Agency',
    exportFile: 'marketing_insights/exports/imi_agency_details_dashboard.export',
    showNotFound: isMissing,
  });
  const [isAccountsOpen, setAccountsOpen] = useState(params.accounts !== undefined);
  if (state.showNotFound) return <AgencyNotFound />;
  return (
    <DashboardPage
      state={state}
      breadcrumb={<AgencyBreadcrumb params={params} name={agency?.name ?? 'Agency'} />}
      title={title ?? <Skeleton width={280} />}
      subtitle={agency ? wordAgency(agency, params.accounts) : <Skeleton width={220} />}
      frameTitle={agency ? `Dashboard of ${agency.name}` : 'Agency dashboard'}
      actions={
        <AgencyActions
          state={state}
          agencyId={agencyId}
          agency={agency}
          isAccountsOpen={isAccountsOpen}
          onToggleAccounts={() => setAccountsOpen(!isAccountsOpen)}
        />
      }
      chips={<ComparedAgencies state={state} />}
    >
      {error && (
        <Alert severity="error" title="The agency could not be loaded" action={{ label: 'Try again', onClick: retry }}>
          Check the connection and try again.
        </Alert>
      )}
      {isAccountsOpen && agency && (
        <AccountsTable
          accounts={agency.accounts}
          checked={params.accounts}
          onCheck={(accounts) => state.go(withView(params, { accounts }))}
        />
      )}
    </DashboardPage>
  );
}

/** The address of the page without what it cannot use; pending while that is not known. */
function useProfileAddress(agencyId: number, { agency, isMissing, error }: AgencyAnswer) {
  const given = checkSearch(useSearch({ from: '/signed-in/marketing/agencies/$id' }), profileView.filterKeys);
  const compared = useKnownAgencies(readIds(given.params.compare_agencies));
  const accounts = useMemo(
    () => agency && new Set([...(agency.accounts.table.getChild('account_id') ?? [])].map(Number)),
    [agency],
  );
  const checked = checkProfileAddress(given, {
    agencyId,
    accounts,
    agencies: compared.isPending || compared.isUnknown ? null : compared.names,
  });
  const awaitsAccounts = given.params.accounts !== undefined && agency === null && !isMissing && error === null;
  return { ...checked, isPending: awaitsAccounts || compared.isPending };
}

/** The agencies beside the one of the page, each of which can be taken away. */
function ComparedAgencies({ state: { params, go } }: { state: DashboardPageState }) {
  const ids = readIds(params.compare_agencies);
  const names = useAgencyNames(ids);
  return ids.map((id) => (
    <Chip
      key={id}
      color="info"
      label={`Compared with ${names.get(id) ?? `agency ${id}`}`}
      onRemove={() => go(withView(params, { compare_agencies: ids.filter((other) => other !== id).join(',') }))}
    />
  ));
}

/** Where the agency is, and how many of its accounts count. */
function wordAgency({ place, accounts }: Agency, checked: string | undefined): string {
  const all = formatCountOf(accounts.total, 'account', 'accounts');
  return `${place} · ${checked === undefined ? all : `${readIds(checked).length} of ${all}`}`;
}
