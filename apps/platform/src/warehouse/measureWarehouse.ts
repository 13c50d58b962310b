import { ApiProblem } from '../http/ApiProblem.ts';
import type { Metrics, QuestionOutcome } from '../observability/Metrics.ts';
import type { Warehouse, WarehouseSet } from './Warehouse.ts';

/** The same warehouse, whose questions are measured. */
export function measureWarehouse(warehouse: Warehouse, metrics: Metrics): Warehouse {
  // One for each set: what is kept by set is found again.
  const measured = new WeakMap<WarehouseSet, WarehouseSet>();
  const measure = (set: WarehouseSet): WarehouseSet => {
    const known = measured.get(set);
    if (known) return known;
    const made: WarehouseSet = {
      id: set.id,
      async run(query, options) {
        const end = metrics.question();
        try {
          const result = await set.run(query, options);
          end('answered');
          return result;
        } catch (error) {
          end(outcomeOf(error, options?.signal));
          throw error;
        }
      },
    };
    measured.set(set, made);
    return made;
  };
  return {
    withSet: (work) => warehouse.withSet((set) => work(measure(set))),
    close: () => warehouse.close(),
  };
}

function outcomeOf(error: unknown, signal: AbortSignal | undefined): QuestionOutcome {
  if (signal?.aborted) return 'cancelled';
  if (!(error instanceof ApiProblem)) return 'failed';
  if (error.status === 429) return 'refused';
  return error.code === 'data_engine_timeout' ? 'too slow' : 'unavailable';
}
