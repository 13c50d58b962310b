import { chartAccessibility, chartKeys } from '../../../../../.storybook/docs/chartDocs.ts';
import type { ComponentDocs } from '../../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose: 'Values by state, as tiles of the same size or as a map.',
  use: [
    'For shares and growth by state.',
    'Tiles are the accessible view: each state has the same area, and arrow keys move by compass.',
  ],
  avoid: ['For ten states or fewer that are compared exactly: use `BarChart`.'],
  keyboard: chartKeys,
  accessibility: chartAccessibility,
};
