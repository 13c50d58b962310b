import { Button, InsightsThemeProvider } from '@agency-insights/ui-kit';
/* eslint-disable @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would */
import {
  FormRenderer,
  useFilterForm,
  useFilterFormStatus,
  useFilterFormValues,
  useOptionLabels,
} from '@agency-insights/form-renderer';
import type { FormSchema, FormValues, Gateways } from '@agency-insights/form-renderer';
import { describeFilters, toFilterExpressions } from '@agency-insights/form-renderer/filters';

const schema: FormSchema = [
  {
    id: 'state',
    type: 'select',
    config: { label: 'State', placeholder: 'Any', options: [], multiple: true },
    data: { kind: 'looker', params: { query_filename: 'states' }, keyLabel: 'name', keyValue: 'code', keySort: 'name' },
    summary: { phrase: 'in {data}' },
  },
  {
    id: 'premium',
    type: 'range-slider',
    config: { label: 'Premium', min: 0, max: 5_000_000, step: 100_000, openEnded: true },
    summary: { unit: 'usd' },
  },
];

const gateways: Gateways = {
  looker: {
    runQuery: async (params, _extra, { signal }) => {
      const response = await fetch('/api/v1/looker/run-query', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(params),
        signal,
      });
      if (!response.ok) throw new Error(`The query failed with status ${response.status}`);
      return response.json();
    },
  },
};

/** Filters with a draft: nothing happens before Apply, and Clear can be undone. */
export function AgencyFilters({
  applied,
  onFilters,
}: {
  applied: FormValues;
  onFilters: (filters: Record<string, string>) => void;
}) {
  const form = useFilterForm({
    schema,
    applied,
    onApply: (values) => onFilters(toFilterExpressions(schema, values).expressions), // { state: 'TX,OK', premium: '[1000000,inf)' }
    onClear: () => onFilters({}),
  });
  const { canApply, canClear, canUndo } = useFilterFormStatus(form);
  const { sentence } = describeFilters(schema, useFilterFormValues(form), {
    subject: 'Agencies',
    labelOf: useOptionLabels(form),
  });
  return (
    <InsightsThemeProvider>
      <p>{sentence}</p>
      <FormRenderer form={form} gateways={gateways} />
      <Button variant="contained" disabled={!canApply} onClick={form.apply}>
        Apply
      </Button>
      <Button disabled={!canClear} onClick={form.clear}>
        Clear
      </Button>
      <Button disabled={!canUndo} onClick={form.undo}>
        Undo
      </Button>
    </InsightsThemeProvider>
  );
}
