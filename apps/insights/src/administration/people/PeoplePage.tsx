import { remoteSource } from '@agency-insights/data-table';
import type { PersonSummary } from '@agency-insights/insights-api/people';
import { Button } from '@agency-insights/ui-kit';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import { useMemo, useState } from 'react';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { AdministratorsOnly } from '../AdministratorsOnly.tsx';
import { Head, Page, Space } from '../Page.tsx';
import { usePeople } from '../usePeople.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { PeopleFilterFields, type PeopleFilters } from './PeopleFilterFields.tsx';
import { peopleQuery } from './peopleQuery.ts';
import { PeopleTable } from './PeopleTable.tsx';

const noFilters: PeopleFilters = { status: null, access: null };

/** Who may sign in, for administrators. */
export function PeoplePage() {
  return (
    <AdministratorsOnly>
      <People />
    </AdministratorsOnly>
  );
}

function People() {
  const people = usePeople();
  const [filters, setFilters] = useState(noFilters);
  const [isInviting, setInviting] = useState(false);
  const source = useMemo(
    () =>
      remoteSource<PersonSummary>({
        fetchRows: async (query, { signal }) => {
          const { items, total } = await people.page(peopleQuery(query, filters), { signal });
          return { rows: items, total };
        },
        pageSize: 50,
        getRowId: (person) => person.user_id,
      }),
    [people, filters],
  );
  return (
    <Page>
      <Head>
        <h1>People</h1>
        <Space />
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
      <PeopleFilterFields filters={filters} onChange={setFilters} />
      <PeopleTable source={source} />
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
