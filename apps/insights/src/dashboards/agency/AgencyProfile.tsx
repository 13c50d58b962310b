import { Alert, Chip, Link, Skeleton } from '@agency-insights/ui-kit';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { readIds, withView } from '../address/changeDashboardSearch.ts';
import type { ViewKey } from '../address/dashboardSearch.ts';
import { useAgencyNames, useKnownAgencies } from '../agencies/useAgencyNames.ts';
import type { CheckedAddress } from '../address/CheckedAddress.ts';
import { checkSearch } from '../address/checkSearch.ts';
import { profileView } from '../filters/DashboardView.ts';
import { DashboardPage } from '../page/DashboardPage.tsx';
import { useScreenTitle } from '../../shell/useScreenTitle.ts';
import { stepOf } from '../page/stepOf.ts';
import { useDashboard, type DashboardPageState } from '../page/useDashboard.ts';
import { AccountsTable } from './AccountsTable.tsx';
import { AgencyActions } from './AgencyActions.tsx';
import { AgencyBreadcrumb } from './AgencyBreadcrumb.tsx';
import { AgencyNotFound } from './AgencyNotFound.tsx';
import { agencyHref } from '../../find-agencies/agencyAddresses.ts';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { checkProfileAddress } from './checkProfileAddress.ts';
import { wordCompared } from './texts.ts';
import { useAgency, type Agency, type AgencyAnswer } from '../../find-agencies/useAgency.ts';
import type { Words } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';

const viewKeys: readonly ViewKey[] = ['accounts', 'compare_agencies', 'comparison', 'industry', 'picks', 'views'];

/** An agency's dashboard, with its accounts and those it is compared with. */
export function AgencyProfile({ agencyId }: { agencyId: number }) {
  const navigate = useNavigate({ from: '/marketing/agencies/$id' });
  const { t } = useWords();
  const answer = useAgency(agencyId);
  const { agency, isMissing, error, retry } = answer;
  const address = useProfileAddress(agencyId, answer);
  const { params } = address;
  const { title, subtitle, printTitle } = useProfileTitle(agencyId, agency, params);
  const state = useDashboard({
    dashboardId: 'agency',
    view: profileView,
    viewKeys,
    fixed: { agency_id: String(agencyId) },
    address,
    go: (search, options) => void navigate({ search, ...stepOf(options) }),
    printTitle,
    exportFile: 'marketing_insights/exports/imi_agency_details_dashboard.export',
    showNotFound: isMissing,
  });
  const [isAccountsOpen, setAccountsOpen] = useState(params.accounts !== undefined);
  if (state.showNotFound) return <AgencyNotFound />;
  return (
    <DashboardPage
      state={state}
      breadcrumb={<AgencyBreadcrumb params={params} name={title ?? t('Agency')} />}
      title={title ?? <Skeleton width={280} />}
      subtitle={subtitle ?? <Skeleton width={220} />}
      frameTitle={agency ? t('Dashboard of {agency}', { agency: agency.name }) : t('Agency dashboard')}
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
        <Alert
          severity="error"
          title={t('The agency could not be loaded')}
          action={{ label: t('Try again'), onClick: retry }}
        >
          {t('Check the connection and try again.')}
        </Alert>
      )}
      {isAccountsOpen && agency && (
        <AccountsTable
          accounts={agency.accounts}
          agency={agency.name}
          checked={params.accounts}
          onCheck={(accounts) => state.go(withView(params, { accounts }))}
        />
      )}
    </DashboardPage>
  );
}

/** Returns the heading and the lines of the page; null while the agency is loading. */
function useProfileTitle(
  agencyId: number,
  agency: Agency | null,
  { accounts, compare_agencies }: CheckedAddress['params'],
) {
  const words = useWords();
  const compared = readIds(compare_agencies);
  const names = useAgencyNames(compared);
  const whole = agency && wordCompared(agency.name, compared, names, words);
  useScreenTitle(whole);
  if (agency === null || whole === null) return { title: null, subtitle: null, printTitle: words.t('Agency') };
  if (compared.length > 0)
    return {
      title: words.t('Compare {count} agencies', { count: compared.length + 1 }),
      subtitle: (
        <Link component={RouterLink} href={agencyHref(agencyId, '')}>
          {agency.name}
        </Link>
      ),
      printTitle: whole,
    };
  const subtitle = wordAgency(agency, accounts, words);
  return { title: agency.name, subtitle, printTitle: `${agency.name}, ${subtitle}` };
}

/** Returns the validated address; pending while it is being checked. */
function useProfileAddress(agencyId: number, { agency, isMissing, error }: AgencyAnswer) {
  const words = useWords();
  const given = checkSearch(useSearch({ from: '/signed-in/marketing/agencies/$id' }), profileView.filterKeys, words.t);
  const compared = useKnownAgencies(readIds(given.params.compare_agencies));
  const accounts = useMemo(
    () => agency && new Set([...(agency.accounts.table.getChild('account_id') ?? [])].map(Number)),
    [agency],
  );
  const checked = checkProfileAddress(given, {
    agencyId,
    accounts,
    agencies: compared.isPending || compared.isUnknown ? null : compared.names,
    words,
  });
  const awaitsAccounts = given.params.accounts !== undefined && agency === null && !isMissing && error === null;
  return { ...checked, isPending: awaitsAccounts || compared.isPending };
}

/** The compared agencies as removable chips, which lead to their own profiles. */
function ComparedAgencies({ state: { params, go } }: { state: DashboardPageState }) {
  const { t } = useWords();
  const ids = readIds(params.compare_agencies);
  const names = useAgencyNames(ids);
  return ids.map((id) => (
    <Chip
      key={id}
      color="info"
      label={names.get(id) ?? t('agency {id}', { id })}
      slotProps={{ label: linkTo(agencyHref(id, '')) }}
      onRemove={() => go(withView(params, { compare_agencies: ids.filter((other) => other !== id).join(',') }))}
    />
  ));
}

/** The words of a chip as a link, which covers the chip as a button of it does. */
const linkTo = (href: string) => ({ as: RouterLink, href, 'data-press': '', style: { textDecoration: 'none' } });

/** Where the agency is, and how many of its accounts count. */
function wordAgency({ place, accounts }: Agency, checked: string | undefined, words: Words): string {
  const all = words.formatCountOf(accounts.total, 'account', 'accounts');
  const counted = checked === undefined ? all : words.t('{count} of {all}', { count: readIds(checked).length, all });
  return `${place} · ${counted}`;
}
