import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'How one total became another: what was added and what was lost, end to end.',
  use: [
    'For premium from last year to now.',
    'The end is worked out from the start and the changes; a withheld change hides it.',
  ],
  avoid: ['For a total over many months: use `StackedBarChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
