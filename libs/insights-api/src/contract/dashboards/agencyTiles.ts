import type { TileColumn, TileDefinition } from './TileDefinition.ts';

/** Columns of a tile that splits the written premium: its size, share and change, and what peers have. */
const mixColumns = [
  { key: 'premium', label: 'Written premium', kind: 'cents' },
  { key: 'policies', label: 'Policies', kind: 'count' },
  { key: 'share', label: 'Share', kind: 'ratio' },
  { key: 'previous_premium', label: 'A year before', kind: 'cents' },
  { key: 'growth', label: 'Growth', kind: 'ratio' },
] as const satisfies readonly TileColumn[];
const peerShare = { key: 'peer_share', label: 'Share among peers', kind: 'ratio' } as const;

const mix = 'Written premium of the policies that take effect in the period, with each share of the total.';
const previous = 'Growth compares with the same period a year before.';

/** The tiles of the agency profile, in their order on the page. */
export const agencyTiles = {
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
  products: {
    title: 'Products',
    about: `${mix} ${previous} Peers are agencies in the same state, of about the same size and with a similar mix of lines.`,
    columns: [
      { key: 'product', label: 'Code', kind: 'id' },
      { key: 'name', label: 'Product', kind: 'text' },
      { key: 'line', label: 'Line', kind: 'text' },
      ...mixColumns,
      peerShare,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
  },
  carriers: {
    title: 'Carriers',
    about: `${mix} ${previous}`,
    columns: [
      { key: 'carrier', label: 'Code', kind: 'id' },
      { key: 'name', label: 'Carrier', kind: 'text' },
      ...mixColumns,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
  },
  states: {
    title: 'States',
    about: `${mix} The state is where the policy is written. ${previous}`,
    columns: [
      { key: 'state', label: 'Code', kind: 'text' },
      { key: 'name', label: 'State', kind: 'text' },
      ...mixColumns,
      peerShare,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
  },
  industries: {
    title: 'Industries',
    about: `${mix} Industries are NAICS 2022 sectors; personal lines and policies without a code stand under "Without an industry". ${previous}`,
    columns: [
      { key: 'naics', label: 'NAICS', kind: 'text' },
      { key: 'name', label: 'Industry', kind: 'text' },
      ...mixColumns,
      peerShare,
    ],
    addsUp: 'premium',
    countsUp: 'policies',
  },
  retention: {
    title: 'Retention by expiring month',
    about:
      'Of the terms that expired in the period, the share that was renewed: by number of policies, and by premium (premium of the new terms over premium of the expiring ones). A term counts once 30 days have passed since it expired; terms that are not due yet are listed as open and not counted.',
    columns: [
      { key: 'month', label: 'Month', kind: 'month' },
      { key: 'due', label: 'Due', kind: 'count' },
      { key: 'kept', label: 'Renewed', kind: 'count' },
      { key: 'retention', label: 'Policy retention', kind: 'ratio' },
      { key: 'due_premium', label: 'Expiring premium', kind: 'cents' },
      { key: 'kept_premium', label: 'Renewed premium', kind: 'cents' },
      { key: 'premium_retention', label: 'Premium retention', kind: 'ratio' },
      { key: 'open', label: 'Not due yet', kind: 'count' },
    ],
    needs: 'policy_numbers',
  },
  rate_change: {
    title: 'Rate change on renewals',
    about:
      'Premium of renewed terms that take effect in the period, over the premium of the terms they renew, minus one. The comparison is all agencies in the state of the agency.',
    columns: [
      { key: 'product', label: 'Code', kind: 'id' },
      { key: 'name', label: 'Product', kind: 'text' },
      { key: 'renewals', label: 'Renewals', kind: 'count' },
      { key: 'premium', label: 'Renewed premium', kind: 'cents' },
      { key: 'prior_premium', label: 'Premium before', kind: 'cents' },
      { key: 'rate_change', label: 'Rate change', kind: 'ratio' },
      { key: 'state_rate_change', label: 'Rate change in the state', kind: 'ratio' },
    ],
    needs: 'policy_numbers',
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
