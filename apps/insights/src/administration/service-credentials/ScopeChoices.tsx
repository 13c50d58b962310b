import type { ServiceScope } from '@agency-insights/insights-api/catalogue';
import { useWords } from '../../language/useWords.ts';
import { CheckboxGroup } from '../CheckboxGroup.tsx';
import { scopeHelp, scopeNames } from './scopeNames.ts';

/** Props of ScopeChoices. */
export interface ScopeChoicesProps {
  scopes: readonly ServiceScope[];
  onChange: (scopes: ServiceScope[]) => void;
}

/** Scopes of a service, as checkboxes. */
export function ScopeChoices({ scopes, onChange }: ScopeChoicesProps) {
  const { t } = useWords();
  return (
    <CheckboxGroup
      legend={t('May use')}
      labels={scopeNames}
      helperTexts={scopeHelp}
      chosen={scopes}
      onChange={onChange}
    />
  );
}
