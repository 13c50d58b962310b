import { remoteSource } from '@agency-insights/data-table';
import type { PersonSummary } from '@agency-insights/insights-api/people';
import { Button } from '@agency-insights/ui-kit';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { AdministrationHead } from '../AdministrationHead.tsx';
import { AdministratorsOnly } from '../AdministratorsOnly.tsx';
import { Page } from '../Page.tsx';
import { usePeople } from '../usePeople.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { PeopleFilterFields } from './PeopleFilterFields.tsx';
import { peopleQuery } from './peopleQuery.ts';
import {
  filtersOf,
  tableStateOf,
  withFilters,
  withSearch,
  withTableState,
  type PeopleSearchParams,
} from './peopleSearch.ts';
import { PeopleTable } from './PeopleTable.tsx';

/** The people who may sign in, for administrators. Search, filters, order and page are in the address. */
export function PeoplePage() {
  return (
    <AdministratorsOnly>
      <People />
    </AdministratorsOnly>
  );
}

function People() {
  const { t } = useWords();
  const people = usePeople();
  const params = useSearch({ from: '/signed-in/administration/people' });
  const navigate = useNavigate({ from: '/administration/people' });
  const { status, access } = filtersOf(params);
  const state = tableStateOf(params);
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
  // Otherwise each letter of a search would be a history entry.
  const go = (search: PeopleSearchParams, replace = false) => void navigate({ search, replace });
  return (
    <Page>
      <AdministrationHead page="People">
        <Button
          variant="contained"
          startIcon={<PersonAddOutlined />}
          aria-haspopup="dialog"
          onClick={() => setInviting(true)}
        >
          {t('Invite')}
        </Button>
      </AdministrationHead>
      <PeopleFilterFields
        search={state.globalFilter}
        filters={{ status, access }}
        onSearch={(search) => go(withSearch(params, search), true)}
        onChange={(filters) => go(withFilters(params, filters))}
      />
      <PeopleTable source={source} state={state} onStateChange={(next) => go(withTableState(params, next))} />
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
