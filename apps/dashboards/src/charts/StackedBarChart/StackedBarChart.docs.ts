import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Bars of layers over time, with a dashed line for last year.',
  use: [
    'For parts of a total by month.',
    'Mark unfinished months with `isComplete: false`: they are hatched and not in the sentence.',
  ],
  avoid: ['For more than eight layers: group the small ones first.', 'For values that do not add up: use `LineChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
