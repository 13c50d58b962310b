import type { Permission } from '@agency-insights/insights-api';
import type { Invitation, NewInvitation } from '@agency-insights/insights-api/people';
import { Alert, Button, Dialog, Input } from '@agency-insights/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import { FormDialog } from '../FormDialog.tsx';
import { useAttempt } from '../useAttempt.ts';
import { AdministratorChoice } from './AdministratorChoice.tsx';
import { NameFields } from './NameFields.tsx';
import { PasswordLinkField } from './PasswordLinkField.tsx';
import { PermissionChoices } from './PermissionChoices.tsx';

/** Props of InviteDialog. */
export interface InviteDialogProps {
  /** Invites; rejects where the service refuses. */
  onInvite: (person: NewInvitation) => Promise<Invitation>;
  onClose: () => void;
}

const noPerson = { email: '', first_name: '', last_name: '', permissions: [] as Permission[], administrator: false };

/** Invites a person, then shows their password link once, since it is not stored. */
export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const [invited, setInvited] = useState<Invitation | null>(null);
  return invited === null ? (
    <NewPersonDialog onInvite={async (person) => setInvited(await onInvite(person))} onClose={onClose} />
  ) : (
    <InvitedDialog {...invited} onClose={onClose} />
  );
}

interface NewPersonDialogProps {
  onInvite: (person: NewInvitation) => Promise<void>;
  onClose: () => void;
}

function NewPersonDialog({ onInvite, onClose }: NewPersonDialogProps) {
  const { t } = useWords();
  const [person, setPerson] = useState(noPerson);
  const { run, problem, field, setProblem, isRunning } = useAttempt();
  const email = useRef<HTMLInputElement>(null);
  const isEmailRefused = field === 'email';
  useEffect(() => {
    if (isEmailRefused && !isRunning) email.current?.focus();
  }, [isEmailRefused, isRunning]);
  const set = (change: Partial<typeof person>) => {
    setPerson({ ...person, ...change });
    setProblem(null);
  };
  const submit = () => {
    if (person.email.trim() !== '') return void run(() => onInvite(person));
    setProblem(t('Enter an email address.'), 'email');
    email.current?.focus();
  };
  return (
    <FormDialog
      title={t('Invite a person')}
      action={t('Invite')}
      closeOnEscape={person === noPerson}
      isSending={isRunning}
      problem={isEmailRefused ? null : problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <Input
        ref={email}
        label={t('Email')}
        type="email"
        required
        autoFocus
        fullWidth
        maxLength={254}
        value={person.email}
        onValueChange={(text) => set({ email: text })}
        error={isEmailRefused && problem !== null}
        // The focus may be in the field already, so its description alone would not be read.
        helperText={isEmailRefused && problem !== null && <span role="alert">{problem}</span>}
      />
      <NameFields person={person} onChange={set} />
      <PermissionChoices permissions={person.permissions} onChange={(permissions) => set({ permissions })} />
      <AdministratorChoice
        isAdministrator={person.administrator}
        onChange={(administrator) => set({ administrator })}
      />
    </FormDialog>
  );
}

function InvitedDialog({ user, invitation, onClose }: Invitation & { onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('{email} is invited', { email: user.email })}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      {invitation === null ? (
        <Alert severity="info">
          {t('They sign in through your identity provider. There is no password to set here.')}
        </Alert>
      ) : (
        <PasswordLinkField link={invitation} />
      )}
    </Dialog>
  );
}
