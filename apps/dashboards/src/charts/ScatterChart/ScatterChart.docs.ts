import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows points on two axes in four named quadrants. More than 2,000 points are counted in squares.',
  use: [
    'For growth against retention, with premium as the size.',
    'With the medians of peers as the `middle` of the axes.',
  ],
  avoid: ['For a single measure: use `Histogram`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
