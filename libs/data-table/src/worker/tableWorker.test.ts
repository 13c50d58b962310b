import { MessageChannel } from 'node:worker_threads';
import fc from 'fast-check';
import { columnSource } from '../engine/columnSource.ts';
import { createTableEngine } from '../engine/TableEngine.ts';
import { answerParts } from './answerParts.ts';
import { createTableWorker } from './createTableWorker.ts';
import type { WorkerLike } from './createTableWorker.ts';
import type { MessageEnd } from './workerMessages.ts';

const open = new Set<() => void>();

/** A worker's line of messages with the worker's own code at the other end: everything that crosses is copied. */
function startWorker(): WorkerLike {
  const { port1, port2 } = new MessageChannel();
  answerParts({
    postMessage: (message, transfer) => port2.postMessage(message, transfer as never[]),
    addEventListener: (_, listener) => void port2.on('message', (data: unknown) => listener({ data })),
  } satisfies MessageEnd);
  const terminate = () => {
    port1.close();
    port2.close();
  };
  open.add(terminate);
  return {
    postMessage: (message: unknown, transfer: Transferable[]) => port1.postMessage(message, transfer as never[]),
    addEventListener: (type: string, listener: (event: { data: unknown }) => void) => {
      if (type === 'message') port1.on('message', (data: unknown) => listener({ data }));
    },
    terminate,
  };
}

afterEach(() => {
  for (const close of open) close();
  open.clear();
});

const texts = fc.array(
  fc.oneof(
    fc.constantFrom('Austin', 'austin', 'Unit 9', 'Unit 10', '', '東京', 'Straße', 'a\u0001b'),
    fc.string({ unit: 'binary', maxLength: 5 }),
  ),
  { maxLength: 60 },
);
const byName = { sorting: [{ id: 'name', desc: false }] };

function engineOf(names: readonly string[], partRunner: ReturnType<typeof createTableWorker> | null) {
  const source = columnSource({ columns: { name: names }, rowCount: names.length });
  return createTableEngine(source, [{ id: 'name', accessor: 'name' }], { partRunner });
}

describe('a worker', () => {
  it('The worker returns the same order as the page', async () => {
    const worker = createTableWorker(startWorker, { fewestTexts: 1 });
    await fc.assert(
      fc.asyncProperty(texts, async (names) => {
        const view = await engineOf(names, worker).computeAsync(byName);
        expect(view.rows).toEqual(engineOf(names, null).compute(byName).rows);
      }),
      { numRuns: 150 },
    );
  });

  it('The page sends many texts in blocks, and handles few texts itself', async () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `Agency ${(index * 7919) % 20_000}`);
    const kinds: string[] = [];
    const watched = () => {
      const worker = startWorker();
      return {
        ...worker,
        postMessage: (message: unknown, transfer: Transferable[]) => {
          kinds.push((message as { kind: string }).kind);
          worker.postMessage(message, transfer);
        },
      };
    };
    const worker = createTableWorker(watched, { fewestTexts: 10_000 });
    const view = await engineOf(names, worker).computeAsync(byName);
    expect(view.rows).toEqual(engineOf(names, null).compute(byName).rows);
    expect(kinds).toEqual(['texts', 'texts', 'texts', 'texts', 'rank']);
    await engineOf(names.slice(0, 9_000), worker).computeAsync(byName);
    expect(kinds).toHaveLength(5);
  });

  it('A request to the worker can be cancelled, and sent again', async () => {
    const names = Array.from({ length: 9_000 }, (_, index) => `Agency ${(index * 7919) % 9_000}`);
    const worker = createTableWorker(startWorker, { fewestTexts: 1 });
    const engine = engineOf(names, worker);
    const cancelling = new AbortController();
    const work = engine.computeAsync(byName, { signal: cancelling.signal });
    setTimeout(() => cancelling.abort(new Error('given up')), 1);
    await expect(work).rejects.toThrow('given up');
    expect((await engine.computeAsync(byName)).rows).toEqual(engineOf(names, null).compute(byName).rows);
  });

  it.each([
    [
      'cannot start',
      () => {
        throw new Error("worker-src 'none'");
      },
    ],
    [
      'fails on its way',
      () => ({
        postMessage: () => undefined,
        addEventListener: (type: string, listener: (event: { data: unknown }) => void) => {
          if (type === 'error') setTimeout(() => listener({ data: null }), 5);
        },
        terminate: () => undefined,
      }),
    ],
    [
      'cannot be sent to',
      () => ({
        postMessage: () => {
          throw new Error('DataCloneError');
        },
        addEventListener: () => undefined,
        terminate: () => undefined,
      }),
    ],
  ])('The page does the work if the worker %s', async (_, start: () => WorkerLike) => {
    const worker = createTableWorker(start, { fewestTexts: 1 });
    const names = ['Sooner', 'Brazos', 'Austin'];
    expect([...((await engineOf(names, worker).computeAsync(byName)).rows ?? [])]).toEqual([2, 1, 0]);
    expect(worker.takes({ kind: 'rank', input: [], size: 100 })).toBe(false);
  });

  it('The page does the remaining work of a terminated worker', async () => {
    const silent = { postMessage: () => undefined, addEventListener: () => undefined, terminate: () => undefined };
    const worker = createTableWorker(() => silent, { fewestTexts: 1 });
    const view = engineOf(['b', 'a'], worker).computeAsync(byName);
    setTimeout(() => worker.terminate(), 5);
    expect([...((await view).rows ?? [])]).toEqual([1, 0]);
  });
});
