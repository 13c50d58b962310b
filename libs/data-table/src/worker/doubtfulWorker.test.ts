import { columnSource } from '../engine/columnSource.ts';
import { createTableEngine } from '../engine/TableEngine.ts';
import { createTableWorker } from './createTableWorker.ts';
import type { WorkerLike } from './createTableWorker.ts';

const names = ['Sooner', 'Brazos', 'Austin', 'brazos'];
const part = { kind: 'rank' as const, input: names, size: names.length };
const inOrder = [2, 1, 3, 0];

/** A worker with a given response to a request to rank. */
function startAnswering(answerOf: (job: number) => unknown): WorkerLike {
  let tell: (event: { data: unknown }) => void = () => undefined;
  return {
    postMessage: (message) => {
      const { kind, job } = message as { kind: string; job: number };
      if (kind === 'rank') queueMicrotask(() => tell({ data: answerOf(job) }));
    },
    addEventListener: (type: string, listener: (event: { data: unknown }) => void) => {
      if (type === 'message') tell = listener;
    },
    terminate: jest.fn(),
  };
}

/** Timers that go off when the test says so. */
function makeTimers() {
  const waiting = new Map<number, { callback: () => void; delayMs: number }>();
  let last = 0;
  return {
    waiting,
    goOff: () => {
      for (const [id, { callback }] of waiting) {
        waiting.delete(id);
        callback();
      }
    },
    setTimeout: (callback: () => void, delayMs: number) => {
      last += 1;
      waiting.set(last, { callback, delayMs });
      return last;
    },
    clearTimeout: (id: unknown) => void waiting.delete(id as number),
  };
}

type Options = NonNullable<Parameters<typeof createTableWorker>[1]>;

function sortWith(worker: WorkerLike, options: Options = {}) {
  const partRunner = createTableWorker(() => worker, { fewestTexts: 1, ...options });
  const source = columnSource({ columns: { name: names }, rowCount: names.length });
  const engine = createTableEngine(source, [{ id: 'name', accessor: 'name' }], { partRunner });
  return { partRunner, view: engine.computeAsync({ sorting: [{ id: 'name', desc: false }] }) };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('an unreliable worker', () => {
  it.each([
    ['too few ranks', { ranks: Uint32Array.of(0, 1), count: 2 }],
    ['too many ranks', { ranks: new Uint32Array(9), count: 1 }],
    ['no typed array', { ranks: [0, 1, 2, 1], count: 3 }],
    ['ranks beyond their number', { ranks: Uint32Array.of(7, 1, 0, 1), count: 3 }],
    ['no number of ranks', { ranks: Uint32Array.of(2, 1, 0, 1) }],
    ['nothing', {}],
  ])('The page does the work if the worker responds with %s', async (_, answer) => {
    const worker = startAnswering((job) => ({ job, ...answer }));
    const { partRunner, view } = sortWith(worker);
    expect([...((await view).rows ?? [])]).toEqual(inOrder);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
    expect(partRunner.takes(part)).toBe(false);
  });

  it('The page accepts a plausible response of the worker', async () => {
    const ranks = Uint32Array.of(0, 1, 2, 1);
    const { partRunner, view } = sortWith(startAnswering((job) => ({ job, ranks, count: 3 })));
    expect([...((await view).rows ?? [])]).toEqual([0, 1, 3, 2]);
    expect(partRunner.takes(part)).toBe(true);
  });

  it('The worker may send unrequested messages', async () => {
    const timers = makeTimers();
    const { view } = sortWith(
      startAnswering(() => null),
      { timers },
    );
    await nextTask();
    timers.goOff();
    expect([...((await view).rows ?? [])]).toEqual(inOrder);
  });

  it('After five seconds without a message the worker is abandoned, and the page does the work', async () => {
    const timers = makeTimers();
    const worker = startAnswering(() => ({}));
    const { partRunner, view } = sortWith(worker, { timers });
    await nextTask();
    expect([...timers.waiting.values()].map(({ delayMs }) => delayMs)).toEqual([5_000]);
    timers.goOff();
    expect([...((await view).rows ?? [])]).toEqual(inOrder);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
    expect(partRunner.takes(part)).toBe(false);
  });

  it('The timeout restarts with each message of the worker', async () => {
    const timers = makeTimers();
    const { view } = sortWith(
      startAnswering((job) => ({ job, isAlive: true })),
      { timers },
    );
    await nextTask();
    // The timer of the question is gone, that of the sign runs.
    expect([...timers.waiting.keys()]).toEqual([2]);
    timers.goOff();
    expect([...((await view).rows ?? [])]).toEqual(inOrder);
    expect(timers.waiting.size).toBe(0);
  });
});
