import type { Option } from '../dropdown/Option.ts';

/** States as stories show them. */
export const states: readonly Option[] = [
  { label: 'Arkansas', value: 'AR', count: 212 },
  { label: 'Colorado', value: 'CO', count: 318 },
  { label: 'Kansas', value: 'KS', count: 164 },
  { label: 'Louisiana', value: 'LA', count: 205 },
  { label: 'New Mexico', value: 'NM', count: 0 },
  { label: 'Oklahoma', value: 'OK', count: 287 },
  { label: 'Texas', value: 'TX', count: 961 },
];

/** Products in their groups. */
export const products: readonly Option[] = [
  { label: 'Private passenger auto', group: 'Personal lines' },
  { label: 'Homeowners', group: 'Personal lines' },
  { label: 'Dwelling fire', group: 'Personal lines', disabled: true },
  { label: 'Personal umbrella', group: 'Personal lines' },
  { label: 'Commercial auto', group: 'Commercial lines' },
  { label: 'General liability', group: 'Commercial lines' },
  { label: 'Businessowners', group: 'Commercial lines' },
  { label: 'Workers compensation', group: 'Commercial lines' },
];

/** Carriers. */
export const carriers: readonly string[] = [
  'Atlantic & Western',
  'Cedar Ridge',
  'Hartline Mutual',
  'Meridian Casualty',
  'Northgate Specialty',
  'Prairie Home',
];

/** Ten thousand NAICS-like codes: a list as long as real ones get. */
export const manyCodes: readonly string[] = Array.from(
  { length: 10_000 },
  (_, position) => `${110_000 + position * 7} Industry ${position + 1}`,
);

/** How many agencies fall into each part of the premium scale. */
export const premiumDistribution: readonly number[] = [
  2, 4, 7, 11, 18, 26, 34, 31, 26, 21, 17, 13, 11, 8, 6, 5, 4, 3, 2, 2,
];

/** The day on which every story takes place. */
export const storyDay = (): Date => new Date(2026, 10, 20, 9, 30);
