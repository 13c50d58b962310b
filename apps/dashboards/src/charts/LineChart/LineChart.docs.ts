import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';
import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lines over time: how values moved, beside peers or last year.',
  use: [
    'For up to four lines over months or days.',
    'Mark peers with `isComparison`: their line is thin and grey.',
    'Mark periods whose numbers still change with `isComplete: false`: they are hatched and not in the sentence.',
  ],
  avoid: ['For parts of a whole: use `StackedBarChart`.', 'For things without an order: use `BarChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
