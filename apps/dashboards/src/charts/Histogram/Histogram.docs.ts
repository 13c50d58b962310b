import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows columns for ranges of values. Peers are a stepped line.',
  use: [
    'For premium bands and size classes, compared with peers.',
    'With shares as values, so that groups of different sizes are comparable.',
  ],
  avoid: ['For categories without an order: use `BarChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
