import { libConfig } from '../../tools/build/rollup.mjs';

export default libConfig(
  import.meta.dirname,
  {
    index: 'src/index.ts',
    'worker/tableWorker': 'src/worker/tableWorker.ts',
    'locales/de': 'src/locales/de.ts',
    'locales/es': 'src/locales/es.ts',
    'locales/fr': 'src/locales/fr.ts',
  },
  { inlined: ['@tanstack/react-table', '@tanstack/table-core'] },
);
