import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'A grid of values: the stronger the colour, the more, with the value written in each cell.',
  use: ['For months against products.', 'With `scale="diverging"` for changes above and below zero.'],
  avoid: ['For one row: use `StackedBarChart` or `LineChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
