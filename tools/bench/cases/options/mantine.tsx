import '@mantine/core/styles.css';
import { MantineProvider, MultiSelect } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { chosenText, type OptionsContestant, type OptionsProps } from './contract.ts';

/** Mantine's MultiSelect as it comes. */
export const contestant: OptionsContestant = {
  opener: 'input:not([type="hidden"])',
  option: '[role="option"]',
  offered: () => document.querySelectorAll('[role="option"]').length,
  mount: (root, props) => renderReact(root, <Field {...props} />),
  unmount: unmountReact,
};

function Field({ options, selected }: OptionsProps): ReactElement {
  const [chosen, setChosen] = useState<string[]>(selected);
  return (
    <MantineProvider>
      <MultiSelect
        aria-label="Agencies"
        searchable
        clearSearchOnChange={false}
        data={options}
        value={chosen}
        onChange={setChosen}
        comboboxProps={{ transitionProps: { duration: 0 } }}
        renderPill={() => null}
      />
      <span id="chosen">{chosenText(chosen.length)}</span>
    </MantineProvider>
  );
}
