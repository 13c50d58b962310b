/* eslint-disable @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would */
import { FormRenderer, ajvCheck, defineSchema, useFilterForm, valuesJsonSchema } from '@agency-insights/form-renderer';
import Ajv from 'ajv';

const schema = defineSchema([
  { id: 'agency', type: 'text', config: { label: 'Agency', required: true } },
  { id: 'states', type: 'multi-text', config: { label: 'States', options: ['TX', 'OK', 'LA'] } },
]);

const { properties, ...shape } = valuesJsonSchema(schema);

/** The JSON Schema of the values, with a rule that no field has: at most two states. */
export const validate = new Ajv({ allErrors: true }).compile({
  ...shape,
  properties: { ...properties, states: { ...properties.states, maxItems: 2 } },
});

/** A form with its own rules. */
export function VisitRules() {
  const form = useFilterForm({ schema, check: ajvCheck(validate) });
  return (
    <>
      <FormRenderer form={form} />
      <button onClick={() => form.validate()}>Check</button>
    </>
  );
}
