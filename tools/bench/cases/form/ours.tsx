import { FormRenderer, useFilterForm, type FieldSchema, type FilterForm } from '@agency-insights/form-renderer';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { useMemo, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { choices, type BenchField, type FormContestant, type FormProps } from './contract.ts';

let current: FilterForm<object> | null = null;

/** Ours: `FormRenderer` of @agency-insights/form-renderer over a form with a draft. */
export const contestant: FormContestant = {
  value: (id) => (current?.getValues() as Record<string, unknown> | undefined)?.[id],
  mount: (root, props) => renderReact(root, <Form {...props} />),
  unmount() {
    unmountReact();
    current = null;
  },
};

function Form({ fields }: FormProps): ReactElement {
  const schema = useMemo(() => fields.map(fieldSchema), [fields]);
  const form = useFilterForm({ schema });
  current = form;
  return (
    <InsightsThemeProvider>
      <FormRenderer form={form} />
    </InsightsThemeProvider>
  );
}

function fieldSchema({ id, label, kind }: BenchField): FieldSchema {
  const options = choices[kind].map((choice) => ({ label: choice, value: choice }));
  if (kind === 'select') return { id, type: 'select', config: { label, options } };
  if (kind === 'radio') return { id, type: 'radio', config: { label, options } };
  return { id, type: kind, config: { label } };
}
