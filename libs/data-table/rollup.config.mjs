import { libConfig } from '../../tools/build/rollup.mjs';

export default libConfig(
  import.meta.dirname,
  { index: 'src/index.ts', 'worker/tableWorker': 'src/worker/tableWorker.ts' },
  { inlined: ['@tanstack/react-table', '@tanstack/table-core'] },
);
