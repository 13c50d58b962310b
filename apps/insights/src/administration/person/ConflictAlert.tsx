import { Alert } from '@agency-insights/ui-kit';
import type { Translate } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';
import { accessText } from '../people/accessText.ts';
import type { PersonEdit, PersonFields } from './usePersonEdit.ts';

/** Props of ConflictAlert. */
export interface ConflictAlertProps {
  edit: Pick<PersonEdit, 'conflicts' | 'takeTheirs'>;
}

const words: { [Name in keyof PersonFields]: (value: PersonFields[Name], t: Translate) => string } = {
  first_name: (name, t) => `${t('First name')}: ${name || t('none')}`,
  last_name: (name, t) => `${t('Last name')}: ${name || t('none')}`,
  organization: (id, t) => `${t('Organization')}: ${id || t('none')}`,
  permissions: (permissions, t) => `${t('May see')}: ${accessText(permissions, t) || t('nothing')}`,
  administrator: (isAdministrator, t) => `${t('Administrator')}: ${t(isAdministrator ? 'yes' : 'no')}`,
};

/** Shows what another administrator has saved in the fields changed here; the typed values stay. */
export function ConflictAlert({ edit: { conflicts, takeTheirs } }: ConflictAlertProps) {
  const { t } = useWords();
  const theirs = Object.entries(conflicts).map(([name, value]) => words[name as keyof PersonFields](value as never, t));
  return (
    <Alert
      severity="warning"
      open={theirs.length > 0}
      title={t('Another administrator has changed this person in the meantime')}
      action={{ label: t('Take theirs'), onClick: takeTheirs }}
    >
      {t('{theirs}. Your changes are not saved yet: save again to replace theirs.', { theirs: theirs.join('; ') })}
    </Alert>
  );
}
