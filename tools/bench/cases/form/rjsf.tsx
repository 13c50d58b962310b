import MuiForm from '@rjsf/mui';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMemo, useState, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { choices, type BenchField, type FormContestant, type FormProps } from './contract.ts';

let values: Record<string, unknown> = {};

/** react-jsonschema-form in its MUI theme, checked when submitted, as it does by default. */
export const contestant: FormContestant = {
  value: (id) => values[id],
  mount: (root, props) => renderReact(root, <Form {...props} />),
  unmount() {
    unmountReact();
    values = {};
  },
};

function Form({ fields }: FormProps): ReactElement {
  const schema = useMemo<RJSFSchema>(
    () => ({ type: 'object', properties: Object.fromEntries(fields.map((field) => [field.id, property(field)])) }),
    [fields],
  );
  const uiSchema = useMemo<UiSchema>(
    () =>
      Object.fromEntries(fields.filter(({ kind }) => kind === 'radio').map(({ id }) => [id, { 'ui:widget': 'radio' }])),
    [fields],
  );
  const [formData, setFormData] = useState<Record<string, unknown>>({});
  values = formData;
  return (
    <MuiForm
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      formData={formData}
      onChange={({ formData: next }) => setFormData(next as Record<string, unknown>)}
    />
  );
}

function property({ label, kind }: BenchField): RJSFSchema {
  if (kind === 'checkbox') return { type: 'boolean', title: label };
  if (kind === 'text') return { type: 'string', title: label };
  return { type: 'string', title: label, enum: [...choices[kind]] };
}
