import { remoteSource } from '@agency-insights/data-table';
import type { PersonSummary } from '@agency-insights/insights-api/people';
import { Button } from '@agency-insights/ui-kit';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { AdministratorsOnly } from '../AdministratorsOnly.tsx';
import { Head, Page, Space } from '../Page.tsx';
import { usePeople } from '../usePeople.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { PeopleFilterFields } from './PeopleFilterFields.tsx';
import { peopleQuery } from './peopleQuery.ts';
import { filtersOf, tableStateOf, withFilters, withTableState, type PeopleSearchParams } from './peopleSearch.ts';
import { PeopleTable } from './PeopleTable.tsx';

/** Who may sign in, for administrators. Search, filters, order and page stand in the address. */
export function PeoplePage() {
  return (
    <AdministratorsOnly>
      <People />
    </AdministratorsOnly>
  );
}

function People() {
  const people = usePeople();
  const params = useSearch({ from: '/signed-in/administration/people' });
  const navigate = useNavigate({ from: '/administration/people' });
  const { status, access } = filtersOf(params);
  const [isInviting, setInviting] = useState(false);
  const source = useMemo(
    () =>
      remoteSource<PersonSummary>({
        fetchRows: async (query, { signal }) => {
          const { items, total } = await people.page(peopleQuery(query, { status, access }), { signal });
          return { rows: items, total };
        },
        pageSize: 50,
        getRowId: (person) => person.user_id,
      }),
    [people, status, access],
  );
  // Each letter of a search would be a step back otherwise.
  const go = (search: PeopleSearchParams, replace = false) => void navigate({ search, replace });
  return (
    <Page>
      <Head>
        <h1>People</h1>
        <Space />
        <Button startIcon={<KeyOutlined />} component={RouterLink} href="/administration/access">
          Access
        </Button>
        <Button startIcon={<HistoryOutlined />} component={RouterLink} href="/administration/audit">
          Audit trail
        </Button>
        <Button
          variant="contained"
          startIcon={<PersonAddOutlined />}
          aria-haspopup="dialog"
          onClick={() => setInviting(true)}
        >
          Invite
        </Button>
      </Head>
      <PeopleFilterFields filters={{ status, access }} onChange={(filters) => go(withFilters(params, filters))} />
      <PeopleTable
        source={source}
        state={tableStateOf(params)}
        onStateChange={(next, isSearch) => go(withTableState(params, next), isSearch)}
      />
      {isInviting && (
        <InviteDialog
          onInvite={async (person) => {
            const invitation = await people.invite(person);
            source.refresh();
            return invitation;
          }}
          onClose={() => setInviting(false)}
        />
      )}
    </Page>
  );
}
