import type { AgencyTileId, TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import { longName, seededNumbers } from '../charts/stories/chartData.test-support.ts';

const months = Array.from(
  { length: 12 },
  (_, at) => `${at < 2 ? 2025 : 2026}-${String(((at + 10) % 12) + 1).padStart(2, '0')}`,
);
const products = ['Commercial auto', 'Business owners policy', 'Workers compensation', 'Homeowners', 'Umbrella'];
const carriers = ['Acme Mutual', 'Border Casualty', longName, 'Delta Fire', 'Erie Bay', 'Frontier', 'Gulf', 'Harbor'];
const sectors = [
  ['23', 'Construction'],
  ['31-33', 'Manufacturing'],
  ['72', 'Accommodation and Food Services'],
  ['', 'Without an industry'],
] as const;
const partsOfConstruction = [
  ['238', 'Specialty Trade Contractors'],
  ['236', 'Construction of Buildings'],
] as const;

type Names = readonly (readonly [id: string, name: string])[];
const withIds = (names: readonly string[]): Names =>
  names.map((name) => [
    name
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '_')
      .slice(0, 24),
    name,
  ]);

/** Rows of a tile that splits the premium: the first part is the largest. */
function mixRows(idKey: string, names: Names, scale: number): TileRow[] {
  const random = seededNumbers(names.length);
  const weights = names.map((_, at) => (1 + random()) / (at + 1)).sort((one, other) => other - one);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return names.map(([id, name], at) => {
    // Another filter takes more of some parts than of others.
    const share = ((weights[at] ?? 0) / total) * (at % 2 === 0 ? scale : 1);
    const premium = Math.round(3_640_000_000 * share);
    const previous = Math.round(premium * (0.86 + random() * 0.2));
    return {
      [idKey]: id === '' ? null : id,
      name,
      premium,
      policies: Math.round(8_412 * share),
      share,
      previous_premium: previous,
      growth: premium / previous - 1,
      compared: share * (0.7 + random() * 0.6),
    };
  });
}

const monthRows = (make: (month: string, at: number) => TileRow): TileRow[] => months.map(make);

function summary(scale: number): TileRow[] {
  const random = seededNumbers(3);
  const numbers = {
    premium: Math.round(3_640_000_000 * scale),
    growth: 0.023 * scale,
    in_force: Math.round(7_904 * scale),
    retention: 0.861 - (1 - scale) / 20,
    premium_retention: 0.884,
    average_premium: 432_700,
    accounts: 12,
  };
  return [
    { scope: 'period', name: 'Kramer Insurance', month: null, ...numbers },
    { scope: 'compared', name: 'A year before', month: null, ...numbers, premium: 3_560_000_000, retention: 0.852 },
    ...monthRows((month) => ({
      ...numbers,
      scope: 'month',
      name: null,
      month,
      premium: numbers.premium * (0.07 + random() / 40),
    })),
  ];
}

const rowsOf: Readonly<Record<AgencyTileId, (scale: number, industry: string | undefined) => TileRow[]>> = {
  summary,
  premium_by_month: (scale) => {
    const random = seededNumbers(5);
    return monthRows((month) => {
      const [personal, commercial] = [9e7 + random() * 4e7, (16e7 + random() * 8e7) * scale];
      const premium = Math.round(personal) + Math.round(commercial);
      return {
        month,
        personal: Math.round(personal),
        commercial: Math.round(commercial),
        premium,
        policies: 690,
        previous_premium: Math.round(premium * (0.9 + random() / 6)),
      };
    });
  },
  premium_change: (scale) => [
    {
      from: '2025-11-01',
      to: '2026-10-31',
      previous_premium: 3_560_000_000,
      lost: -490_000_000,
      repriced: 180_000_000,
      new: Math.round(420_000_000 * scale),
      other: -30_000_000,
      premium: Math.round(3_220_000_000 + 420_000_000 * scale),
      growth: 0.022,
      compared: 0.041,
    },
  ],
  products: (scale) => mixRows('product', withIds(products), scale),
  carriers: (scale) => mixRows('carrier', withIds([...carriers, ...carriers.map((name) => `${name} II`)]), scale),
  states: (scale) =>
    mixRows(
      'state',
      [
        ['TX', 'Texas'],
        ['OK', 'Oklahoma'],
        ['LA', 'Louisiana'],
      ],
      scale,
    ),
  industries: (scale, industry) => mixRows('naics', industry === '23' ? partsOfConstruction : sectors, scale),
  premium_bands: (scale) => {
    const edges = [null, 0, 50_000, 100_000, 200_000, 500_000, 1_000_000, null];
    const shares = [0.02, 0.08, 0.21, 0.3, 0.24, 0.1, 0.05];
    return shares.map((share, at) => ({
      band: String(edges[at] ?? 'returned'),
      lower: edges[at] ?? null,
      upper: edges[at + 1] ?? null,
      policies: Math.round(8_412 * share),
      premium: Math.round(3_640_000_000 * share),
      share: at % 2 === 0 ? share * scale : share,
      compared: shares.at(-1 - at) ?? null,
    }));
  },
  retention: (scale) =>
    monthRows((month, at) => ({
      month,
      due: 600,
      kept: 520,
      retention: 0.82 + ((at * 7) % 10) / 100 - (1 - scale) / 20,
      due_premium: 26e7,
      kept_premium: 23e7,
      premium_retention: 0.88,
      open: at === 11 ? 140 : 0,
      compared: 0.85,
    })),
  retention_by_product: (scale) =>
    withIds(products).map(([product, name], at) => ({
      product,
      name,
      due: at === 4 ? 0 : 640 - at * 130,
      kept: at === 4 ? 0 : 540 - at * 115,
      retention: at === 4 ? null : (540 - at * 115) / (640 - at * 130) - (1 - scale) / 20,
      due_premium: at === 4 ? 0 : 3e8 - at * 6e7,
      kept_premium: at === 4 ? 0 : 2.7e8 - at * 5.6e7,
      premium_retention: at === 4 ? null : (2.7e8 - at * 5.6e7) / (3e8 - at * 6e7),
      open: at === 4 ? 9 : 12 - at * 3,
      compared: 0.86 - at * 0.02,
    })),
  rate_change: (scale) =>
    withIds(products).map(([product, name], at) => ({
      product,
      name,
      renewals: 400 - at * 60,
      premium: 4e8,
      prior_premium: 3.8e8,
      rate_change: (0.09 - at * 0.03) * scale,
      compared: 0.08 - at * 0.028,
    })),
  expirations: () =>
    withIds(products).flatMap(([product, name], row) =>
      months.map((month, at) => ({
        month: month.replace(/^20(\d\d)/, (_, year: string) => `20${Number(year) + 1}`),
        product,
        name,
        terms: 12 + ((row * 31 + at * 17) % 60),
        expiring_premium: 5e6,
      })),
    ),
  accounts: (scale) =>
    mixRows('account_id', withIds(['Austin office', 'Dallas office', `${longName} of Houston`]), scale).map(
      (row, at) => ({
        ...row,
        account: `A-${at}`,
        city: ['Austin', 'Dallas', 'Houston'][at] ?? null,
        state: 'TX',
      }),
    ),
};

