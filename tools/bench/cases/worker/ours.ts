import { columnSource, createTableEngine, createTableWorker, type TableEngine } from '@agency-insights/data-table';
import type { WorkerContestant } from './contract.ts';

let engine: TableEngine | null = null;
const worker = createTableWorker(() => new Worker('/ours.worker.js', { type: 'module' }), { fewestTexts: 1 });

/** Ours: the engine of @agency-insights/data-table, with its worker for any number of texts or without. */
export const contestant: WorkerContestant = {
  prepare(count, ranker) {
    const names = Array.from(
      { length: count },
      (_, row) => `Agency ${(row * 104_729) % count} of ${(row * 7919) % 997}`,
    );
    const source = columnSource({ columns: { name: names }, rowCount: count });
    engine = createTableEngine(source, [{ id: 'name', accessor: 'name' }], {
      partRunner: ranker === 'worker' ? worker : null,
    });
  },
  async sort() {
    if (!engine) throw new Error('Nothing was prepared.');
    const { rows } = await engine.computeAsync({ sorting: [{ id: 'name', desc: false }] });
    return String(engine.value('name', rows?.[0] ?? 0));
  },
};
