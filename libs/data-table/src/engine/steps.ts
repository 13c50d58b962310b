/**
 * Work as a generator of steps well under a millisecond each. The same code runs synchronously, in slices that yield to
 * the page, and with long parts in a worker, so all return the same result. A step may yield a part for a worker.
 */
export type Steps<TResult> = Generator<StepReport, TResult, unknown>;

/** What a step yields: nothing, or a part for a worker. */
export type StepReport = void | WorkPart;

/** A part of the work that a worker can do: plain data in, plain data out. */
export interface WorkPart {
  /** The kind of part. */
  kind: 'rank';
  /** Its input: structured-cloneable. */
  input: unknown;
  /** Size of the part in rows or texts. */
  size: number;
}

/** Max rows between two reads of the clock. */
export const stepRows = 8192;
/** Rows of the first step, before the time per row is known. */
const firstRows = 128;
/** Target time of a step in ms. */
const stepMs = 0.5;
/** Characters between two reads of the clock: long texts make shorter steps. */
export const stepCharacters = 1 << 16;

/** Runs the work synchronously. */
export function runNow<TResult>(steps: Steps<TResult>): TResult {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs steps over a column, and adds the column's id to errors. */
export function* naming<TResult>(columnId: string, steps: Steps<TResult>): Steps<TResult> {
  try {
    return yield* steps;
  } catch (error) {
    throw new Error(`Column "${columnId}": ${String(error)}`, { cause: error });
  }
}

/** Iterates over rows in steps, and calls back with each range. Steps shrink if rows are slow. */
export function* overRows(count: number, each: (from: number, to: number) => void): Steps<void> {
  let size = firstRows;
  for (let from = 0; from < count;) {
    const to = Math.min(count, from + size);
    const start = performance.now();
    each(from, to);
    const tookMs = performance.now() - start;
    size = Math.max(1, Math.min(stepRows, 4 * size, tookMs > 0 ? Math.floor((size * stepMs) / tookMs) : stepRows));
    yield;
    from = to;
  }
}

/** Iterates over the rows of a mask, or over all rows, in steps. */
export function* overPassing(count: number, mask: Uint8Array | null, each: (row: number) => void): Steps<void> {
  yield* overRows(count, (from, to) => {
    for (let row = from; row < to; row += 1) if (!mask || mask[row] === 1) each(row);
  });
}

/** Iterates over texts in steps of a number of characters, and calls back with each range. */
export function* overTexts(texts: readonly string[], each: (from: number, to: number) => void): Steps<void> {
  const count = texts.length;
  for (let from = 0; from < count;) {
    const last = Math.min(count, from + stepRows);
    let to = from;
    for (let characters = 0; to < last && characters < stepCharacters; to += 1) {
      characters += texts[to]!.length;
    }
    each(from, to);
    yield;
    from = to;
  }
}
