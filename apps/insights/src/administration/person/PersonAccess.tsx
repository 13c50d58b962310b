import type { PersonUpdate } from '@agency-insights/insights-api/people';
import { Alert, Button, colors, Input } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { FormEvent } from 'react';
import { useWords } from '../../language/useWords.ts';
import { Buttons, Section } from '../Page.tsx';
import { AdministratorChoice } from '../people/AdministratorChoice.tsx';
import { NameFields } from '../people/NameFields.tsx';
import { PermissionChoices } from '../people/PermissionChoices.tsx';
import { useAttempt } from '../useAttempt.ts';
import { ConflictAlert } from './ConflictAlert.tsx';
import type { PersonEdit } from './usePersonEdit.ts';

/** Props of PersonAccess. */
export interface PersonAccessProps {
  edit: PersonEdit;
  /** Whether the person is the signed-in administrator, who cannot remove their own role. Default false. */
  isOneself?: boolean;
  /** Saves; rejects where the service refuses. */
  onSave: (change: PersonUpdate) => Promise<void>;
}

const Fields = styled('form')({ display: 'grid', gap: 16, justifyItems: 'start' });
const Unsaved = styled('span')({ alignSelf: 'center', fontSize: '0.875rem', color: colors.textMuted });

/** Permissions, names and organization of a user. */
export function PersonAccess({ edit, isOneself = false, onSave }: PersonAccessProps) {
  const { t } = useWords();
  const { fields, isDirty, set, discard, update } = edit;
  const { run, problem, isRunning } = useAttempt();
  const isConflict = Object.keys(edit.conflicts).length > 0;
  const save = async () => {
    await onSave(update);
    discard();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(save);
  };
  return (
    <Section aria-label={t('Access')}>
      <h2>{t('Access')}</h2>
      <Fields noValidate onSubmit={submit}>
        <PermissionChoices permissions={fields.permissions} onChange={(permissions) => set({ permissions })} />
        <AdministratorChoice
          isAdministrator={fields.administrator}
          isOneself={isOneself}
          onChange={(administrator) => set({ administrator })}
        />
        <NameFields person={fields} onChange={set} />
        <Input
          label={t('Organization')}
          fullWidth
          maxLength={100}
          helperText={t('The id of the organization at the exchange.')}
          value={fields.organization}
          onValueChange={(organization) => set({ organization })}
        />
        <Buttons>
          <Button type="submit" variant="contained" loading={isRunning} aria-disabled={!isDirty}>
            {t('Save changes')}
          </Button>
          <Unsaved role="status">{isDirty && !isRunning && t('Not saved yet')}</Unsaved>
        </Buttons>
        <ConflictAlert edit={edit} />
        <Alert severity="error" open={problem !== null && isDirty && !isConflict}>
          {problem}
        </Alert>
      </Fields>
    </Section>
  );
}
