// Types alone: the compiler is what runs this file, in the step "types" of `npm test`.
import { FormRenderer, createFilterForm, defineSchema, useFilterFormStatus } from '../index.ts';
import { fromFilterExpressions, readSavedContent } from '../filters.ts';
import type { FieldValue, FormSchema, FormValuesOf, JsonValue, RangeValue } from '../index.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Does not compile where its argument is not `true`. */
const holds = <T extends true>(): T | undefined => undefined;

const looker = { kind: 'looker', params: {} } as const;
const track = { min: 0, max: 10, step: 1 } as const;

const schema = defineSchema([
  { id: 'name', type: 'text' },
  { id: 'codes', type: 'multi-text', config: { options: ['A-1'] } },
  {
    id: 'agency',
    type: 'accordion',
    config: {
      label: 'Agency',
      fields: [
        { id: 'state', type: 'select', config: { options: [], multiple: true }, data: looker },
        {
          id: 'place',
          type: 'pill',
          config: {
            label: 'Place',
            fields: [{ id: 'city', type: 'autocomplete', config: { options: [] }, searchData: looker }],
          },
        },
      ],
    },
  },
  { id: 'line', type: 'radio', config: { options: [{ label: 'Personal', value: 'personal' }, { label: 'Any' }] } },
  { id: 'product', type: 'select', config: { options: ['Auto', { label: 'Home', value: 'home' }], multiple: true } },
  { id: 'active', type: 'switch' },
  { id: 'new', type: 'checkbox' },
  { id: 'year', type: 'slider', config: track },
  { id: 'premium', type: 'range-slider', config: track },
  { id: 'count', type: 'select-range', config: track },
  { id: 'when', type: 'custom', config: { componentKey: 'dates' } },
]);

interface Expected {
  readonly name?: string;
  readonly codes?: readonly string[];
  readonly state?: readonly string[];
  readonly city?: string;
  readonly line?: 'personal' | 'Any';
  readonly product?: readonly ('Auto' | 'home')[];
  readonly active?: true;
  readonly new?: true;
  readonly year?: number;
  readonly premium?: RangeValue;
  readonly count?: RangeValue;
  readonly when?: JsonValue;
}
type Flat<T> = { [K in keyof T]: T[K] };
holds<Same<Flat<FormValuesOf<typeof schema>>, Flat<Expected>>>();

// The same, for a schema that is written as a constant.
export const constant = [
  { id: 'name', type: 'text', config: { label: 'Name' } },
  { id: 'line', type: 'select', config: { options: ['P', 'C'] } },
] as const satisfies FormSchema;
holds<Same<Flat<FormValuesOf<typeof constant>>, Flat<{ readonly name?: string; readonly line?: 'P' | 'C' }>>>();

// Whether several can be chosen is not known before it runs: either.
declare const multiple: boolean;
export const either = defineSchema([{ id: 'line', type: 'select', config: { options: ['P'], multiple } }]);
holds<Same<FormValuesOf<typeof either>['line'], 'P' | readonly 'P'[] | undefined>>();

// A schema that arrives at run time: values by any id.
export declare const arrived: FormSchema;
holds<Same<FormValuesOf<typeof arrived>, Readonly<Record<string, FieldValue>>>>();

// The form's own types follow the schema.
export const form = createFilterForm({
  schema,
  applied: { line: 'personal' },
  onApply: (_values) => holds<Same<typeof _values.product, readonly ('Auto' | 'home')[] | undefined>>(),
  onValuesChange: (_values) => holds<Same<typeof _values.year, number | undefined>>(),
});
holds<Same<ReturnType<typeof form.getValues>['city'], string | undefined>>();
// @ts-expect-error -- commercial is none of the options
createFilterForm({ schema, applied: { line: 'commercial' } });
// @ts-expect-error -- no field has this id
createFilterForm({ schema, applied: { county: 'Travis' } });
// @ts-expect-error -- a field needs a type that is known
defineSchema([{ id: 'a', type: 'time' }]);

// So do its setters.
form.setValue('line', 'personal');
form.setValue('product', ['Auto']);
form.setValue('premium', { min: 1, max: null }, 'drag');
form.setValue('city', undefined);
form.replaceValues({ line: 'Any', year: 3 });
form.setApplied({ active: true });
// @ts-expect-error -- commercial is none of the options
form.setValue('line', 'commercial');
// @ts-expect-error -- a slider holds a number
form.setValue('year', '3');
// @ts-expect-error -- no field has this id
form.setValue('county', 'Travis');
// @ts-expect-error -- a switch holds true, or nothing
form.replaceValues({ active: 'yes' });
// @ts-expect-error -- no field has this id
form.setApplied({ county: 'Travis' });

// What is read from expressions and from saved content follows the schema too.
export const read = fromFilterExpressions(schema, { line: 'personal' });
holds<Same<typeof read.values.line, 'personal' | 'Any' | undefined>>();
export const saved = readSavedContent({}, { schema });
export const savedYear = saved.status === 'read' ? saved.values.year : undefined;
holds<Same<typeof savedYear, number | undefined>>();
// @ts-expect-error -- no field has this id
export const county = read.values.county;

// Of a schema that arrives at run time any id may be set.
createFilterForm({ schema: arrived }).setValue('county', 'Travis');
holds<Same<ReturnType<typeof readArrived>['values'], Readonly<Record<string, FieldValue>>>>();
export const readArrived = () => fromFilterExpressions(arrived, {});

// A form of any schema can be drawn and watched.
export const useDrawn = () => [FormRenderer({ form }), useFilterFormStatus(form)];
export const drawnArrived = () => FormRenderer({ form: createFilterForm({ schema: arrived }) });

// What a form without a draft holds follows the schema as well.
export const usePlain = () => [
  FormRenderer({
    schema,
    values: { line: 'personal' },
    onValuesChange: (_values) => holds<Same<typeof _values.year, number | undefined>>(),
  }),
  // @ts-expect-error -- commercial is none of the options
  FormRenderer({ schema, defaultValues: { line: 'commercial' } }),
  // @ts-expect-error -- no field has this id
  FormRenderer({ schema, values: { county: 'Travis' } }),
  FormRenderer({ schema: arrived, values: { county: 'Travis' }, onValuesChange: (_values) => _values.county }),
];

// Values of an application's own type, an interface among them, are values of any schema that knows their ids.
interface OwnValues {
  name?: string;
  year?: number;
}
export declare const own: OwnValues;
export const useOwn = () => [FormRenderer({ schema, values: own }), createFilterForm({ schema, applied: own })];

// So are they values of a schema that says nothing of its values, be it annotated or an interface itself.
interface OwnSchema extends FormSchema {
  readonly title?: string;
}
export declare const ownSchema: OwnSchema;
export const useOwnOfAny = () => [
  FormRenderer({ schema: arrived, values: own }),
  FormRenderer({ schema: ownSchema, defaultValues: own, onValuesChange: (_values) => _values.county }),
  createFilterForm({ schema: arrived, applied: own }),
  createFilterForm({ schema: ownSchema, applied: own }),
  // @ts-expect-error -- a text is no values
  FormRenderer({ schema: arrived, values: 'name' }),
];
