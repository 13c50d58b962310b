import type { ManagedPerson } from '@agency-insights/insights-api/people';
import { Alert, Button } from '@agency-insights/ui-kit';
import { useState } from 'react';
import { Buttons, Section } from '../Page.tsx';
import { useAttempt } from '../useAttempt.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { PersonChanges } from './usePersonChanges.ts';

/** Props of PersonActions. */
export interface PersonActionsProps {
  person: ManagedPerson;
  /** The administrator looks at themselves. Default false. */
  isOneself?: boolean;
  changes: Pick<PersonChanges, 'block' | 'unblock' | 'remove'>;
}

/** Blocks and deletes a person; not oneself. */
export function PersonActions({ person, isOneself = false, changes }: PersonActionsProps) {
  const [asked, setAsked] = useState<'block' | 'delete' | null>(null);
  const { run, problem, isRunning } = useAttempt();
  const close = () => setAsked(null);
  if (isOneself)
    return (
      <Section aria-label="Account">
        <h2>Account</h2>
        <p>This is you. Another administrator can block or delete your account.</p>
      </Section>
    );
  return (
    <Section aria-label="Account">
      <h2>Account</h2>
      <p>{person.blocked ? 'Blocked: cannot sign in.' : 'Blocking ends sessions, exports and dashboards at once.'}</p>
      <Buttons>
        {person.blocked ? (
          <Button loading={isRunning} onClick={() => void run(changes.unblock)}>
            Unblock
          </Button>
        ) : (
          <Button color="error" onClick={() => setAsked('block')}>
            Block
          </Button>
        )}
        <Button color="error" onClick={() => setAsked('delete')}>
          Delete
        </Button>
      </Buttons>
      <Alert severity="error" open={problem !== null}>
        {problem}
      </Alert>
      {asked === 'block' && (
        <ConfirmDialog title="Block this person" action="Block" onConfirm={changes.block} onClose={close}>
          {person.email} is signed out at once and cannot sign in. Exports under way end, and finished files are
          deleted. Saved searches stay.
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog title="Delete this person" action="Delete" onConfirm={changes.remove} onClose={close}>
          {person.email} is deleted with all saved searches, exports and schedules. This cannot be undone.
        </ConfirmDialog>
      )}
    </Section>
  );
}
