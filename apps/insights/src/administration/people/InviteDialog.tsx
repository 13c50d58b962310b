import type { Permission } from '@agency-insights/insights-api';
import type { Invitation, NewInvitation } from '@agency-insights/insights-api/people';
import { Alert, Button, Dialog, Input } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { errorText } from '../errorText.ts';
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

const nobody = { email: '', first_name: '', last_name: '', permissions: [] as Permission[], administrator: false };
const formId = 'invite-person';
const Fields = styled('form')({ display: 'grid', gap: 16 });

/** Asks whom to invite, then shows the link that they set their password with: once, since it is kept nowhere. */
export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const [invited, setInvited] = useState<Invitation | null>(null);
  return invited === null ? (
    <FormDialog onInvite={async (person) => setInvited(await onInvite(person))} onClose={onClose} />
  ) : (
    <InvitedDialog {...invited} onClose={onClose} />
  );
}

interface FormDialogProps {
  onInvite: (person: NewInvitation) => Promise<void>;
  onClose: () => void;
}

function FormDialog({ onInvite, onClose }: FormDialogProps) {
  const [person, setPerson] = useState(nobody);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isEmpty = person.email.trim() === '';
  const set = (change: Partial<typeof person>) => {
    setPerson({ ...person, ...change });
    setError(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || isEmpty) return;
    setSending(true);
    try {
      await onInvite(person);
    } catch (problem) {
      setError(errorText(problem));
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite a person"
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" type="submit" form={formId} loading={isSending} disabled={isEmpty}>
            Invite
          </Button>
        </>
      }
    >
      <Fields id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Input
          label="Email"
          type="email"
          required
          autoFocus
          fullWidth
          maxLength={254}
          value={person.email}
          onValueChange={(email) => set({ email })}
          error={error ?? false}
        />
        <NameFields person={person} onChange={set} />
        <PermissionChoices permissions={person.permissions} onChange={(permissions) => set({ permissions })} />
        <AdministratorChoice
          isAdministrator={person.administrator}
          onChange={(administrator) => set({ administrator })}
        />
      </Fields>
    </Dialog>
  );
}

function InvitedDialog({ user, invitation, onClose }: Invitation & { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${user.email} is invited`}
      actions={
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      }
    >
      {invitation === null ? (
        <Alert severity="info">They sign in through your identity provider. There is no password to set here.</Alert>
      ) : (
        <PasswordLinkField link={invitation} />
      )}
    </Dialog>
  );
}
