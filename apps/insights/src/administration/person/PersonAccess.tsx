import type { ManagedPerson, PersonUpdate } from '@agency-insights/insights-api/people';
import { Alert, Button, Input } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { Section } from '../Page.tsx';
import { useAttempt } from '../useAttempt.ts';
import { AdministratorChoice } from '../people/AdministratorChoice.tsx';
import { NameFields } from '../people/NameFields.tsx';
import { PermissionChoices } from '../people/PermissionChoices.tsx';

/** Props of PersonAccess. */
export interface PersonAccessProps {
  person: ManagedPerson;
  /** Saves; rejects where the service refuses. */
  onSave: (change: PersonUpdate) => Promise<void>;
}

const Fields = styled('form')({ display: 'grid', gap: 16, justifyItems: 'start' });

/** What a person may see and do, their names and their organization. */
export function PersonAccess({ person, onSave }: PersonAccessProps) {
  const [draft, setDraft] = useState({
    first_name: person.first_name,
    last_name: person.last_name,
    organization: person.exchange_organization_id ?? '',
    permissions: person.permissions,
    administrator: person.roles.length > 0,
  });
  const { run, problem, isRunning } = useAttempt();
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { organization, ...rest } = draft;
    const exchange_organization_id = organization.trim() === '' ? null : organization;
    void run(() => onSave({ ...rest, exchange_organization_id }));
  };
  return (
    <Section aria-label="Access">
      <h2>Access</h2>
      <Fields noValidate onSubmit={save}>
        <PermissionChoices permissions={draft.permissions} onChange={(permissions) => set({ permissions })} />
        <AdministratorChoice
          isAdministrator={draft.administrator}
          onChange={(administrator) => set({ administrator })}
        />
        <NameFields person={draft} onChange={set} />
        <Input
          label="Organization"
          fullWidth
          maxLength={100}
          helperText="The id of the organization at the exchange."
          value={draft.organization}
          onValueChange={(organization) => set({ organization })}
        />
        <Button type="submit" variant="contained" loading={isRunning}>
          Save changes
        </Button>
        <Alert severity="error" open={problem !== null}>
          {problem}
        </Alert>
      </Fields>
    </Section>
  );
}
