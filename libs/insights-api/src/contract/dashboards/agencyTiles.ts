import type { TileColumn, TileDefinition } from './TileDefinition.ts';

/** Columns of a tile that splits the written premium: size, share, change and peers' share. */
const mixColumns = [
  { key: 'premium', label: 'Written premium', kind: 'cents' },
  { key: 'policies', label: 'Policies', kind: 'count' },
  { key: 'share', label: 'Share', kind: 'ratio' },
  { key: 'previous_premium', label: 'A year before', kind: 'cents' },
  { key: 'growth', label: 'Growth', kind: 'signedRatio' },
] as const satisfies readonly TileColumn[];
const comparedShare = { key: 'compared', label: 'Compared share', kind: 'ratio', compares: 'share' } as const;

const mix = 'Written premium of the policies that take effect in the period, with each share of the total.';
const previous = 'Growth compares with the same period a year before.';

/** Columns of a tile about expired terms: how many were due and renewed, and their premium. */
const retentionColumns = [
  { key: 'due', label: 'Due', kind: 'count' },
  { key: 'kept', label: 'Renewed', kind: 'count' },
  { key: 'retention', label: 'Policy retention', kind: 'ratio' },
  { key: 'due_premium', label: 'Expiring premium', kind: 'cents' },
  { key: 'kept_premium', label: 'Renewed premium', kind: 'cents' },
  { key: 'premium_retention', label: 'Premium retention', kind: 'ratio' },
  { key: 'open', label: 'Not due yet', kind: 'count' },
  { key: 'compared', label: 'Compared retention', kind: 'ratio', compares: 'retention' },
] as const satisfies readonly TileColumn[];
const retained =
  'Of the terms that expired in the period, the share that was renewed: by number of policies, and by premium (premium of the new terms over premium of the expiring ones). A term counts once 30 days have passed since it expired; terms that are not due yet are listed as open and not counted.';

