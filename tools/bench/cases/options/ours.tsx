import { InsightsThemeProvider, MultiSelect } from '@agency-insights/ui-kit';
import { useState, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { chosenText, type OptionsContestant, type OptionsProps } from './contract.ts';

/** Ours: `MultiSelect` of @agency-insights/ui-kit, in its theme. */
export const contestant: OptionsContestant = {
  opener: '[role="combobox"]',
  option: '[role="option"]:not([data-value="all_options"])',
  // The first row of all chooses everything.
  offered: () => Number(document.querySelector('[role="option"]')?.getAttribute('aria-setsize') ?? 1) - 1,
  mount: (root, props) => renderReact(root, <Field {...props} />),
  unmount: unmountReact,
};

function Field({ options, selected }: OptionsProps): ReactElement {
  const [value, setValue] = useState<readonly string[]>(selected);
  return (
    <InsightsThemeProvider>
      <MultiSelect
        label="Agencies"
        searchable
        caseInsensitive
        options={options}
        value={value}
        onValueChange={setValue}
      />
      <span id="chosen">{chosenText(value.length)}</span>
    </InsightsThemeProvider>
  );
}
