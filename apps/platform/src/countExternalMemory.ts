import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 count buffers and heap together when it schedules garbage collection. By default V8 collects the whole heap
 * whenever buffers grow by a few megabytes. With responses of a megabyte, that is every fifth search, and takes longer
 * than many searches. The flag is process-wide, so call this only in the platform's process.
 */
export function countExternalMemoryWithHeap(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}
