import { libConfig } from '../../tools/build/rollup.mjs';

export default libConfig(
  import.meta.dirname,
  {
    index: 'src/index.ts',
    csv: 'src/csv.ts',
    grouping: 'src/grouping.ts',
    ranges: 'src/ranges.ts',
    editing: 'src/editing.ts',
    pinning: 'src/pinning.ts',
    moving: 'src/moving.ts',
    'server-tree': 'src/server-tree.ts',
    testing: 'src/testing.ts',
    playwright: 'src/playwright.ts',
    'worker/tableWorker': 'src/worker/tableWorker.ts',
    'locales/de': 'src/locales/de.ts',
    'locales/es': 'src/locales/es.ts',
    'locales/fr': 'src/locales/fr.ts',
  },
  { inlined: ['@tanstack/react-table', '@tanstack/table-core'] },
);
