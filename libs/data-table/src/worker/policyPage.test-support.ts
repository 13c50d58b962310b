import { columnSource, createTableEngine, createTableWorker } from '../index.ts';
import type { FromWorker } from './workerMessages.ts';

/** Results of the page with a strict policy. */
export interface PolicyPage {
  /** Whether the worker's script started. */
  started: boolean;
  /** Whether its order equals the main thread's. */
  isSameOrder: boolean;
  /** Number of rank lists from the worker, without heartbeats. */
  answers: number;
  /** Whether a blob worker was blocked, which shows that the policy applies. */
  isBlobRefused: boolean;
}

const names = Array.from({ length: 5000 }, (_, row) => `Unit ${(row * 7919) % 5000}`);
const columns = [{ id: 'name', accessor: 'name' }];
const byName = { sorting: [{ id: 'name', desc: false }] };
const source = () => columnSource({ columns: { name: names }, rowCount: names.length });

async function tell(): Promise<PolicyPage> {
  let [started, answers] = [false, 0];
  const tableWorker = createTableWorker(
    () => {
      const worker = new Worker('/worker.js', { type: 'module' });
      started = true;
      worker.addEventListener('message', ({ data }) => {
        if ('ranks' in (data as FromWorker)) answers += 1;
      });
      return worker;
    },
    { fewestTexts: 1 },
  );
  const { rows } = await createTableEngine(source(), columns, { partRunner: tableWorker }).computeAsync(byName);
  const expected = createTableEngine(source(), columns).compute(byName).rows;
  return {
    ...{ started, answers },
    isSameOrder: rows !== null && rows.every((row, place) => row === expected?.[place]),
    isBlobRefused: await isRefused(),
  };
}

function isRefused(): Promise<boolean> {
  return new Promise((resolve) => {
    const address = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
    try {
      const worker = new Worker(address);
      worker.addEventListener('message', () => resolve(false));
      worker.addEventListener('error', () => resolve(true));
    } catch {
      resolve(true);
    }
  });
}

Object.assign(window, { told: tell() });
