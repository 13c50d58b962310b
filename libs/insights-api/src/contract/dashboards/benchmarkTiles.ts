import type { TileColumn, TileDefinition } from './TileDefinition.ts';

const groups =
  'The selection is compared with its peers; without a comparison the selection is all agencies that match the filters.';
const small =
  'A number of a group of too few agencies, or of one in which a single agency has over 80 %, is not shown.';
const previous = 'Growth compares with the same period a year before.';
const code = { key: 'product', label: 'Code', kind: 'id' } as const satisfies TileColumn;
const product = { key: 'name', label: 'Product', kind: 'text' } as const satisfies TileColumn;
const suppressed = { key: 'suppressed', label: 'Not shown', kind: 'id' } as const satisfies TileColumn;
const peersSuppressed = { key: 'peers_suppressed', label: 'Peers not shown', kind: 'id' } as const satisfies TileColumn;

/** Columns of a tile that splits the written premium of the selection. */
const written = [
  { key: 'premium', label: 'Written premium', kind: 'cents' },
  { key: 'policies', label: 'Policies', kind: 'count' },
  { key: 'share', label: 'Share', kind: 'ratio' },
] as const satisfies readonly TileColumn[];
const before = { key: 'previous_premium', label: 'A year before', kind: 'cents' } as const satisfies TileColumn;
const growth = { key: 'growth', label: 'Growth', kind: 'signedRatio' } as const satisfies TileColumn;
const peerShare = { key: 'peer_share', label: 'Share among peers', kind: 'ratio' } as const satisfies TileColumn;
const peerGrowth = { key: 'peer_growth', label: 'Growth of peers', kind: 'signedRatio' } as const satisfies TileColumn;

