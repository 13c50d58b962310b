import type { JsonSchema7, UISchemaElement } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { useMemo, useState, type ReactElement } from 'react';
import { renderReact, unmountReact } from '../reactRoot.tsx';
import { choices, type BenchField, type FormContestant, type FormProps } from './contract.ts';

let values: Record<string, unknown> = {};

/** JSON Forms with its vanilla renderers: native inputs. */
export const contestant: FormContestant = {
  value: (id) => values[id],
  mount: (root, props) => renderReact(root, <Form {...props} />),
  unmount() {
    unmountReact();
    values = {};
  },
};

function Form({ fields }: FormProps): ReactElement {
  const schema = useMemo<JsonSchema7>(
    () => ({ type: 'object', properties: Object.fromEntries(fields.map((field) => [field.id, property(field)])) }),
    [fields],
  );
  const uischema = useMemo(
    () =>
      ({
        type: 'VerticalLayout',
        elements: fields.map(({ id, kind }) => ({
          type: 'Control',
          scope: `#/properties/${id}`,
          ...(kind === 'radio' ? { options: { format: 'radio' } } : {}),
        })),
      }) as UISchemaElement,
    [fields],
  );
  const [data] = useState({});
  return (
    <JsonForms
      schema={schema}
      uischema={uischema}
      data={data}
      renderers={vanillaRenderers}
      cells={vanillaCells}
      onChange={({ data: next }) => (values = next as Record<string, unknown>)}
    />
  );
}

function property({ label, kind }: BenchField): JsonSchema7 {
  if (kind === 'checkbox') return { type: 'boolean', title: label };
  if (kind === 'text') return { type: 'string', title: label };
  return { type: 'string', title: label, enum: [...choices[kind]] };
}
