import {
  useFilterForm,
  useFilterFormValues,
  useFormWords,
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
  type KeptFilter,
} from '@agency-insights/form-renderer/filters';
import type { Filters } from '@agency-insights/insights-api';
import { useMemo } from 'react';
import { useWords } from '../language/useWords.ts';
import { panelSchema, searchSchema } from './agencyFilterSchema.ts';
import { definedFilters, panelFiltersOf, pickFilters } from './agencySearch.ts';
import { codecs, codecsIn } from './codecs.ts';
import { translateSchema } from './translateSchema.ts';

/** A form's values as the backend's filters. */
export function filtersOfValues(schema: FormSchema, values: FormValues): Filters {
  return pickFilters(toFilterExpressions(schema, values, codecs).expressions);
}

/** The backend's filters as a form's values. */
export function valuesOfFilters(schema: FormSchema, filters: Filters): FormValues {
  return fromFilterExpressions(schema, definedFilters(filters), codecs).values;
}

/** The filters that no field of a form can show: patterns, exclusions and the like, written by hand into the address. */
export function unreadFilters(schema: FormSchema, filters: Filters): Filters {
  const { problems } = fromFilterExpressions(schema, definedFilters(filters), codecs);
  return pickFilters(Object.fromEntries(problems.map((problem) => [problem.key, problem.expression])));
}

/** A text that is equal for equal filters, for memoizing. */
function keyOf(filters: Filters): string {
  return JSON.stringify(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Filters as a form's values; the same object until they change. */
export function useFormValues(schema: FormSchema, filters: Filters): FormValues {
  const key = keyOf(filters);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- equal filters arrive as new objects; the key identifies them
  return useMemo(() => valuesOfFilters(schema, filters), [schema, key]);
}

/** A panel's form: its draft, and the applied filters, which follow the address. Default schema: Find agencies' own. */
export function usePanelForm(applied: Filters, schema: FormSchema = panelSchema): FilterForm {
  const { t } = useWords();
  const worded = useMemo(() => translateSchema(schema, t), [schema, t]);
  return useFilterForm({ schema: worded, applied: useFormValues(schema, applied) });
}

/** The filters that a panel would apply: its draft, and unchanged the applied filters that it cannot show. */
export function useDraftFilters(form: FilterForm, applied: Filters): Filters {
  const draft = filtersOfValues(form.schema, useFilterFormValues(form));
  return { ...unreadFilters(form.schema, panelFiltersOf(applied)), ...draft };
}

/**
 * The active filters in words, for chips and the sentence of the result (PLUS-15), and whether all that they choose has its
 * name by now: names of options may still be coming, and have "…" in their place. Filters that no field can show stand as they
 * were written; the `unknown` ones of a saved search become chips that say so.
 */
export function useFilterDescription(
  filters: Filters,
  panelForm: FilterForm,
  unknown: readonly KeptFilter[],
  areNamesComing = false,
): FilterDescription & { isNamed: boolean } {
  const knownLabel = useOptionLabels(panelForm);
  const words = useWords();
  const formWords = useFormWords();
  const schema = useMemo(() => translateSchema(searchSchema, words.t), [words]);
  const key = keyOf(filters);
  return useMemo(
    () => {
      const { values, problems } = fromFilterExpressions(schema, definedFilters(filters), codecs);
      const kept = [...problems, ...unknown];
      const unnamed: unknown[] = [];
      const labelOf: typeof knownLabel = (field, value) => {
        const label = knownLabel(field, value);
        if (label !== undefined || !areNamesComing) return label;
        unnamed.push(value);
        return '…';
      };
      const options = { labelOf, codecs: codecsIn(words, formWords), kept, words: formWords };
      return { ...describeFilters(schema, values, options), isNamed: unnamed.length === 0 };
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal filters arrive as new objects; the key identifies them
    [key, knownLabel, areNamesComing, unknown, schema, words, formWords],
  );
}
