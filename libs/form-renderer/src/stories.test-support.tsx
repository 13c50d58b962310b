import { FormRenderer } from './index.ts';
import type { FormSchema, FormServices, FormValues, Gateways } from './index.ts';
import type { ReactElement } from 'react';

/** Rows of option lists and distributions, as a query would answer them. */
const rowsByQuery: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  states: [
    { state: 'TX', state_name: 'Texas', agencies: 412 },
    { state: 'OK', state_name: 'Oklahoma', agencies: 96 },
    { state: 'LA', state_name: 'Louisiana', agencies: 131 },
    { state: 'NM', state_name: 'New Mexico', agencies: 48 },
    { state: 'AR', state_name: 'Arkansas', agencies: 77 },
    { state: 'GU', state_name: 'Guam', agencies: 0 },
  ],
  carriers: [
    'Acme Mutual',
    'Bluestem Casualty',
    'Cimarron Insurance',
    'Gulf States Fire',
    'Lone Star Indemnity',
    'Prairie Home',
    'Red River Specialty',
    'Sooner Mutual',
    'Trinity Surety',
  ].map((carrier, index) => ({ carrier, policies: 900 - index * 83 })),
  cities: [
    'Austin, TX',
    'Amarillo, TX',
    'Ardmore, OK',
    'Baton Rouge, LA',
    'Dallas, TX',
    'Houston, TX',
    'Tulsa, OK',
  ].map((city) => ({ city })),
  premium: [3, 9, 22, 41, 58, 63, 55, 38, 21, 9, 4, 2].map((agencies, index) => ({
    lower: Math.round(10_000 * 2 ** index),
    upper: Math.round(10_000 * 2 ** (index + 1)),
    agencies,
  })),
};

const industries = {
  '11': 'Agriculture, Forestry, Fishing and Hunting',
  '23': 'Construction',
  '31-33': 'Manufacturing',
  '44-45': 'Retail Trade',
  '72': 'Accommodation and Food Services',
};

const containing = (text: unknown) =>
  String(text ?? '')
    .replaceAll('%', '')
    .replaceAll('^', '')
    .toLowerCase();

/** Gateways that answer at once from a few rows: all of a query, those of some states, or those that hold a term. */
export const answeringGateways: Gateways = {
  looker: {
    runQuery: async ({ query_filename: query, filter_expression: filters }, extra) => {
      const { state, carrier } = (filters ?? {}) as Record<string, string | undefined>;
      const term = containing(carrier ?? extra?.term);
      return (rowsByQuery[String(query)] ?? [])
        .filter((row) => Object.values(row).some((value) => String(value).toLowerCase().includes(term)))
        .filter((row) => !state || state.split(',').some((one) => String(row.city).endsWith(`, ${one}`)));
    },
  },
  askkodiak: {
    getNaicsSummaryByType: async () => industries,
    getSuggestNaicsGroupsByTerm: async ({ term }) => ({
      hits: Object.entries(industries)
        .map(([code, title]) => ({ code, title }))
        .filter(({ title }) => title.toLowerCase().includes(String(term).toLowerCase())),
    }),
  },
};

/** Gateways that never answer. */
export const silentGateways: Gateways = { looker: { runQuery: () => new Promise(() => undefined) } };

/** Gateways that fail. */
export const failingGateways: Gateways = { looker: { runQuery: () => Promise.reject(new Error('offline')) } };

/** Props of `FormStory`. */
export interface FormStoryProps extends FormServices {
  /** The fields. */
  schema: FormSchema;
  /** The values at the start. */
  defaultValues?: FormValues;
}

/** A form as wide as the filter drawer. */
export function FormStory({
  schema,
  defaultValues,
  gateways = answeringGateways,
  ...services
}: FormStoryProps): ReactElement {
  return (
    <div style={{ maxWidth: 360 }}>
      <FormRenderer schema={schema} defaultValues={defaultValues} gateways={gateways} {...services} />
    </div>
  );
}
