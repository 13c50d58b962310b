import type { ManagedPerson, PasswordLink } from '@agency-insights/insights-api/people';
import { Alert, Button, Dialog, List, ListItem } from '@agency-insights/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Buttons, Section } from '../Page.tsx';
import { PasswordLinkField } from '../people/PasswordLinkField.tsx';
import { factorNames, timeText } from '../texts.ts';
import { useAttempt } from '../useAttempt.ts';
import { usePeople } from '../usePeople.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { PersonChanges } from './usePersonChanges.ts';

/** Props of PersonSecurity. */
export interface PersonSecurityProps {
  person: ManagedPerson;
  changes: Pick<PersonChanges, 'resetSecondFactor' | 'endSessions' | 'createPasswordLink' | 'version'>;
}

/** How a person signs in: second factors, sessions, and the link to set a password. */
export function PersonSecurity({ person, changes }: PersonSecurityProps) {
  const [asked, setAsked] = useState<'factors' | 'sessions' | null>(null);
  const [link, setLink] = useState<PasswordLink | null>(null);
  const { run, problem, isRunning } = useAttempt();
  const factors = person.authentication_methods.map((method) => factorNames[method] ?? method);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setAsked(null);
  // The button that opened the dialog goes with the factors.
  const resetFactors = async () => {
    await changes.resetSecondFactor();
    requestAnimationFrame(() => heading.current?.focus());
  };
  const createLink = async () => setLink(await changes.createPasswordLink());
  return (
    <Section aria-label="Sign-in">
      <h2 ref={heading} tabIndex={-1}>
        Sign-in
      </h2>
      <p>{factors.length === 0 ? 'No second factor is set up.' : `Second factors: ${factors.join(', ')}.`}</p>
      <Sessions id={person.user_id} version={changes.version} />
      <Buttons>
        <Button onClick={() => setAsked('sessions')}>Sign out everywhere</Button>
        {factors.length > 0 && <Button onClick={() => setAsked('factors')}>Reset second factor</Button>}
        {!person.blocked && (
          <Button loading={isRunning} onClick={() => void run(createLink)}>
            New password link
          </Button>
        )}
      </Buttons>
      <Alert severity="error" open={problem !== null}>
        {problem}
      </Alert>
      {asked === 'factors' && (
        <ConfirmDialog title="Reset second factor" action="Reset" onConfirm={resetFactors} onClose={close}>
          {person.email} loses all second factors and recovery codes and is signed out. At the next sign-in they are
          asked to set one up again.
        </ConfirmDialog>
      )}
      {asked === 'sessions' && (
        <ConfirmDialog title="Sign out everywhere" action="Sign out" onConfirm={changes.endSessions} onClose={close}>
          {person.email} is signed out in all browsers and programs and can sign in again.
        </ConfirmDialog>
      )}
      <Dialog
        open={link !== null}
        onClose={() => setLink(null)}
        title="New password link"
        actions={
          <Button variant="contained" onClick={() => setLink(null)}>
            Done
          </Button>
        }
      >
        {link !== null && <PasswordLinkField link={link} />}
      </Dialog>
    </Section>
  );
}

function Sessions({ id, version }: { id: string; version: number }) {
  const people = usePeople();
  const { data, isError, refetch } = useQuery({
    queryKey: ['people', id, 'sessions', version],
    queryFn: ({ signal }) => people.sessions(id, { signal }),
  });
  if (isError)
    return (
      <p role="alert">
        The sessions could not be loaded.{' '}
        <Button variant="text" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  if (data === undefined) return <p aria-busy="true">Sessions are loading.</p>;
  if (data.items.length === 0) return <p>Not signed in.</p>;
  return (
    <List aria-label="Sessions">
      {data.items.map(({ kind, device, started_at, last_seen_at, current }) => (
        <ListItem key={`${started_at} ${last_seen_at} ${device ?? kind}`}>
          {device ?? (kind === 'api' ? 'A program' : 'A browser')}
          {current ? ' (this one)' : ''}, since {timeText(started_at)}, last active {timeText(last_seen_at)}
        </ListItem>
      ))}
    </List>
  );
}
