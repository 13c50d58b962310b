// A thread that estimates how easy passwords are to guess. isEasyToGuess.ts starts it.
import { parentPort } from 'node:worker_threads';
import { openEstimate } from './openEstimate.ts';

/** Requests to the thread. */
export interface EstimateQuestion {
  id: number;
  password: string;
  words: readonly string[];
}

/** Messages of the thread. */
export interface EstimateAnswer {
  id: number;
  isEasy: boolean;
}

if (!parentPort) throw new Error('estimateWorker.ts runs only as a worker thread.');
const port = parentPort;
const isEasyToGuess = await openEstimate();
port.on('message', ({ id, password, words }: EstimateQuestion) =>
  port.postMessage({ id, isEasy: isEasyToGuess(password, words) } satisfies EstimateAnswer),
);
