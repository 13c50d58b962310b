import type { ServiceScope } from '@agency-insights/insights-api/catalogue';
import { CheckboxGroup } from '../CheckboxGroup.tsx';
import { scopeNames } from './scopeNames.ts';

/** Props of ScopeChoices. */
export interface ScopeChoicesProps {
  scopes: readonly ServiceScope[];
  onChange: (scopes: ServiceScope[]) => void;
}

const helperTexts = { administration: 'All calls for administrators, but no agency data.' };

/** What a service may do, as checkboxes. */
export function ScopeChoices({ scopes, onChange }: ScopeChoicesProps) {
  return (
    <CheckboxGroup legend="May use" labels={scopeNames} helperTexts={helperTexts} chosen={scopes} onChange={onChange} />
  );
}
