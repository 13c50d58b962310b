import { Worker } from 'node:worker_threads';
import type { EstimateAnswer, EstimateQuestion } from './estimateWorker.ts';

type Waiting = PromiseWithResolvers<boolean>;

let thread: { worker: Worker; waiting: Map<number, Waiting> } | null = null;
let lastId = 0;

/**
 * Whether a password is easy to guess for an attacker who knows these words of its user. Runs in a separate thread,
 * which starts with the first password: reading the lists and estimating a long password can take seconds, during which
 * other requests must not wait.
 */
export function isEasyToGuess(password: string, words: readonly string[]): Promise<boolean> {
  thread ??= startThread();
  const { worker, waiting } = thread;
  const answer: Waiting = Promise.withResolvers();
  lastId += 1;
  waiting.set(lastId, answer);
  // Keep the process alive only while a caller waits.
  worker.ref();
  worker.postMessage({ id: lastId, password, words } satisfies EstimateQuestion);
  return answer.promise;
}

function startThread(): NonNullable<typeof thread> {
  const worker = new Worker(new URL('./estimateWorker.ts', import.meta.url));
  const waiting = new Map<number, Waiting>();
  worker.on('message', ({ id, isEasy }: EstimateAnswer) => {
    waiting.get(id)?.resolve(isEasy);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.on('error', (error) => {
    thread = null;
    for (const { reject } of waiting.values()) reject(error);
  });
  return { worker, waiting };
}
