import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo, useState, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { chosenText, type BenchOption, type OptionsContestant, type OptionsProps } from './contract.ts';

/** MUI Autocomplete for several values as it comes, with the number of chosen values in place of a chip for each. */
export const contestant: OptionsContestant = {
  opener: 'input',
  option: '[role="option"]',
  offered: () => document.querySelectorAll('[role="option"]').length,
  mount: (root, props) => renderReact(root, <Field {...props} />),
  unmount: unmountReact,
};

function Field({ options, selected }: OptionsProps): ReactElement {
  const start = useMemo(() => new Set(selected), [selected]);
  const [chosen, setChosen] = useState<BenchOption[]>(() => options.filter(({ value }) => start.has(value)));
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={options}
      value={chosen}
      onChange={(_event, next) => setChosen(next)}
      renderValue={(value) => <span id="chosen">{chosenText(value.length)}</span>}
      renderInput={(props) => <TextField {...props} label="Agencies" />}
    />
  );
}
