import type { Measure } from '../tiles/keyNumber.ts';

const noneDue = 'No policies came due' as const;

/** The key numbers of the agency profile, columns of its tile `summary`. */
export const agencyMeasures: readonly Measure[] = [
  { key: 'premium', title: 'Written premium', format: 'cents', changeKey: 'growth' },
  { key: 'in_force', title: 'Policies in force', format: 'count' },
  { key: 'retention', title: 'Policy retention', format: 'ratio', change: 'points', unknown: noneDue },
  { key: 'premium_retention', title: 'Premium retention', format: 'ratio', change: 'points', unknown: noneDue },
  { key: 'average_premium', title: 'Average premium', format: 'cents' },
  { key: 'accounts', title: 'Accounts', format: 'count', change: 'none' },
];
