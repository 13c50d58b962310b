import { createForm, type Form as FormilyForm } from '@formily/core';
import { connect, Field as FormilyField, FormProvider, mapProps } from '@formily/react';
import { useMemo, type ChangeEvent, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { choices, type BenchField, type FormContestant, type FormProps } from './contract.ts';

let form: FormilyForm | null = null;

/** Formily with native inputs. */
export const contestant: FormContestant = {
  value: (id) => (form?.values as Record<string, unknown> | undefined)?.[id],
  mount: (root, props) => renderReact(root, <Form {...props} />),
  unmount() {
    unmountReact();
    form = null;
  },
};

interface InputProps {
  value?: unknown;
  onChange?: (value: unknown) => void;
  field: BenchField;
}

function NativeInput({ value, onChange, field: { id, label, kind } }: InputProps): ReactElement {
  const take = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange?.(event.target.value);
  if (kind === 'checkbox') {
    return (
      <label>
        <input type="checkbox" checked={value === true} onChange={(event) => onChange?.(event.target.checked)} />{' '}
        {label}
      </label>
    );
  }
  if (kind === 'text') {
    return (
      <label>
        {label} <input type="text" value={String(value ?? '')} onChange={take} />
      </label>
    );
  }
  if (kind === 'select') {
    return (
      <label>
        {label}{' '}
        <select value={String(value ?? '')} onChange={take}>
          {choices.select.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset>
      <legend>{label}</legend>
      {choices.radio.map((choice) => (
        <label key={choice}>
          <input type="radio" name={id} value={choice} checked={value === choice} onChange={take} /> {choice}
        </label>
      ))}
    </fieldset>
  );
}

const ConnectedInput = connect(NativeInput, mapProps({ value: true }));

function Form({ fields }: FormProps): ReactElement {
  const own = useMemo(() => createForm(), []);
  form = own;
  return (
    <FormProvider form={own}>
      {fields.map((field) => (
        <FormilyField key={field.id} name={field.id} component={[ConnectedInput, { field }]} />
      ))}
    </FormProvider>
  );
}
