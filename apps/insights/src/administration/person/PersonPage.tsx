import { isHttpError } from '@agency-insights/insights-api';
import type { ManagedPerson } from '@agency-insights/insights-api/people';
import { Button, Chip, NotFound, Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { TryAgain } from '../../shell/TryAgain.tsx';
import { AdministratorsOnly } from '../AdministratorsOnly.tsx';
import { AuditTable } from '../audit/AuditTable.tsx';
import { Head, Page, Section, Space } from '../Page.tsx';
import { statusColors } from '../people/PeopleTable.tsx';
import { statusNames, timeText } from '../texts.ts';
import { usePeople } from '../usePeople.ts';
import { PersonAccess } from './PersonAccess.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonSecurity } from './PersonSecurity.tsx';
import { usePersonChanges } from './usePersonChanges.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: 16,
  alignItems: 'start',
});

/** One person, for administrators. */
export function PersonPage() {
  const { id } = useParams({ from: '/signed-in/administration/people/$id' });
  return (
    <AdministratorsOnly>
      <Person key={id} id={id} />
    </AdministratorsOnly>
  );
}

function Person({ id }: { id: string }) {
  const people = usePeople();
  const { data, error, refetch } = useQuery({
    queryKey: ['people', id],
    queryFn: ({ signal }) => people.find(id, { signal }),
  });
  if (data !== undefined) return <LoadedPerson person={data} />;
  if (isHttpError(error) && error.status === 404)
    return (
      <NotFound
        headingLevel={1}
        title="There is no such person"
        description="They may have been deleted. The audit trail says by whom."
        action={
          <Button variant="contained" component={RouterLink} href="/administration/people">
            Back to people
          </Button>
        }
      />
    );
  if (error !== null) return <TryAgain title="This person could not be loaded" onRetry={() => void refetch()} />;
  return (
    <Page aria-busy="true">
      <Skeleton width={240} height={32} />
      <Skeleton height={220} />
    </Page>
  );
}

function LoadedPerson({ person }: { person: ManagedPerson }) {
  const changes = usePersonChanges(person);
  return (
    <Page>
      <Head>
        <div>
          <h1>{person.display_name}</h1>
          <p>
            {person.email} · last sign-in {timeText(person.last_sign_in_at)}
          </p>
        </div>
        <Chip label={statusNames[person.status]} color={statusColors[person.status]} />
        <Space />
        <Button component={RouterLink} href="/administration/people">
          All people
        </Button>
      </Head>
      <Columns>
        <PersonAccess key={accessKey(person)} person={person} onSave={changes.update} />
        <PersonSecurity person={person} changes={changes} />
        <PersonActions person={person} changes={changes} />
      </Columns>
      <Section aria-label="Audit trail of this person">
        <h2>Audit trail</h2>
        <AuditTable userId={person.user_id} version={changes.version} />
      </Section>
    </Page>
  );
}

/** Fields begin anew when what they show was changed. */
function accessKey({ permissions, roles, first_name, last_name, exchange_organization_id }: ManagedPerson): string {
  return JSON.stringify([permissions, roles, first_name, last_name, exchange_organization_id]);
}
