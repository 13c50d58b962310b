import { Alert } from '@agency-insights/ui-kit';
import { accessText } from '../people/accessText.ts';
import type { PersonEdit, PersonFields } from './usePersonEdit.ts';

/** Props of ConflictAlert. */
export interface ConflictAlertProps {
  edit: Pick<PersonEdit, 'conflicts' | 'takeTheirs'>;
}

const words: { [Name in keyof PersonFields]: (value: PersonFields[Name]) => string } = {
  first_name: (name) => `First name: ${name || 'none'}`,
  last_name: (name) => `Last name: ${name || 'none'}`,
  organization: (id) => `Organization: ${id || 'none'}`,
  permissions: (permissions) => `May see: ${accessText(permissions) || 'nothing'}`,
  administrator: (isAdministrator) => `Administrator: ${isAdministrator ? 'yes' : 'no'}`,
};

/** Says what another administrator has saved in the fields that were changed here, which keep what was typed. */
export function ConflictAlert({ edit: { conflicts, takeTheirs } }: ConflictAlertProps) {
  const theirs = Object.entries(conflicts).map(([name, value]) => words[name as keyof PersonFields](value as never));
  return (
    <Alert
      severity="warning"
      open={theirs.length > 0}
      title="Another administrator has changed this person in the meantime"
      action={{ label: 'Take theirs', onClick: takeTheirs }}
    >
      {theirs.join('; ')}. Your changes are not saved yet: save again to replace theirs.
    </Alert>
  );
}