/** The tiles of the agency profile, in their order on the page. */
export const agencyTiles = {
  summary: {
    title: 'Key numbers',
    about:
      'The numbers of the period, of whom they are compared with, and of each month. Growth compares written premium with the same period a year before. In force are terms that run on the last day of the period or month; a cancelled term does not count from its cancellation on. Retention counts the terms that expired in the period. Accounts are those with a policy in the period. Of several agencies, each number is the median.',
    columns: [
      { key: 'scope', label: 'Scope', kind: 'id' },
      { key: 'name', label: 'Period or group', kind: 'text' },
      { key: 'month', label: 'Month', kind: 'month' },
      { key: 'premium', label: 'Written premium', kind: 'cents' },
      { key: 'growth', label: 'Growth', kind: 'signedRatio' },
      { key: 'in_force', label: 'Policies in force', kind: 'count' },
      { key: 'retention', label: 'Policy retention', kind: 'ratio' },
      { key: 'premium_retention', label: 'Premium retention', kind: 'ratio' },
      { key: 'average_premium', label: 'Average premium', kind: 'cents' },
      { key: 'accounts', label: 'Accounts', kind: 'count' },
    ],
    usesComparison: true,
  },
  premium_by_month: {
    title: 'Premium by month',
    about:
      'Written premium by the month in which policies take effect, personal and commercial lines apart, with the same month a year before.',
    columns: [
      { key: 'month', label: 'Month', kind: 'month' },
      { key: 'personal', label: 'Personal lines', kind: 'cents' },
      { key: 'commercial', label: 'Commercial lines', kind: 'cents' },
      { key: 'premium', label: 'Written premium', kind: 'cents' },
      { key: 'policies', label: 'Policies', kind: 'count' },
      { key: 'previous_premium', label: 'A year before', kind: 'cents' },
    ],
    addsUp: 'premium',
    countsUp: 'policies',
  },
  premium_change: {
    title: 'New, renewed and lost premium',
    about:
      'How written premium changed from the year before to the period. New is premium of terms that renew none; rate is the premium of renewals minus that of the terms they renew; other is cancellations, endorsements and audits; lost is premium of the year before that no renewal replaced. Renewals of an unknown term count as unchanged.',
    columns: [
      { key: 'from', label: 'From', kind: 'day' },
      { key: 'to', label: 'To', kind: 'day' },
      { key: 'previous_premium', label: 'A year before', kind: 'cents' },
      { key: 'new', label: 'New', kind: 'signedCents' },
      { key: 'repriced', label: 'Rate', kind: 'signedCents' },
      { key: 'other', label: 'Other', kind: 'signedCents' },
      { key: 'lost', label: 'Lost', kind: 'signedCents' },
      { key: 'premium', label: 'The period', kind: 'cents' },
      { key: 'growth', label: 'Growth', kind: 'signedRatio' },
      { key: 'compared', label: 'Compared growth', kind: 'signedRatio', compares: 'growth' },
    ],
    needs: 'policy_numbers',
    usesComparison: true,
  },
  products: {
    title: 'Products',
    about: `${mix} ${previous}`,
    columns: [
      { key: 'product', label: 'Code', kind: 'id' },
      { key: 'name', label: 'Product', kind: 'text' },
      { key: 'line', label: 'Line', kind: 'text' },
      ...mixColumns,
      comparedShare,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
    usesComparison: true,
  },
  carriers: {
    title: 'Carriers',
    about: `${mix} ${previous}`,
    columns: [
      { key: 'carrier', label: 'Code', kind: 'id' },
      { key: 'name', label: 'Carrier', kind: 'text' },
      ...mixColumns,
      comparedShare,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
    usesComparison: true,
  },
  states: {
    title: 'States',
    about: `${mix} The state is where the policy is written. ${previous}`,
    columns: [
      { key: 'state', label: 'Code', kind: 'text' },
      { key: 'name', label: 'State', kind: 'text' },
      ...mixColumns,
      comparedShare,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
    usesComparison: true,
  },
  industries: {
    title: 'Industries',
    about: `${mix} Industries are NAICS 2022 sectors, and their parts down to six digits; personal lines and policies without a code stand under "Without an industry". ${previous}`,
    columns: [
      { key: 'naics', label: 'NAICS', kind: 'text' },
      { key: 'name', label: 'Industry', kind: 'text' },
      ...mixColumns,
      comparedShare,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
    usesComparison: true,
  },
  retention: {
    title: 'Retention by expiring month',
    about: retained,
    columns: [{ key: 'month', label: 'Month', kind: 'month' }, ...retentionColumns],
    needs: 'policy_numbers',
    usesComparison: true,
  },
  retention_by_product: {
    title: 'Retention by product',
    about: retained,
    columns: [
      { key: 'product', label: 'Code', kind: 'id' },
      { key: 'name', label: 'Product', kind: 'text' },
      ...retentionColumns,
    ],
    needs: 'policy_numbers',
    usesComparison: true,
  },
  rate_change: {
    title: 'Rate change on renewals',
    about:
      'Premium of renewed terms that take effect in the period, over the premium of the terms they renew, minus one.',
    columns: [
      { key: 'product', label: 'Code', kind: 'id' },
      { key: 'name', label: 'Product', kind: 'text' },
      { key: 'renewals', label: 'Renewals', kind: 'count' },
      { key: 'premium', label: 'Renewed premium', kind: 'cents' },
      { key: 'prior_premium', label: 'Premium before', kind: 'cents' },
      { key: 'rate_change', label: 'Rate change', kind: 'signedRatio' },
      { key: 'compared', label: 'Compared rate change', kind: 'signedRatio', compares: 'rate_change' },
    ],
    needs: 'policy_numbers',
    usesComparison: true,
  },
  premium_bands: {
    title: 'Policies by premium',
    about:
      'How many policies of the period have a premium of which size, and their written premium. Returned premium has a band of its own.',
    columns: [
      { key: 'band', label: 'Premium', kind: 'text' },
      { key: 'lower', label: 'From', kind: 'cents' },
      { key: 'upper', label: 'Below', kind: 'cents' },
      { key: 'policies', label: 'Policies', kind: 'count' },
      { key: 'premium', label: 'Written premium', kind: 'cents' },
      { key: 'share', label: 'Share of policies', kind: 'ratio' },
      { key: 'compared', label: 'Compared share', kind: 'ratio', compares: 'share' },
    ],
    addsUp: 'premium',
    countsUp: 'policies',
    usesComparison: true,
  },
  expirations: {
    title: 'Expirations ahead',
    about:
      'Terms that expire in each of the next twelve months after the last day of the data, by product: when competitors can quote. Cancelled terms do not count. The filter on the effective date is not used.',
    columns: [
      { key: 'month', label: 'Month', kind: 'month' },
      { key: 'product', label: 'Code', kind: 'id' },
      { key: 'name', label: 'Product', kind: 'text' },
      { key: 'terms', label: 'Terms', kind: 'count' },
      { key: 'expiring_premium', label: 'Expiring premium', kind: 'cents' },
    ],
  },
  accounts: {
    title: 'Accounts',
    about: `${mix} An agency's accounts are its offices; all of them count where none is checked.`,
    columns: [
      { key: 'account_id', label: 'Id', kind: 'id' },
      { key: 'account', label: 'Account', kind: 'text' },
      { key: 'name', label: 'Name', kind: 'text' },
      { key: 'city', label: 'City', kind: 'text' },
      { key: 'state', label: 'State', kind: 'text' },
      ...mixColumns,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
  },
} as const satisfies Record<string, TileDefinition>;

/** Id of a tile of the agency profile. */
export type AgencyTileId = keyof typeof agencyTiles;
