import type { ServiceScope } from '@agency-insights/insights-api/catalogue';
import { Checkbox } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { scopeNames } from './scopeNames.ts';

/** Props of ScopeChoices. */
export interface ScopeChoicesProps {
  scopes: readonly ServiceScope[];
  onChange: (scopes: ServiceScope[]) => void;
}

const Choices = styled('fieldset')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 8, fontSize: '0.875rem', fontWeight: 500 },
});

const names = Object.entries(scopeNames) as [ServiceScope, string][];

/** What a service may do, as checkboxes. */
export function ScopeChoices({ scopes, onChange }: ScopeChoicesProps) {
  return (
    <Choices>
      <legend>May use</legend>
      {names.map(([name, label]) => (
        <Checkbox
          key={name}
          label={label}
          helperText={name === 'administration' ? 'All calls for administrators, but no agency data.' : undefined}
          checked={scopes.includes(name)}
          onCheckedChange={(checked) => onChange(checked ? [...scopes, name] : scopes.filter((one) => one !== name))}
        />
      ))}
    </Choices>
  );
}
