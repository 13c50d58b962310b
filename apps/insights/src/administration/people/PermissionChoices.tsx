import type { Permission } from '@agency-insights/insights-api';
import { useWords } from '../../language/useWords.ts';
import { CheckboxGroup } from '../CheckboxGroup.tsx';
import { permissionNames } from '../texts.ts';

/** Props of PermissionChoices. */
export interface PermissionChoicesProps {
  permissions: readonly Permission[];
  onChange: (permissions: Permission[]) => void;
}

/** Permissions of a user, as checkboxes. */
export function PermissionChoices({ permissions, onChange }: PermissionChoicesProps) {
  const { t } = useWords();
  return <CheckboxGroup legend={t('May see')} labels={permissionNames} chosen={permissions} onChange={onChange} />;
}
