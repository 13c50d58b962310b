import { answerParts } from './answerParts.ts';
import type { MessageEnd } from './workerMessages.ts';

// The script that a table's worker runs: `new Worker(new URL('./tableWorker.js', import.meta.url), { type: 'module' })`.
answerParts(globalThis as unknown as MessageEnd);
