import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';
import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows how values change over time, compared with peers or last year.',
  use: [
    'For up to four lines over months or days.',
    'With `isComparison` for peers: their line is thin and grey.',
    'With `isComplete: false` for periods whose numbers still change: they are hatched and not included in the summary sentence.',
  ],
  avoid: ['For parts of a total: use `StackedBarChart`.', 'For categories without an order: use `BarChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
