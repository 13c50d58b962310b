import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows values by US state, as tiles of the same size or as a map.',
  use: [
    'For shares and growth by state.',
    'With tiles as the accessible view: each state has the same area, and arrow keys move by compass direction.',
  ],
  avoid: ['For an exact comparison of up to ten states: use `BarChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