/** The tiles that know whom the numbers are compared with. */
const comparingTiles: readonly AgencyTileId[] = [
  'summary',
  'premium_change',
  'products',
  'carriers',
  'states',
  'industries',
  'retention',
  'retention_by_product',
  'rate_change',
  'premium_bands',
];

/** The answer of a tile where no policy matches, nor did a year before. */
export function emptyAgencyAnswer(tile: AgencyTileId, filters: Readonly<Record<string, string>>): TileAnswer {
  const { agency, ...answer } = agencyAnswer(tile, filters);
  const none = { premium: 0, policies: 0, share: null, previous_premium: 0, growth: null };
  const rows: TileRow[] =
    tile === 'summary'
      ? [{ scope: 'period', name: 'The period', month: null, ...none, in_force: 0, accounts: 0 }]
      : tile === 'accounts'
        ? answer.rows.map((row) => ({ ...row, ...none }))
        : [];
  return { ...answer, ...(agency && { agency }), policies: 0, premium: 0, rows };
}

/** The answer of a tile of an agency's profile: less of the commercial lines with the filter for personal ones. */
export function agencyAnswer(tile: AgencyTileId, filters: Readonly<Record<string, string>>): TileAnswer {
  const scale = filters.line === 'personal' ? 0.6 : 1;
  const { industry, compare_agencies: others, effective_date: days = '[2025-11-01,2026-10-31]' } = filters;
  const [from = '', to = ''] = days.slice(1, -1).split(',');
  return {
    set_id: 'set-1',
    as_of: '2026-10-31',
    period: { from, to },
    previous_period: { from: '2024-11-01', to: '2025-10-31' },
    policies: Math.round(8_412 * scale),
    premium: Math.round(3_640_000_000 * scale),
    agency: { name: 'Kramer Insurance', city: 'Austin, TX' },
    ignored_filters: [
      ...(filters.agency_state === undefined ? [] : ['agency_state']),
      ...(filters.comparison === undefined || comparingTiles.includes(tile) ? [] : ['comparison']),
    ],
    missing: null,
    comparison: comparingTiles.includes(tile)
      ? {
          ...(filters.comparison === 'peers'
            ? { kind: 'peers', label: 'Peers', agencies: 34 }
            : { kind: 'last_year', label: 'A year before', agencies: null }),
          group_sizes: { peers: 34, state: 412 },
          suppressed: false,
          minimum_agencies: 5,
        }
      : null,
    rows: rowsOf[tile](scale, industry),
    ...(tile === 'industries' && industry === '23' && { industry_path: [{ naics: '23', name: 'Construction' }] }),
    ...(others !== undefined && { others: othersOf(tile, others.split(',')) }),
  };
}

function othersOf(tile: AgencyTileId, ids: readonly string[]): NonNullable<TileAnswer['others']> {
  const names = ['Lone Star Agency', longName, 'Bluebonnet & Daughters', `${longName} of the Panhandle`];
  return ids.map((id, at) => ({
    agency_id: Number(id),
    agency_name: names[at] ?? id,
    policies: 5_120,
    premium: 2_200_000_000,
    rows: rowsOf[tile](0.9 - at / 8, undefined),
  }));
}
