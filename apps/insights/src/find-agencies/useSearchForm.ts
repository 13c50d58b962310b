import {
  useFilterForm,
  useFilterFormValues,
  useOptionLabels,
  type FilterForm,
  type FormSchema,
  type FormValues,
} from '@agency-insights/form-renderer';
import {
  describeFilters,
  fromFilterExpressions,
  toFilterExpressions,
  type FilterDescription,
} from '@agency-insights/form-renderer/filters';
import type { Filters } from '@agency-insights/insights-api';
import { useMemo } from 'react';
import { labelOfFilter, panelSchema, searchSchema } from './agencyFilterSchema.ts';
import { panelFiltersOf, pickFilters } from './agencySearch.ts';
import { effectiveDateCodec } from './effectiveDate.ts';

/** How the app's own fields travel and read. */
export const codecs = { 'effective-date': effectiveDateCodec };

/** A form's values as the backend's filters. */
export function filtersOfValues(schema: FormSchema, values: FormValues): Filters {
  return pickFilters(toFilterExpressions(schema, values, codecs).expressions);
}

/** The backend's filters as a form's values. */
export function valuesOfFilters(schema: FormSchema, filters: Filters): FormValues {
  return fromFilterExpressions(schema, definedOf(filters), codecs).values;
}

/** The filters that no field of a form can show: patterns, exclusions and the like, written by hand into the address. */
export function unreadFilters(schema: FormSchema, filters: Filters): Filters {
  const { problems } = fromFilterExpressions(schema, definedOf(filters), codecs);
  return pickFilters(Object.fromEntries(problems.map((problem) => [problem.key, problem.expression])));
}

function definedOf(filters: Filters): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** A text that is equal for equal filters, so that what is made of them is made once. */
function keyOf(filters: Filters): string {
  return JSON.stringify(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The panel's form: its draft, and what is applied, which follows the address. */
export function usePanelForm(applied: Filters): FilterForm {
  const key = keyOf(applied);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- equal filters arrive as new objects; the key stands for them
  const values = useMemo(() => valuesOfFilters(panelSchema, applied), [key]);
  return useFilterForm({ schema: panelSchema, applied: values });
}

/** What the panel would apply: its draft, and the applied filters that it cannot show, which stay as they are. */
export function useDraftFilters(form: FilterForm, applied: Filters): Filters {
  const draft = filtersOfValues(panelSchema, useFilterFormValues(form));
  return { ...unreadFilters(panelSchema, panelFiltersOf(applied)), ...draft };
}

/** The active filters in words, for chips and the sentence of the result (PLUS-15). */
export function useFilterDescription(filters: Filters, panelForm: FilterForm): FilterDescription {
  const labelOf = useOptionLabels(panelForm);
  const key = keyOf(filters);
  return useMemo(
    () => {
      const read = describeFilters(searchSchema, valuesOfFilters(searchSchema, filters), { labelOf, codecs });
      return withUnread(read, unreadFilters(searchSchema, filters));
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal filters arrive as new objects; the key stands for them
    [key, labelOf],
  );
}

/** Filters that no field can show stand as they were written. */
function withUnread({ chips, sentence }: FilterDescription, unread: Filters): FilterDescription {
  const raw = Object.entries(unread).map(([key, text]) => ({
    fieldId: key,
    label: labelOfFilter(key),
    text: text ?? '',
  }));
  const phrases = raw.map(({ label, text }) => `with ${label.toLowerCase()} ${text}`);
  return { chips: [...chips, ...raw], sentence: [sentence, ...phrases].filter(Boolean).join(' ') };
}
