import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 count the memory of buffers together with its heap when it decides whether to collect garbage. By itself it starts
 * a collection of the whole heap whenever buffers have grown by a few megabytes, which with answers of a megabyte is at
 * every fifth search, and takes the cores from the engine for longer than many searches last. For the process that runs
 * the platform alone: the flag holds for all of it.
 */
export function countExternalMemoryWithHeap(): void {
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}
