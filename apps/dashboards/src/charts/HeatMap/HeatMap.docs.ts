import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a grid of values. A stronger colour means a higher value; each cell also shows its value.',
  use: [
    'For two categories, for example months and products.',
    'With `scale="diverging"` for changes above and below zero.',
  ],
  avoid: ['For a single row: use `StackedBarChart` or `LineChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
