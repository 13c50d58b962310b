import type { FormSchema } from '../schema/FieldSchema.ts';

/** Schemas to start from, by what they show. */
export const playgroundExamples: Readonly<Record<string, FormSchema>> = {
  'A few fields': [
    { id: 'name', type: 'text', config: { label: 'Agency name', placeholder: 'Any name' } },
    {
      id: 'line',
      type: 'radio',
      config: {
        label: 'Line of business',
        options: [
          { label: 'Personal', value: 'personal' },
          { label: 'Commercial', value: 'commercial' },
        ],
      },
    },
    {
      id: 'premium',
      type: 'range-slider',
      config: { label: 'Written premium', min: 0, max: 5_000_000, step: 100_000, openEnded: true },
      summary: { label: 'Premium', unit: 'usd' },
    },
  ],
  'Options from data': [
    {
      id: 'state',
      type: 'select',
      config: { label: 'State', placeholder: 'Any', options: [], multiple: true },
      data: {
        kind: 'looker',
        params: { query: 'states' },
        keyLabel: 'state_name',
        keyValue: 'state',
        keyCount: 'agencies',
      },
      summary: { phrase: 'in {data}' },
    },
    {
      id: 'industry',
      type: 'autocomplete',
      config: { label: 'Industry (NAICS)', options: [], multiple: true },
      data: { kind: 'askkodiak', endpointConfig: { endpoint: 'naics-summary', params: { type: 'sector' } } },
      searchData: { kind: 'askkodiak', endpointConfig: { endpoint: 'suggest-groups' } },
    },
  ],
  'Linked options': [
    {
      id: 'state',
      type: 'select',
      config: {
        label: 'State',
        options: [
          { label: 'Texas', value: 'TX' },
          { label: 'Oklahoma', value: 'OK' },
        ],
      },
      summary: { phrase: 'in {data}' },
    },
    {
      id: 'city',
      type: 'autocomplete',
      config: { label: 'City', options: [], multiple: true },
      data: { kind: 'looker', params: { query: 'cities', state: '{state}' }, dependsOn: ['state'], whenUnfit: 'reset' },
      summary: { phrase: 'in {data}' },
    },
  ],
  'Conditions and groups': [
    {
      id: 'agency',
      type: 'accordion',
      config: {
        label: 'Agency',
        expanded: true,
        fields: [
          { id: 'active', type: 'switch', config: { label: 'Active agencies only' } },
          {
            id: 'since',
            type: 'slider',
            config: { label: 'Active for at least', min: 0, max: 30, step: 1 },
            enableWhen: { field: 'active', filled: true },
          },
        ],
      },
    },
    {
      id: 'more',
      type: 'pill',
      config: { label: 'More', fields: [{ id: 'codes', type: 'multi-text', config: { label: 'Codes', options: [] } }] },
    },
  ],
};
