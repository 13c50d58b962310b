/* eslint-disable @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would */
import { FormRenderer } from '@agency-insights/form-renderer';
import type { FormSchema, Gateways, SortFunctions } from '@agency-insights/form-renderer';

const schema: FormSchema = [
  {
    id: 'state',
    type: 'select',
    config: { label: 'State', placeholder: 'Any', options: [] },
    data: {
      kind: 'looker',
      params: { query_filename: 'states' },
      keyLabel: 'name',
      keyValue: 'code',
      sortFunctionKey: 'homeStateFirst',
    },
  },
];

const gateways: Gateways = {
  looker: {
    runQuery: async () => [
      { code: 'AR', name: 'Arkansas' },
      { code: 'OK', name: 'Oklahoma' },
      { code: 'TX', name: 'Texas' },
    ],
  },
};

const sortFunctions: SortFunctions = {
  homeStateFirst: (a, b) => Number(b.value === 'TX') - Number(a.value === 'TX'),
};

/** States with the carrier's own before all others. */
export function SortedStates() {
  return <FormRenderer schema={schema} gateways={gateways} sortFunctions={sortFunctions} />;
}
