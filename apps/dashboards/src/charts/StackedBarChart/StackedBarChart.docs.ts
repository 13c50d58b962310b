import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows stacked bars over time, with a dashed line for last year.',
  use: [
    'For parts of a total by month.',
    'With `isComplete: false` for unfinished months: they are hatched and not included in the summary sentence.',
  ],
  avoid: [
    'For more than eight layers: group the small ones first.',
    'For values that do not add up to a total: use `LineChart`.',
  ],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
