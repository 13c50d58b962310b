/** Limits of running and waiting work. */
export interface BoundedWorkOptions {
  /** Max concurrent work. */
  running: number;
  /** Max waiting work. */
  waiting: number;
}

/** Runs expensive work with limited concurrency, in request order. */
export interface BoundedWork {
  /** Queues the work; returns null immediately if the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
}

/** Creates a queue with limits, so that a flood neither occupies all threads nor fills the memory. */
export function createBoundedWork({ running, waiting }: BoundedWorkOptions): BoundedWork {
  let underWay = 0;
  const queue: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (underWay >= running) await new Promise<void>((resolve) => queue.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      // The slot passes directly to the next waiting caller, before any new one.
      const next = queue.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  }

  return { run: (work) => (underWay >= running && queue.length >= waiting ? null : inTurn(work)) };
}
