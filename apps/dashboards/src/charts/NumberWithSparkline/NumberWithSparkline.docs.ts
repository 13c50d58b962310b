import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a number with its change, a comparison value and a sparkline.',
  use: ['For the key measures at the top of a dashboard.', 'With `isRiseGood: false` if an increase is bad.'],
  avoid: ['For exact values over time: use `LineChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
