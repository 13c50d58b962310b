/** How much may run and wait. */
export interface BoundedWorkOptions {
  /** Pieces of work that run at a time. */
  running: number;
  /** Pieces of work that may wait for their turn. */
  waiting: number;
}

/** Runs costly work a few at a time, in the order in which it was asked for. */
export interface BoundedWork {
  /** Runs the work when its turn comes; null, at once and without running it, where too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T> | null;
}

/** Bounds how much work runs and waits at a time, so that a flood of it neither takes all threads nor fills the memory. */
export function createBoundedWork({ running, waiting }: BoundedWorkOptions): BoundedWork {
  let underWay = 0;
  const queue: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (underWay >= running) await new Promise<void>((resolve) => queue.push(resolve));
    else underWay += 1;
    try {
      return await work();
    } finally {
      // The slot goes straight to the next caller: a newcomer cannot take it.
      const next = queue.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  }

  return { run: (work) => (underWay >= running && queue.length >= waiting ? null : inTurn(work)) };
}
