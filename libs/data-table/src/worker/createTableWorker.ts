import type { PartRunner } from '../engine/Work.ts';
import { environmentTimers } from '../timers/TableTimers.ts';
import type { TableTimers } from '../timers/TableTimers.ts';
import type { PageWorker } from './PageWorker.ts';
import type { MessageEnd } from './workerMessages.ts';

/** Fewer texts are ranked on the main thread: the transfer would cost more than it saves (docs/decisions/0008). */
const fewestTexts = 200_000;

/** A worker for long work, shared by all tables of a page. */
export interface TableWorker extends PartRunner {
  /** Terminates the worker. Pending and later work runs on the main thread. */
  terminate(): void;
}

/** The part of `Worker` that `createTableWorker` uses. */
export interface WorkerLike extends MessageEnd {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

/** Options of `createTableWorker`. */
export interface TableWorkerOptions {
  /** Min number of texts to sort in the worker. Default 200,000. */
  fewestTexts?: number;
  /** Timers of the heartbeat. Default: the global timers. */
  timers?: TableTimers;
}

/**
 * Creates a worker for tables, started on first use. If it fails to start, fails, is silent for five seconds or sends
 * an invalid response, the work runs on the main thread in slices, with the same result.
 * @param start Starts a module worker that runs `@agency-insights/data-table/worker`. It is a separate file, so that it
 * works with the policy `worker-src 'self'`.
 * @param options When the worker is used.
 */
export function createTableWorker(start: () => WorkerLike, options: TableWorkerOptions = {}): TableWorker {
  const minTexts = options.fewestTexts ?? fewestTexts;
  let isUsable = true;
  let loading: Promise<PageWorker | null> | null = null;

  const giveUp = () => {
    isUsable = false;
    return null;
  };
  const load = () =>
    import('./PageWorker.ts').then(
      ({ PageWorker }) => new PageWorker(start, options.timers ?? environmentTimers, giveUp),
      giveUp,
    );

  return {
    takes: ({ size }) => isUsable && size >= minTexts,
    run: async (part, signal) => {
      const worker = await (loading ??= load());
      return isUsable ? worker?.run(part, signal) : undefined;
    },
    terminate: () => {
      giveUp();
      void loading?.then((worker) => worker?.terminate());
    },
  };
}
