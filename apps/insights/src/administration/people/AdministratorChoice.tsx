import { Checkbox } from '@agency-insights/ui-kit';
import { useWords } from '../../language/useWords.ts';

/** Props of AdministratorChoice. */
export interface AdministratorChoiceProps {
  isAdministrator: boolean;
  /** Whether the person is the signed-in administrator, who cannot remove their own role. Default false. */
  isOneself?: boolean;
  onChange: (isAdministrator: boolean) => void;
}

/** Whether a person is an administrator, as a checkbox. */
export function AdministratorChoice({ isAdministrator, isOneself = false, onChange }: AdministratorChoiceProps) {
  const { t } = useWords();
  return (
    <Checkbox
      label={t('Administrator')}
      helperText={t(
        isOneself ? 'Another administrator can take this role from you.' : 'Invites, changes and blocks people.',
      )}
      checked={isAdministrator}
      disabled={isOneself}
      onCheckedChange={onChange}
    />
  );
}
