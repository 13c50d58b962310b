import type { Permission } from '@agency-insights/insights-api';
import { Checkbox } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { permissionNames } from '../texts.ts';

/** Props of PermissionChoices. */
export interface PermissionChoicesProps {
  permissions: readonly Permission[];
  onChange: (permissions: Permission[]) => void;
}

const Choices = styled('fieldset')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontSize: '0.875rem', fontWeight: 500 },
});

const names = Object.entries(permissionNames) as [Permission, string][];

/** What a person may see, as checkboxes. */
export function PermissionChoices({ permissions, onChange }: PermissionChoicesProps) {
  const without = (name: Permission) => permissions.filter((permission) => permission !== name);
  return (
    <Choices>
      <legend>May see</legend>
      {names.map(([name, label]) => (
        <Checkbox
          key={name}
          label={label}
          checked={permissions.includes(name)}
          onCheckedChange={(checked) => onChange(checked ? [...without(name), name] : without(name))}
        />
      ))}
    </Choices>
  );
}
