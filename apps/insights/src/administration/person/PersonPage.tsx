import { isHttpError } from '@agency-insights/insights-api';
import type { ManagedPerson } from '@agency-insights/insights-api/people';
import { Button, Chip, NotFound, Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useWords } from '../../language/useWords.ts';
import { useTimes } from '../useTimes.ts';
import { Breadcrumb } from '../../shell/Breadcrumb.tsx';
import { RouterLink } from '../../shell/RouterLink.tsx';
import { TryAgain } from '../../shell/TryAgain.tsx';
import { useScreenTitle } from '../../shell/useScreenTitle.ts';
import { AdministratorsOnly } from '../AdministratorsOnly.tsx';
import { AuditTable } from '../audit/AuditTable.tsx';
import { Head, Page, Section } from '../Page.tsx';
import { statusColors } from '../people/PeopleTable.tsx';
import { statusNames } from '../texts.ts';
import { useAdministrator } from '../useAdministrator.ts';
import { usePeople } from '../usePeople.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PersonAccess } from './PersonAccess.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonSecurity } from './PersonSecurity.tsx';
import { usePersonChanges } from './usePersonChanges.ts';
import { usePersonEdit } from './usePersonEdit.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: 16,
  alignItems: 'start',
});
const NameLine = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 });
const Stack = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

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
  const { t } = useWords();
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
        title={t('There is no such person')}
        description={t('They may have been deleted. The audit trail says by whom.')}
        action={
          <Button variant="contained" component={RouterLink} href="/administration/people">
            {t('Back to people')}
          </Button>
        }
      />
    );
  if (error !== null) return <TryAgain title={t('This person could not be loaded')} onRetry={() => void refetch()} />;
  return (
    <Page aria-busy="true">
      <Skeleton width={240} height={32} />
      <Skeleton height={220} />
    </Page>
  );
}

function LoadedPerson({ person }: { person: ManagedPerson }) {
  useScreenTitle(person.display_name);
  const { timeText } = useTimes();
  const { t } = useWords();
  const changes = usePersonChanges(person);
  const edit = usePersonEdit(person);
  const isOneself = useAdministrator().userId === person.user_id;
  return (
    <Page>
      <Head>
        <div>
          <Breadcrumb parent={{ name: t('People'), href: '/administration/people' }} name={person.display_name} />
          <NameLine>
            <h1>{person.display_name}</h1>
            <Chip size="sm" label={t(statusNames[person.status])} color={statusColors[person.status]} />
          </NameLine>
          <p>
            {person.display_name !== person.email && `${person.email} · `}
            {person.last_sign_in_at === null
              ? t('Has never signed in')
              : t('Last sign-in {time}', { time: timeText(person.last_sign_in_at) })}
          </p>
        </div>
      </Head>
      <Columns>
        <PersonAccess edit={edit} isOneself={isOneself} onSave={changes.update} />
        <Stack>
          <PersonSecurity person={person} isOneself={isOneself} changes={changes} />
          <PersonActions person={person} isOneself={isOneself} changes={changes} />
        </Stack>
      </Columns>
      <Section aria-label={t('Audit trail of this person')}>
        <h2>{t('Audit trail')}</h2>
        <AuditTable userId={person.user_id} version={changes.version} />
      </Section>
      <LeaveGuard isDirty={edit.isDirty} name={person.display_name} />
    </Page>
  );
}
