import { ApiProblem } from '../http/ApiProblem.ts';
import type { WarehouseConfig } from '../config/PlatformConfig.ts';
import type { Metrics, QuestionOutcome } from '../observability/Metrics.ts';
import type { Tracing } from '../observability/Tracing.ts';
import type { Warehouse, WarehouseSet } from './Warehouse.ts';

/** Receiver of the measurements, and the measured engine. */
export interface MeasureOptions {
  metrics: Pick<Metrics, 'question'>;
  tracing: Tracing;
  engine: WarehouseConfig['kind'];
}

/** Names of the engines in OpenTelemetry's conventions. */
const systemNames = { duckdb: 'duckdb', postgres: 'postgresql', clickhouse: 'clickhouse' } as const;

/** Wraps a warehouse to measure and trace its queries. */
export function measureWarehouse(warehouse: Warehouse, { metrics, tracing, engine }: MeasureOptions): Warehouse {
  const span = { kind: 'question', attributes: { 'db.system.name': systemNames[engine] } } as const;
  // One wrapper per set, because data is cached by set.
  const measured = new WeakMap<WarehouseSet, WarehouseSet>();
  const measure = (set: WarehouseSet): WarehouseSet => {
    const known = measured.get(set);
    if (known) return known;
    const made: WarehouseSet = {
      id: set.id,
      run: (query, options) =>
        tracing.span('engine question', span, async ({ set: note, fail }) => {
          const end = metrics.question();
          try {
            const result = await set.run(query, options);
            end('answered');
            note({ 'db.response.returned_rows': result.rowCount });
            return result;
          } catch (error) {
            const outcome = outcomeOf(error, options?.signal);
            end(outcome);
            fail(outcome);
            throw error;
          }
        }),
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
