import { availableParallelism } from 'node:os';

/** More share a disk and memory than gain from further cores. */
const maxWorkers = 16;

/** Returns how many processes to run side by side, where each of the machine's cores can serve `perCore` of them. */
export function workers(perCore: number): number {
  return Math.min(maxWorkers, Math.max(1, Math.round(availableParallelism() * perCore)));
}
