import type { BenchmarkPart, BenchmarkTileId, TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import { longName, seededNumbers } from '../charts/stories/chartData.test-support.ts';

/** A selection of 323 agencies beside all others. */
export const compared: BenchmarkPart = {
  selection: {
    name: 'Texas contractors',
    agencies: 323,
    policies: 61_204,
    premium: 21_280_000_000,
    suppressed: false,
  },
  peers: {
    name: 'All other agencies',
    agencies: 4_677,
    policies: 412_330,
    premium: 190_000_000_000,
    suppressed: false,
  },
  minimum_agencies: 5,
  aggregates_only: false,
  figures: {
    median_growth: 0.055,
    median_retention: 0.853,
    both_share: 0.41,
    peer_both_share: 0.33,
    top_tenth: 0.61,
    peer_top_tenth: 0.76,
  },
};

/** All agencies: there are no peers. */
export const everybody: BenchmarkPart = {
  ...compared,
  selection: { ...compared.selection, name: 'All agencies', agencies: 5_000 },
  peers: null,
  figures: { ...compared.figures, peer_both_share: null, peer_top_tenth: null },
};

/** A selection too small to show, for a person who may see groups of agencies only. */
export const withheld: BenchmarkPart = {
  ...compared,
  selection: { name: 'Three agencies', agencies: null, policies: null, premium: null, suppressed: true },
  aggregates_only: true,
  figures: Object.fromEntries(Object.keys(compared.figures).map((key) => [key, null])),
};

/** The answer of a tile. */
export function answerOf(rows: TileRow[], benchmark: BenchmarkPart = compared): TileAnswer {
  return {
    set_id: 'set-1',
    as_of: '2026-10-31',
    period: { from: '2025-11-01', to: '2026-10-31' },
    previous_period: { from: '2024-11-01', to: '2025-10-31' },
    policies: benchmark.selection.policies ?? 0,
    premium: benchmark.selection.premium ?? 0,
    ignored_filters: [],
    missing: null,
    comparison: null,
    benchmark,
    rows,
  };
}

const months = Array.from(
  { length: 12 },
  (_, at) => `${at < 2 ? 2025 : 2026}-${String(((at + 10) % 12) + 1).padStart(2, '0')}`,
);
const classes = [
  'Under $0.5M',
  '$0.5M to $1M',
  '$1M to $2.5M',
  '$2.5M to $5M',
  '$5M to $10M',
  '$10M to $25M',
  '$25M to $50M',
  '$50M and over',
];
const products = [
  'Commercial auto',
  'Business owners policy',
  'General liability',
  'Commercial property',
  'Commercial umbrella',
  'Workers compensation',
];
const rates = [0.098, 0.087, 0.042, 0.118, 0.084, -0.013];
const carriers = [
  'Granite Pass Assurance',
  'Iron Range Assurance',
  'Tamarack Property & Casualty',
  'Seaboard Union Specialty',
  'Compass Rose Casualty',
  longName,
];
const shown = { suppressed: 0, peers_suppressed: 0 };

function mixOf(names: readonly string[], key: string, codes: readonly string[]): TileRow[] {
  const next = seededNumbers(3);
  return names.map((name, at) => {
    const share = 0.24 / (at + 1) + next() * 0.01;
    const growth = next() * 0.3 - 0.08;
    return {
      [key]: codes[at] ?? name,
      name,
      rank: at + 1,
      premium: Math.round(share * 2e10),
      policies: Math.round(share * 61_000),
      share,
      previous_premium: Math.round((share * 2e10) / (1 + growth)),
      growth,
      share_change: next() * 0.02 - 0.008,
      rank_change: Math.round(next() * 4 - 2),
      peer_share: share + next() * 0.06 - 0.03,
      peer_growth: growth - 0.02,
      difference: next() * 0.18 - 0.08,
      ...shown,
    };
  });
}

const stateCodes = [
  'TX',
  'CA',
  'FL',
  'NY',
  'PA',
  'OH',
  'GA',
  'NC',
  'MI',
  'WA',
  'AZ',
  'CO',
  'MO',
  'OK',
  'NE',
  'HI',
  'AK',
  'ME',
];
const sectors: readonly [string, string][] = [
  ['', 'Without an industry'],
  ['23', 'Construction'],
  ['72', 'Accommodation and Food Services'],
  ['56', 'Administrative and Support and Waste Management and Remediation Services'],
  ['48-49', 'Transportation and Warehousing'],
];

/** Rows of every tile, the same in every run. */
export const tileRows: Readonly<Record<BenchmarkTileId, () => TileRow[]>> = {
  numbers: () => [numbersRow('Texas contractors', 1), numbersRow('All other agencies', 0.97)],
  months: () =>
    months.map((month, at) => ({
      month,
      premium: 1.7e9 + Math.round(2.4e8 * Math.sin(at)),
      policies: 5_100,
      previous_premium: 1.6e9 + Math.round(2.2e8 * Math.sin(at)),
      growth: 0.074 + 0.01 * Math.sin(at),
      retention: 0.842 - at * 0.0008,
      rate_change: 0.071 + 0.004 * Math.cos(at),
      new_share: 0.172 + 0.006 * Math.sin(at),
      ...shown,
    })),
  states: () => mixOf(stateCodes, 'state', stateCodes),
  agencies: () => agencyPoints(240),
  premium_classes: () => {
    const shares = [0.08, 0.07, 0.13, 0.14, 0.17, 0.19, 0.12, 0.1];
    const agencies = [0.44, 0.17, 0.16, 0.1, 0.07, 0.04, 0.015, 0.005];
    return classes.map((name, at) => ({
      class: name,
      agencies: Math.round((agencies[at] ?? 0) * 323),
      agencies_share: agencies[at] ?? 0,
      premium: Math.round((shares[at] ?? 0) * 2e10),
      policies: 7_000,
      share: shares[at] ?? 0,
      peer_agencies_share: agencies[at] ?? 0,
      peer_share: shares[at] ?? 0,
      ...shown,
    }));
  },
  percentiles: () => [
    percentileRow('premium', 'Written premium', 'cents', [2e7, 4e7, 1.1e8, 3e8, 8.2e8], 6.6e7, 0.36),
    percentileRow('growth', 'Growth', 'ratio', [-0.091, -0.018, 0.044, 0.102, 0.187], 0.074, 0.62),
    percentileRow('retention', 'Policy retention', 'ratio', [0.78, 0.819, 0.853, 0.881, 0.906], 0.842, 0.41),
    percentileRow('rate_change', 'Rate change', 'ratio', [0.01, 0.03, 0.056, 0.08, 0.11], 0.071, 0.67),
    percentileRow(
      'average_premium',
      'Average premium',
      'cents',
      [1.42e5, 2.01e5, 2.96e5, 4.18e5, 6.34e5],
      3.477e5,
      0.61,
    ),
    percentileRow('carriers', 'Carriers', 'count', [2, 4, 7, 10, 12], 7, 0.5),
  ],
  retention: () => {
    const next = seededNumbers(9);
    return products.flatMap((name) =>
      classes.slice(0, 6).map((one) => ({
        product: name,
        name,
        class: one,
        due: 900,
        kept: 760,
        retention: 0.78 + next() * 0.16,
        ...shown,
      })),
    );
  },
  rate_change: () =>
    products.flatMap((name, product) =>
      months.map((month, at) => {
        const rate = (rates[product] ?? 0) + 0.006 * Math.sin(at + product);
        return {
          product: name,
          name,
          month,
          premium: Math.round(1e9 * (1 + rate)),
          prior_premium: 1e9,
          rate_change: rate,
          peer_rate_change: rate - 0.009,
          ...shown,
        };
      }),
    ),
  carriers: () => mixOf(carriers, 'carrier', carriers),
  concentration: () =>
    Array.from({ length: 21 }, (_, at) => ({
      agencies_share: at / 20,
      share: (at / 20) ** 4,
      peer_share: (at / 20) ** 6,
    })),
  industries: () =>
    mixOf(
      sectors.map(([, name]) => name),
      'naics',
      sectors.map(([code]) => code),
    ),
  leaders: () =>
    ['Leaders', 'Gained most', 'Lost most'].flatMap((list, sign) =>
      Array.from({ length: 10 }, (_, at) => ({
        list,
        rank: at + 1,
        agency_id: at + 1 + sign * 20,
        name: at === 3 ? longName : `${['Sierra', 'Pocono', 'Emerald Coast', 'Lone Star'][at % 4]} Insurance ${at + 1}`,
        city: 'Austin',
        state: 'TX',
        premium: 1_000_000_000 - at * 60_000_000,
        policies: 900,
        previous_premium: 900_000_000 - at * 55_000_000,
        change: (sign === 2 ? -1 : 1) * (90_000_000 - at * 6_000_000),
        growth: sign === 2 ? -0.08 : 0.11,
        retention: at === 5 ? null : 0.86,
      })),
    ),
};

function numbersRow(group: string, factor: number): TileRow {
  return {
    group,
    agencies: 323,
    premium: 21_280_000_000,
    policies: 61_204,
    previous_premium: 19_800_000_000,
    growth: 0.074 * factor,
    retention: 0.842,
    previous_retention: 0.848,
    premium_retention: 0.861,
    rate_change: 0.071 * factor,
    previous_rate_change: 0.091,
    new_share: 0.172 * factor,
    previous_new_share: 0.159,
    average_premium: 347_700,
    previous_average_premium: 340_200,
    premium_share: 0.096,
    previous_premium_share: 0.093,
    suppressed: 0,
  };
}

/** Agencies around the medians, an eighth of them selected. */
export function agencyPoints(count: number): TileRow[] {
  const next = seededNumbers(11);
  const bell = () => next() + next() + next() - 1.5;
  return Array.from({ length: count }, (_, at) => ({
    agency_id: at + 1,
    name: `Agency ${at + 1}`,
    state: 'TX',
    group: at % 8 === 0 ? 'Texas contractors' : 'All other agencies',
    growth: 0.055 + bell() * 0.22,
    retention: Math.min(1, 0.853 + bell() * 0.09),
    growth_to: null,
    retention_to: null,
    agencies: 1,
    premium: Math.round(next() ** 4 * 4e9),
  }));
}

/** Agencies that were counted in cells beforehand, as many of them are, and those of others. */
export function agencyCells(): TileRow[] {
  return Array.from({ length: 140 }, (_, at) => {
    const [column, row] = [at % 14, Math.floor(at / 14)];
    const far = (column - 6) ** 2 + (row - 5) ** 2;
    return {
      agency_id: null,
      name: null,
      state: null,
      group: 'All other agencies',
      growth: -0.2 + column * 0.04,
      growth_to: -0.16 + column * 0.04,
      retention: 0.72 + row * 0.025,
      retention_to: 0.745 + row * 0.025,
      agencies: Math.max(0, Math.round(180 * Math.exp(-far / 12))),
      premium: 1,
    };
  }).filter(({ agencies }) => agencies >= 5);
}

function percentileRow(
  measure: string,
  name: string,
  kind: string,
  [p10 = 0, p25 = 0, p50 = 0, p75 = 0, p90 = 0]: readonly number[],
  selection: number,
  place: number,
): TileRow {
  return { measure, kind, name, p10, p25, p50, p75, p90, selection, place, agencies: 4_677, ...shown };
}

/** The same rows with every number of the selection withheld. */
export function withheldRows(rows: readonly TileRow[]): TileRow[] {
  const words = [
    'measure',
    'kind',
    'name',
    'month',
    'state',
    'class',
    'product',
    'naics',
    'carrier',
    'agencies_share',
    'group',
  ];
  return rows.map((row) => ({
    ...Object.fromEntries(Object.entries(row).map(([key, value]) => [key, words.includes(key) ? value : null])),
    suppressed: 1,
    peers_suppressed: 1,
  }));
}
