import type { Steps, WorkPart } from '../engine/steps.ts';
import { overTexts } from '../engine/steps.ts';
import { isNumberArray } from '../engine/TableSource.ts';
import type { TextRanks } from '../engine/rankTexts.ts';
import { Work } from '../engine/Work.ts';
import type { TableTimers } from '../timers/TableTimers.ts';
import type { WorkerLike } from './createTableWorker.ts';
import type { ToWorker } from './workerMessages.ts';

/** Max time in ms without a message from the worker: its script may have failed to load. */
const longestSilenceMs = 5_000;

/** A running worker. It loads with the first part that it takes: most pages have fewer texts. */
export class PageWorker {
  readonly #start: () => WorkerLike;
  #worker: WorkerLike | null = null;
  readonly #onGiveUp: () => void;
  #isUsable = true;
  #lastJob = 0;
  readonly #timers: TableTimers;
  /** Pending jobs; resolved with undefined if the main thread must run them. */
  readonly #waiting = new Map<number, Waiting>();
  #silence: unknown = null;

  /**
   * @param start Starts the worker.
   * @param timers Timers of the heartbeat.
   * @param onGiveUp Called when the worker cannot be used any more.
   */
  constructor(start: () => WorkerLike, timers: TableTimers, onGiveUp: () => void) {
    this.#start = start;
    this.#timers = timers;
    this.#onGiveUp = onGiveUp;
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
      // Sending may be cancelled before the response is awaited.
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

  /** Messages are validated: the URL may load another script. */
  #take(message: unknown): void {
    const { job, isAlive, failure, ...ranks } = (message ?? {}) as Record<string, unknown>;
    const waiting = this.#waiting.get(job as number);
    if (!waiting) return;
    if (isAlive) this.#listen();
    else if (failure !== undefined) waiting.resolve(undefined);
    else if (isRanking(ranks, waiting.textCount)) waiting.resolve(ranks);
    else this.#giveUp();
  }

  /** Restarts the timeout. */
  #listen(): void {
    this.#timers.clearTimeout(this.#silence);
    this.#silence = this.#timers.setTimeout(() => this.#giveUp(), longestSilenceMs);
  }

  #giveUp(): void {
    this.#isUsable = false;
    this.#onGiveUp();
    this.#worker?.terminate();
    this.#worker = null;
    this.#timers.clearTimeout(this.#silence);
    for (const { resolve } of this.#waiting.values()) resolve(undefined);
  }
}

/** A pending job. */
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
