import type { Steps, WorkPart } from '../engine/steps.ts';
import { overTexts } from '../engine/steps.ts';
import { isNumberArray } from '../engine/TableSource.ts';
import type { TextRanks } from '../engine/rankTexts.ts';
import type { PartRunner } from '../engine/Work.ts';
import { Work } from '../engine/Work.ts';
import { environmentTimers } from '../timers/TableTimers.ts';
import type { TableTimers } from '../timers/TableTimers.ts';
import type { MessageEnd, ToWorker } from './workerMessages.ts';

/** Fewer texts than this are ranked in the page: the way there and back would take longer than it saves (docs/decisions/0008). */
const fewestTexts = 200_000;

/** A worker that gives no sign for so long, in ms, is given up: its script may never have come, or be none of ours. */
const longestSilenceMs = 5_000;

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

/** When a worker is used. */
export interface TableWorkerOptions {
  /** Texts that must be there to be sorted by it. Default 200,000. */
  fewestTexts?: number;
  /** Timers by which its silence is measured. Default: the environment's. */
  timers?: TableTimers;
}

/**
 * Makes the worker of a page's tables, which starts when it is first needed. Where it cannot start, fails, gives no sign for
 * five seconds or sends an invalid response, the work is done in the page in slices, with the same result.
 * @param start Starts a module worker that runs `@agency-insights/data-table/worker`. It is a file of its own, so that pages
 *   with the policy `worker-src 'self'` can have it.
 * @param options When the worker is used.
 */
export function createTableWorker(start: () => WorkerLike, options: TableWorkerOptions = {}): TableWorker {
  return new PageWorker(start, options.fewestTexts ?? fewestTexts, options.timers ?? environmentTimers);
}

class PageWorker implements TableWorker {
  readonly #start: () => WorkerLike;
  readonly #minTexts: number;
  #worker: WorkerLike | null = null;
  #isUsable = true;
  #lastJob = 0;
  readonly #timers: TableTimers;
  /** Who waits for a job; told undefined where the page has to do it. */
  readonly #waiting = new Map<number, Waiting>();
  #silence: unknown = null;

  constructor(start: () => WorkerLike, minTexts: number, timers: TableTimers) {
    this.#start = start;
    this.#minTexts = minTexts;
    this.#timers = timers;
  }

  takes(part: WorkPart): boolean {
    return this.#isUsable && part.size >= this.#minTexts;
  }

  async run(part: WorkPart, signal: AbortSignal | undefined): Promise<unknown> {
    const worker = this.#running();
    if (!worker) return undefined;
    this.#lastJob += 1;
    const job = this.#lastJob;
    const texts = part.input as readonly string[];
    try {
      const answer = new Promise<unknown>((resolve, reject) => {
        this.#waiting.set(job, { resolve, textCount: texts.length });
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
      // Sending may be given up before anybody waits for the answer.
      answer.catch(() => undefined);
      await new Work(sendTexts(worker, job, texts)).runInSlices({ signal });
      send(worker, { kind: 'rank', job });
      if (this.#waiting.has(job)) this.#listen();
      return await answer;
    } catch (error) {
      if (signal?.aborted) {
        if (this.#isUsable) send(worker, { kind: 'cancel', job });
        throw error;
      }
      this.#giveUp();
      return undefined;
    } finally {
      this.#waiting.delete(job);
      if (this.#waiting.size === 0) this.#timers.clearTimeout(this.#silence);
    }
  }

  terminate(): void {
    this.#giveUp();
  }

  #running(): WorkerLike | null {
    if (this.#worker || !this.#isUsable) return this.#worker;
    try {
      this.#worker = this.#start();
      this.#worker.addEventListener('message', ({ data }) => this.#take(data));
      this.#worker.addEventListener('error', () => this.#giveUp());
      this.#worker.addEventListener('messageerror', () => this.#giveUp());
    } catch {
      this.#giveUp();
    }
    return this.#worker;
  }

  /** Whatever comes is looked at before it is believed: the address of the worker may lead to another script. */
  #take(message: unknown): void {
    const { job, isAlive, failure, ...ranks } = (message ?? {}) as Record<string, unknown>;
    const waiting = this.#waiting.get(job as number);
    if (!waiting) return;
    if (isAlive) this.#listen();
    else if (failure !== undefined) waiting.resolve(undefined);
    else if (isRanking(ranks, waiting.textCount)) waiting.resolve(ranks);
    else this.#giveUp();
  }

  /** Waits for a sign, from now on. */
  #listen(): void {
    this.#timers.clearTimeout(this.#silence);
    this.#silence = this.#timers.setTimeout(() => this.#giveUp(), longestSilenceMs);
  }

  #giveUp(): void {
    this.#isUsable = false;
    this.#worker?.terminate();
    this.#worker = null;
    this.#timers.clearTimeout(this.#silence);
    for (const { resolve } of this.#waiting.values()) resolve(undefined);
  }
}

/** Who waits for a job. */
interface Waiting {
  resolve: (answer: unknown) => void;
  /** Number of texts to rank. */
  textCount: number;
}

function isRanking(answer: Record<string, unknown>, textCount: number): boolean {
  const { ranks, count } = answer as Partial<TextRanks>;
  const isWhole = isNumberArray(ranks) && ranks.length === textCount && typeof count === 'number' && count <= textCount;
  return isWhole && ranks.every((rank) => rank < count);
}

function* sendTexts(worker: WorkerLike, job: number, texts: readonly string[]): Steps<void> {
  yield* overTexts(texts, (from, to) => {
    const block = texts.slice(from, to);
    const lengths = Uint32Array.from(block, (text) => text.length);
    send(worker, { kind: 'texts', job, joined: block.join(''), lengths }, [lengths.buffer]);
  });
}

function send(worker: WorkerLike, message: ToWorker, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}
