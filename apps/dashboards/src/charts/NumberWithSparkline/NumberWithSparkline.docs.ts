import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'One number with how it moved, what it compares with, and a small line over time.',
  use: ['For the measures at the top of a dashboard.', 'Set `isRiseGood: false` where a rise is bad news.'],
  avoid: ['For exact values over time: use `LineChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
