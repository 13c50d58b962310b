/* eslint-disable @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would */
import { Button } from '@agency-insights/ui-kit';
import { FormRenderer, useFilterForm, useFilterFormValues } from '@agency-insights/form-renderer';
import type { CustomFieldProps, FormSchema } from '@agency-insights/form-renderer';
import { describeFilters, toFilterExpressions } from '@agency-insights/form-renderer/filters';
import type { CustomFieldCodec } from '@agency-insights/form-renderer/filters';

const schema: FormSchema = [
  {
    id: 'grade',
    type: 'custom',
    config: { componentKey: 'grades', label: 'Grade', grades: ['A', 'B', 'C'] },
    summary: { phrase: 'of grade {data}' },
  },
];

/** Buttons to press; the grades come from the schema, as `config` of a custom field may hold anything. */
function Grades({ field, value, onValueChange, disabled }: CustomFieldProps) {
  const grades = field.config.grades as string[];
  const pressed = Array.isArray(value) ? value.map(String) : [];
  const press = (grade: string) =>
    pressed.includes(grade) ? pressed.filter((other) => other !== grade) : [...pressed, grade].sort();
  return (
    <fieldset style={{ display: 'flex', gap: 8, margin: 0, padding: 0, border: 0 }}>
      <legend style={{ marginBottom: 6, fontSize: '0.75rem' }}>{field.config.label}</legend>
      {grades.map((grade) => (
        <Button
          key={grade}
          disabled={disabled}
          aria-pressed={pressed.includes(grade)}
          variant={pressed.includes(grade) ? 'contained' : 'outlined'}
          color="secondary"
          onClick={() => onValueChange(press(grade).length > 0 ? press(grade) : undefined)}
        >
          {grade}
        </Button>
      ))}
    </fieldset>
  );
}

const customComponents = { grades: Grades };

/** How the grades travel and read: `AB` in an address, "A and B" in the sentence. */
const codecs: Record<string, CustomFieldCodec> = {
  grades: {
    toExpression: (value) => (Array.isArray(value) ? value.join('') : undefined),
    fromExpression: (expression) => [...expression],
    describe: (value) => (Array.isArray(value) ? value.join(' and ') : ''),
  },
};

/** A filter of the product's own. */
export function GradeFilter() {
  const form = useFilterForm({ schema, applied: { grade: ['A'] } });
  const values = useFilterFormValues(form);
  const { sentence } = describeFilters(schema, values, { subject: 'Agencies', codecs });
  return (
    <>
      <FormRenderer form={form} customComponents={customComponents} />
      <p>{sentence}</p>
      <code>{JSON.stringify(toFilterExpressions(schema, values, codecs).expressions)}</code>
    </>
  );
}
