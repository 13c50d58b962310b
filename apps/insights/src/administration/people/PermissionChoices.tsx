import type { Permission } from '@agency-insights/insights-api';
import { CheckboxGroup } from '../CheckboxGroup.tsx';
import { permissionNames } from '../texts.ts';

/** Props of PermissionChoices. */
export interface PermissionChoicesProps {
  permissions: readonly Permission[];
  onChange: (permissions: Permission[]) => void;
}

/** What a person may see, as checkboxes. */
export function PermissionChoices({ permissions, onChange }: PermissionChoicesProps) {
  return <CheckboxGroup legend="May see" labels={permissionNames} chosen={permissions} onChange={onChange} />;
}
