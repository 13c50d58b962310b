import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows horizontal bars with their names and values. Peers are ticks or grey bars.',
  use: [
    'For products, carriers or industries, largest first.',
    'With `peersAs="bar"` to compare two distributions over the same categories.',
  ],
  avoid: ['For parts of a total over time: use `StackedBarChart`.', 'For ranges of values: use `Histogram`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
