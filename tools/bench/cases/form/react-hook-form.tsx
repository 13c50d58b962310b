import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { ReactElement } from 'react';
import { Controller, useForm, type Control, type UseFormGetValues } from 'react-hook-form';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { choices, type BenchField, type FormContestant, type FormProps } from './contract.ts';

type Values = Record<string, unknown>;
let getValues: UseFormGetValues<Values> | null = null;

/** react-hook-form with a Controller around each of MUI's inputs. */
export const contestant: FormContestant = {
  value: (id) => getValues?.(id),
  mount: (root, props) => renderReact(root, <Form {...props} />),
  unmount: unmountReact,
};

function Form({ fields }: FormProps): ReactElement {
  const form = useForm<Values>();
  getValues = form.getValues;
  return (
    <form>
      {fields.map((field) => (
        <Field key={field.id} field={field} control={form.control} />
      ))}
    </form>
  );
}

function Field({ field, control }: { field: BenchField; control: Control<Values> }): ReactElement {
  const { id, label, kind } = field;
  return (
    <Controller
      name={id}
      control={control}
      defaultValue=""
      render={({ field: { ref, value, ...bound } }) => {
        if (kind === 'text') return <TextField {...bound} inputRef={ref} value={value} label={label} fullWidth />;
        if (kind === 'checkbox') {
          return <FormControlLabel label={label} control={<Checkbox {...bound} checked={value === true} />} />;
        }
        if (kind === 'select') {
          return (
            <TextField {...bound} inputRef={ref} value={value} select label={label} fullWidth>
              {choices.select.map((choice) => (
                <MenuItem key={choice} value={choice}>
                  {choice}
                </MenuItem>
              ))}
            </TextField>
          );
        }
        return (
          <FormControl>
            <FormLabel>{label}</FormLabel>
            <RadioGroup {...bound} value={value} row>
              {choices.radio.map((choice) => (
                <FormControlLabel key={choice} value={choice} label={choice} control={<Radio />} />
              ))}
            </RadioGroup>
          </FormControl>
        );
      }}
    />
  );
}
