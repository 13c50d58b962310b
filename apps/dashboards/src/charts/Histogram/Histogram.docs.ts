import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Columns over ranges of values, with the peers as a stepped line.',
  use: ['For premium bands and size classes against peers.', 'Give shares, so that groups of different sizes compare.'],
  avoid: ['For categories without an order: use `BarChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
