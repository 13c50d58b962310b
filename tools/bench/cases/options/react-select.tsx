import { useMemo, useState, type ReactElement } from 'react';
import Select from 'react-select';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { chosenText, type BenchOption, type OptionsContestant, type OptionsProps } from './contract.ts';

/** react-select for several values, with no chips for the chosen ones, which it could not bear. */
export const contestant: OptionsContestant = {
  opener: '.select__control',
  option: '[role="option"]',
  offered: () => document.querySelectorAll('[role="option"]').length,
  mount: (root, props) => renderReact(root, <Field {...props} />),
  unmount: unmountReact,
};

function Field({ options, selected }: OptionsProps): ReactElement {
  const start = useMemo(() => new Set(selected), [selected]);
  const [chosen, setChosen] = useState<readonly BenchOption[]>(() => options.filter(({ value }) => start.has(value)));
  return (
    <div>
      <Select<BenchOption, true>
        isMulti
        classNamePrefix="select"
        aria-label="Agencies"
        options={options}
        value={chosen}
        onChange={setChosen}
        closeMenuOnSelect={false}
        hideSelectedOptions={false}
        controlShouldRenderValue={false}
      />
      <span id="chosen">{chosenText(chosen.length)}</span>
    </div>
  );
}
