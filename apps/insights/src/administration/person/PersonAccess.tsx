import type { ManagedPerson, PersonUpdate } from '@agency-insights/insights-api/people';
import { Alert, Button, Input } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { Section } from '../Page.tsx';
import { AdministratorChoice } from '../people/AdministratorChoice.tsx';
import { NameFields } from '../people/NameFields.tsx';
import { PermissionChoices } from '../people/PermissionChoices.tsx';

/** Props of PersonAccess. */
export interface PersonAccessProps {
  person: ManagedPerson;
  /** Saves; returns what went wrong in words, or null. */
  onSave: (change: PersonUpdate) => Promise<string | null>;
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
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const { organization, ...rest } = draft;
    setProblem(await onSave({ ...rest, exchange_organization_id: organization.trim() === '' ? null : organization }));
    setSaving(false);
  };
  return (
    <Section aria-label="Access">
      <h2>Access</h2>
      <Fields noValidate onSubmit={(event) => void save(event)}>
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
        <Button type="submit" variant="contained" loading={isSaving}>
          Save changes
        </Button>
        <Alert severity="error" open={problem !== null}>
          {problem}
        </Alert>
      </Fields>
    </Section>
  );
}