/** The tiles of the benchmarks, in their order on the page. */
export const benchmarkTiles = {
  numbers: {
    title: 'Key numbers',
    about: `Written premium and policies by the day on which they take effect, the share of due terms that were renewed, the change of premium at renewal, and the share of premium that is new business. ${previous} ${groups} ${small}`,
    columns: [
      { key: 'group', label: 'Group', kind: 'text' },
      { key: 'agencies', label: 'Agencies', kind: 'count' },
      { key: 'premium', label: 'Written premium', kind: 'cents' },
      { key: 'policies', label: 'Policies', kind: 'count' },
      before,
      growth,
      { key: 'retention', label: 'Policy retention', kind: 'ratio' },
      { key: 'previous_retention', label: 'Policy retention a year before', kind: 'ratio' },
      { key: 'premium_retention', label: 'Premium retention', kind: 'ratio' },
      { key: 'rate_change', label: 'Rate change', kind: 'signedRatio' },
      { key: 'previous_rate_change', label: 'Rate change a year before', kind: 'signedRatio' },
      { key: 'new_share', label: 'New business share', kind: 'ratio' },
      { key: 'previous_new_share', label: 'New business share a year before', kind: 'ratio' },
      { key: 'average_premium', label: 'Average premium', kind: 'cents' },
      { key: 'previous_average_premium', label: 'Average premium a year before', kind: 'cents' },
      { key: 'premium_share', label: 'Share of all premium', kind: 'ratio' },
      { key: 'previous_premium_share', label: 'Share of all premium a year before', kind: 'ratio' },
      suppressed,
    ],
  },
  months: {
    title: 'Written premium by month',
    about: `Written premium and the other numbers of the selection and of its peers by month: premium by the month in which policies take effect, retention by the month in which they expire. ${small}`,
    columns: [
      { key: 'month', label: 'Month', kind: 'month' },
      { key: 'premium', label: 'Written premium', kind: 'cents' },
      { key: 'policies', label: 'Policies', kind: 'count' },
      before,
      growth,
      { key: 'retention', label: 'Policy retention', kind: 'ratio' },
      { key: 'rate_change', label: 'Rate change', kind: 'signedRatio' },
      { key: 'new_share', label: 'New business share', kind: 'ratio' },
      peerGrowth,
      { key: 'peer_retention', label: 'Policy retention of peers', kind: 'ratio' },
      { key: 'peer_rate_change', label: 'Rate change of peers', kind: 'signedRatio' },
      { key: 'peer_new_share', label: 'New business share of peers', kind: 'ratio' },
      suppressed,
      peersSuppressed,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
  },
  states: {
    title: 'Growth by state',
    about: `Growth of the written premium by the state in which policies are written; the difference is in points, selection minus peers. ${previous} ${small}`,
    columns: [
      { key: 'state', label: 'Code', kind: 'text' },
      { key: 'name', label: 'State', kind: 'text' },
      ...written,
      before,
      growth,
      peerGrowth,
      { key: 'difference', label: 'Difference', kind: 'points' },
      suppressed,
      peersSuppressed,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
  },
  agencies: {
    title: 'Growth against retention',
    about: `Each agency with at least ten due terms and premium in both years: its growth across, its policy retention upwards. Of more than 2,000 agencies, and for people who may not see single agencies, the agencies are counted by cells. ${small}`,
    columns: [
      { key: 'agency_id', label: 'Id', kind: 'id' },
      { key: 'name', label: 'Agency', kind: 'text' },
      { key: 'state', label: 'State', kind: 'text' },
      { key: 'group', label: 'Group', kind: 'text' },
      { key: 'growth', label: 'Growth', kind: 'signedRatio' },
      { key: 'retention', label: 'Policy retention', kind: 'ratio' },
      { key: 'growth_to', label: 'Growth up to', kind: 'signedRatio' },
      { key: 'retention_to', label: 'Policy retention up to', kind: 'ratio' },
      { key: 'agencies', label: 'Agencies', kind: 'count' },
      { key: 'premium', label: 'Written premium', kind: 'cents' },
    ],
    needs: 'policy_numbers',
  },
  premium_classes: {
    title: 'Premium classes',
    about: `Agencies by their written premium in the period, with each class's share of agencies and of premium. ${groups} ${small}`,
    columns: [
      { key: 'class', label: 'Class', kind: 'text' },
      { key: 'agencies', label: 'Agencies', kind: 'count' },
      { key: 'agencies_share', label: 'Share of agencies', kind: 'ratio' },
      ...written,
      { key: 'peer_agencies_share', label: 'Share of agencies among peers', kind: 'ratio' },
      peerShare,
      suppressed,
      peersSuppressed,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
  },
  percentiles: {
    title: 'Where agencies stand',
    about: `Percentiles over the agencies of the peer group, each agency counting once; without a comparison, over all agencies. The selection's value is the agency's own, or the median of its agencies. Its place is the share of the peer group with a smaller value. ${small}`,
    columns: [
      { key: 'measure', label: 'Code', kind: 'id' },
      { key: 'kind', label: 'Kind', kind: 'id' },
      { key: 'name', label: 'Measure', kind: 'text' },
      { key: 'p10', label: 'p10', kind: 'value' },
      { key: 'p25', label: 'p25', kind: 'value' },
      { key: 'p50', label: 'Median', kind: 'value' },
      { key: 'p75', label: 'p75', kind: 'value' },
      { key: 'p90', label: 'p90', kind: 'value' },
      { key: 'selection', label: 'Selection', kind: 'value' },
      { key: 'place', label: 'Place', kind: 'ratio' },
      { key: 'agencies', label: 'Agencies', kind: 'count' },
      suppressed,
      peersSuppressed,
    ],
  },
  retention: {
    title: 'Retention by product and class',
    about: `Of the terms that expired in the period, the share that was renewed, by product and by the premium class of the agency. A term counts once 30 days have passed since it expired. ${small}`,
    columns: [
      code,
      product,
      { key: 'class', label: 'Premium class', kind: 'text' },
      { key: 'due', label: 'Due', kind: 'count' },
      { key: 'kept', label: 'Renewed', kind: 'count' },
      { key: 'retention', label: 'Policy retention', kind: 'ratio' },
      { key: 'peer_retention', label: 'Policy retention of peers', kind: 'ratio' },
      suppressed,
      peersSuppressed,
    ],
    needs: 'policy_numbers',
  },
  rate_change: {
    title: 'Rate change on renewals',
    about: `Premium of renewed terms by the month in which they take effect, over the premium of the terms they renew, minus one. ${small}`,
    columns: [
      code,
      product,
      { key: 'month', label: 'Month', kind: 'month' },
      { key: 'premium', label: 'Renewed premium', kind: 'cents' },
      { key: 'prior_premium', label: 'Premium before', kind: 'cents' },
      { key: 'rate_change', label: 'Rate change', kind: 'signedRatio' },
      { key: 'peer_rate_change', label: 'Rate change of peers', kind: 'signedRatio' },
      suppressed,
      peersSuppressed,
    ],
    needs: 'policy_numbers',
  },
  carriers: {
    title: 'Carriers',
    about: `Each carrier's share of the written premium of the selection, the change of the share in points since the year before, and the change of its rank; of a carrier as the selection, its share and rank among all carriers. Shares are of the data that is loaded, not of the market. ${small}`,
    columns: [
      { key: 'rank', label: 'Rank', kind: 'count' },
      { key: 'name', label: 'Carrier', kind: 'text' },
      ...written,
      { key: 'share_change', label: 'Change of share', kind: 'points' },
      { key: 'rank_change', label: 'Places gained', kind: 'signedCount' },
      before,
      peerShare,
      suppressed,
      peersSuppressed,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
  },
  concentration: {
    title: 'Concentration',
    about: `How the written premium is spread over agencies: from the smallest to the largest, the share of agencies and the share of premium that they write. Each step holds enough agencies to be shown. ${small}`,
    columns: [
      { key: 'agencies_share', label: 'Share of agencies', kind: 'ratio' },
      { key: 'share', label: 'Share of premium', kind: 'ratio' },
      { key: 'peer_share', label: 'Share of premium of peers', kind: 'ratio' },
    ],
  },
  industries: {
    title: 'Industries',
    about: `Written premium by industry, a NAICS 2022 sector or one of its parts; personal lines and policies without a code stand under "Without an industry". ${previous} ${small}`,
    columns: [
      { key: 'naics', label: 'NAICS', kind: 'text' },
      { key: 'name', label: 'Industry', kind: 'text' },
      ...written,
      before,
      growth,
      peerShare,
      peerGrowth,
      suppressed,
      peersSuppressed,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
  },
  leaders: {
    title: 'Leaders and movers',
    about: `The ten agencies with the most written premium, and the ten that gained and lost most since the year before: agencies of the selection, or where it is one agency, that agency and its peers. People who may not see single agencies see none here.`,
    columns: [
      { key: 'list', label: 'List', kind: 'text' },
      { key: 'rank', label: 'Rank', kind: 'count' },
      { key: 'agency_id', label: 'Id', kind: 'id' },
      { key: 'name', label: 'Agency', kind: 'text' },
      { key: 'city', label: 'City', kind: 'text' },
      { key: 'state', label: 'State', kind: 'text' },
      { key: 'premium', label: 'Written premium', kind: 'cents' },
      { key: 'policies', label: 'Policies', kind: 'count' },
      before,
      { key: 'change', label: 'Change', kind: 'signedCents' },
      growth,
      { key: 'retention', label: 'Policy retention', kind: 'ratio' },
    ],
  },
} as const satisfies Record<string, TileDefinition>;

/** Id of a tile of the benchmarks. */
export type BenchmarkTileId = keyof typeof benchmarkTiles;
