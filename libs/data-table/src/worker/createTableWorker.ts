import type { Steps, WorkPart } from '../engine/steps.ts';
import { overRows } from '../engine/steps.ts';
import type { PartRunner } from '../engine/Work.ts';
import { Work } from '../engine/Work.ts';
import type { FromWorker, MessageEnd, ToWorker } from './workerMessages.ts';

/** Fewer texts than this are ranked in the page: the way there and back would take longer than it saves (docs/decisions/0008). */
const fewestTexts = 200_000;

/** A worker that does the long parts of tables' work. One serves all tables of a page. */
export interface TableWorker extends PartRunner {
  /** Ends the worker. What it was doing is done in the page, and so is what comes later. */
  terminate(): void;
}

/** What `createTableWorker` needs of a worker: a `Worker` is one. */
export interface WorkerLike extends MessageEnd {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: () => void): void;
  terminate(): void;
}

/**
 * Makes the worker of a page's tables, which starts when it is first needed. Where it cannot start or fails, the work is
 * done in the page in slices, with the same result.
 * @param start Starts a module worker that runs `@agency-insights/data-table/worker`. It is a file of its own, so that pages
 *   with the policy `worker-src 'self'` can have it.
 * @param options When the worker is used. `fewestTexts`: texts that must be there to be sorted; default 200,000.
 */
export function createTableWorker(start: () => WorkerLike, options: { fewestTexts?: number } = {}): TableWorker {
  return new PageWorker(start, options.fewestTexts ?? fewestTexts);
}

class PageWorker implements TableWorker {
  private readonly start: () => WorkerLike;
  private readonly fewest: number;
  private worker: WorkerLike | null = null;
  private isUsable = true;
  private lastJob = 0;
  /** Who waits for a job; told undefined where the page has to do it. */
  private readonly waiting = new Map<number, (answer: unknown) => void>();

  constructor(start: () => WorkerLike, fewest: number) {
    this.start = start;
    this.fewest = fewest;
  }

  takes(part: WorkPart): boolean {
    return this.isUsable && part.size >= this.fewest;
  }

  async run(part: WorkPart, signal: AbortSignal | undefined): Promise<unknown> {
    const worker = this.running();
    if (!worker) return undefined;
    this.lastJob += 1;
    const job = this.lastJob;
    try {
      const answer = new Promise<unknown>((resolve, reject) => {
        this.waiting.set(job, resolve);
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
      // Sending may be given up before anybody waits for the answer.
      answer.catch(() => undefined);
      await new Work(sendTexts(worker, job, part.input as readonly string[])).runInSlices({ signal });
      send(worker, { kind: 'rank', job });
      return await answer;
    } catch (error) {
      if (signal?.aborted) {
        if (this.isUsable) send(worker, { kind: 'cancel', job });
        throw error;
      }
      this.giveUp();
      return undefined;
    } finally {
      this.waiting.delete(job);
    }
  }

  terminate(): void {
    this.giveUp();
  }

  private running(): WorkerLike | null {
    if (this.worker || !this.isUsable) return this.worker;
    try {
      this.worker = this.start();
      this.worker.addEventListener('message', ({ data }) => this.take(data as FromWorker));
      this.worker.addEventListener('error', () => this.giveUp());
      this.worker.addEventListener('messageerror', () => this.giveUp());
    } catch {
      this.giveUp();
    }
    return this.worker;
  }

  private take(message: FromWorker): void {
    this.waiting.get(message.job)?.('failure' in message ? undefined : { ranks: message.ranks, count: message.count });
  }

  private giveUp(): void {
    this.isUsable = false;
    this.worker?.terminate();
    this.worker = null;
    for (const resolve of this.waiting.values()) resolve(undefined);
  }
}

function* sendTexts(worker: WorkerLike, job: number, texts: readonly string[]): Steps<void> {
  yield* overRows(texts.length, (from, to) => {
    const block = texts.slice(from, to);
    const lengths = Uint32Array.from(block, (text) => text.length);
    send(worker, { kind: 'texts', job, joined: block.join(''), lengths }, [lengths.buffer]);
  });
}

function send(worker: WorkerLike, message: ToWorker, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}
