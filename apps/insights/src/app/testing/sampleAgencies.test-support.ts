import type { AgencySummary, ResultSet } from '@agency-insights/insights-api';
import { tableFromArrays } from '@uwdata/flechette';

const names = ['Alamo Coastal', 'Bluebonnet', 'Cedar Ridge', 'Red River', 'Kramer & Sons', 'Lone Star', 'Palo Duro'];
const kinds = ['Insurance Group', 'Risk Partners', 'Agency', 'Coverage', 'Farmers and Ranchers Insurance Advisors'];
const cities = ['Austin', 'Dallas', 'El Paso', 'Houston', 'San Antonio'];
const carriers = ['Alderbrook Indemnity', 'Compass Rose Mutual', 'Granite Pass Assurance'];
const lines = ['Personal, Commercial', 'Commercial', 'Personal'];

function pick<T>(from: readonly T[], index: number): T {
  return from[index % from.length] as T;
}

const nameOf = (index: number): string =>
  `${pick(names, index)} ${pick(kinds, index + Math.floor(index / names.length))}`;
const premiumOf = (index: number): number => Math.round(38_412_650_00 / (index + 1) ** 0.7);

/** A result with agencies of Texas, those with most premium first. */
export function sampleAgencies(count: number, total = count): ResultSet {
  const each = <T>(value: (index: number) => T) => Array.from({ length: count }, (_none, index) => value(index));
  const table = tableFromArrays({
    agency_id: Int32Array.from(each((index) => index + 1)),
    agency_name: each(nameOf),
    city: each((index) => pick(cities, index)),
    state: each(() => 'TX'),
    primary_account: each((index) => `A${1000 + index}`),
    accounts: Int32Array.from(each((index) => 1 + ((index * 3) % 5))),
    lines: each((index) => pick(lines, index)),
    policies: Int32Array.from(each((index) => 4_200 - index * 41)),
    search_premium: Float64Array.from(each(premiumOf)),
    written_premium: Float64Array.from(each((index) => premiumOf(index) * 1.1)),
    year_on_year: Float64Array.from(each((index) => (((index * 37) % 41) - 17) / 100)),
    largest_carrier: each((index) => pick(carriers, index)),
  });
  return { table, total };
}

/** The accounts of the first of the agencies. */
export function sampleAccounts(): ResultSet {
  const offices = cities.slice(0, 3);
  const table = tableFromArrays({
    account_id: Int32Array.from(offices.map((_city, index) => 10 + index)),
    account: offices.map((_city, index) => `A-1-${index}`),
    account_name: offices.map((city, index) => (index === 0 ? nameOf(0) : `${nameOf(0)}, ${city}`)),
    agency_id: Int32Array.from(offices.map(() => 1)),
    agency_name: offices.map(() => nameOf(0)),
    city: offices,
    state: offices.map(() => 'TX'),
    is_primary: offices.map((_city, index) => index === 0),
    policies: Int32Array.from(offices.map((_city, index) => 4_100 - index * 1_300)),
    written_premium: Float64Array.from(offices.map((_city, index) => (21 - index * 7) * 1_000_000_00)),
  });
  return { table, total: offices.length };
}

/** The first of the agencies in short. */
export const sampleSummary: AgencySummary = {
  agency_id: 1,
  agency_name: nameOf(0),
  city: 'Austin',
  state: 'TX',
  policies: 9_310,
  written_premium: 42_253_915_00,
  years: [2023, 2024, 2025, 2026].map((year, index) => ({
    year,
    policies: 2_000 + index * 200,
    personal: (4 + index) * 1_000_000_00,
    commercial: (7 + index) * 1_000_000_00,
  })),
  carriers: carriers.map((carrier, index) => ({
    carrier,
    policies: 900 - index * 200,
    written_premium: (9 - index * 3) * 1_000_000_00,
  })),
  carriers_total: carriers.length,
  as_of: '2026-10-31',
};

const states = [
  { state: 'FL', state_name: 'Florida', agencies: 412, policies: 88_120 },
  { state: 'OK', state_name: 'Oklahoma', agencies: 77, policies: 10_957 },
  { state: 'TX', state_name: 'Texas', agencies: 87, policies: 54_620 },
];
const products = [
  { product: 'CA', product_name: 'Commercial auto', policies: 21_460, agencies: 61 },
  { product: 'GL', product_name: 'General liability', policies: 18_020, agencies: 55 },
  { product: 'HO', product_name: 'Homeowners', policies: 9_870, agencies: 0 },
];
const byCarrier = carriers.map((carrier, index) => ({
  carrier,
  carrier_id: index + 1,
  policies: 31_000 - index * 9_000,
  agencies: 80 - index * 23,
}));
const steps = [0, 50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000, 10_000_000];
const distribution = steps.slice(1).map((upper, index) => {
  const count = [410, 820, 960, 740, 520, 260, 90][index] ?? 0;
  return { lower: steps[index] ?? 0, upper, agencies: count, policies: count };
});

/** The rows of the named queries, by the name of their file. */
export const sampleRows: Readonly<Record<string, readonly Record<string, string | number>[]>> = {
  agency_count: [{ agencies: 87 }],
  agency_names: names.map((_name, index) => ({
    agency_id: index + 1,
    agency_name: nameOf(index),
    city: pick(cities, index),
    state: 'TX',
  })),
  agency_states: states,
  agency_cities: cities.map((city, index) => ({ city: `${city}, TX`, agencies: 31 - index * 5 })),
  primary_accounts: names.map((_name, index) => ({ primary_account: `A${1000 + index}` })),
  policy_states: states,
  policy_state_agencies: states,
  lines: [
    { line: 'commercial', line_name: 'Commercial lines' },
    { line: 'personal', line_name: 'Personal lines' },
  ],
  line_agencies: [
    { line: 'commercial', agencies: 87 },
    { line: 'personal', agencies: 58 },
  ],
  carriers: byCarrier,
  carrier_agencies: byCarrier,
  products,
  product_agencies: products,
  written_premium_distribution: distribution,
  policy_premium_distribution: distribution,
  data_set: [
    {
      policies: 1_000_000,
      agencies: 5_000,
      first_effective_date: '2022-01-01',
      last_effective_date: '2026-10-31',
      loaded_at: '2026-11-02T06:00:00.000Z',
    },
  ],
};
