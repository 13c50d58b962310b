import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Horizontal bars with names and values beside them, and the values of peers as ticks or grey bars.',
  use: [
    'For products, carriers or industries, largest first.',
    'With `peersAs="bar"` for two shares of the same classes.',
  ],
  avoid: ['For parts over time: use `StackedBarChart`.', 'For ranges of values: use `Histogram`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
