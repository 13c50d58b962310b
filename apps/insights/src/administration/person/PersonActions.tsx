import type { ManagedPerson } from '@agency-insights/insights-api/people';
import { Alert, Button } from '@agency-insights/ui-kit';
import { useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { Buttons, Section } from '../Page.tsx';
import { useAttempt } from '../useAttempt.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { PersonChanges } from './usePersonChanges.ts';

/** Props of PersonActions. */
export interface PersonActionsProps {
  person: ManagedPerson;
  /** Whether the person is the signed-in administrator. Default false. */
  isOneself?: boolean;
  changes: Pick<PersonChanges, 'block' | 'unblock' | 'remove'>;
}

/** Blocks and deletes a person; not oneself. */
export function PersonActions({ person, isOneself = false, changes }: PersonActionsProps) {
  const { t } = useWords();
  const [asked, setAsked] = useState<'block' | 'delete' | null>(null);
  const { run, problem, isRunning } = useAttempt();
  const close = () => setAsked(null);
  if (isOneself)
    return (
      <Section aria-label={t('Account')}>
        <h2>{t('Account')}</h2>
        <p>{t('This is you. Another administrator can block or delete your account.')}</p>
      </Section>
    );
  return (
    <Section aria-label={t('Account')}>
      <h2>{t('Account')}</h2>
      <p>
        {t(person.blocked ? 'Blocked: cannot sign in.' : 'Blocking ends sessions, exports and dashboards at once.')}
      </p>
      <Buttons>
        {person.blocked ? (
          <Button loading={isRunning} onClick={() => void run(changes.unblock)}>
            {t('Unblock')}
          </Button>
        ) : (
          <Button color="warning" onClick={() => setAsked('block')}>
            {t('Block')}
          </Button>
        )}
        <Button color="error" onClick={() => setAsked('delete')}>
          {t('Delete')}
        </Button>
      </Buttons>
      <Alert severity="error" open={problem !== null}>
        {problem}
      </Alert>
      {asked === 'block' && (
        <ConfirmDialog title={t('Block this person')} action={t('Block')} onConfirm={changes.block} onClose={close}>
          {t(
            '{email} is signed out at once and cannot sign in. Exports under way end, and finished files are deleted. Saved searches stay.',
            { email: person.email },
          )}
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog title={t('Delete this person')} action={t('Delete')} onConfirm={changes.remove} onClose={close}>
          {t('{email} is deleted with all saved searches, exports and schedules. This cannot be undone.', {
            email: person.email,
          })}
        </ConfirmDialog>
      )}
    </Section>
  );
}
