import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows how one total became another: the increases and decreases between them.',
  use: [
    'For the change of premium since last year.',
    'With the start and all changes: the end is computed from them. If a change is withheld, the end is hidden.',
  ],
  avoid: ['For a total over many months: use `StackedBarChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
