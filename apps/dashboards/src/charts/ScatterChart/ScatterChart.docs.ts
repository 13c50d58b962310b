import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Points on two axes in four named quadrants; over 2,000 points are counted in squares.',
  use: ['For growth against retention, with premium as the size.', 'Give medians of peers as `middle` of the axes.'],
  avoid: ['For one measure: use `Histogram`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
