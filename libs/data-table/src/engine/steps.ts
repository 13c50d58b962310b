/**
 * Work cut into steps of well under a millisecond each. One program serves all ways to run it, at once, in slices between
 * which the page lives, and with its long parts in a worker, so that all of them come to the same result. A step may yield a
 * part that a worker may do.
 */
export type Steps<TResult> = Generator<StepReport, TResult, unknown>;

/** What a step says: nothing, or a part to hand over. */
export type StepReport = void | WorkPart;

/** A part of the work that a worker can do: plain data in, plain data out. */
export interface WorkPart {
  /** Which part. */
  kind: 'rank';
  /** Its input: can be copied to a worker. */
  input: unknown;
  /** How much there is to do, in rows or texts. */
  size: number;
}

/** Rows that are worked on between two looks at the clock, at most. */
export const stepRows = 8192;
/** Rows of the first step, before the time of a row is known. */
const firstRows = 128;
/** How long a step is to take, in ms. */
const stepMs = 0.5;
/** Characters that are worked on between two looks at the clock: long texts make steps of fewer rows. */
export const stepCharacters = 1 << 16;

/** Does the work at once. */
export function runNow<TResult>(steps: Steps<TResult>): TResult {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs steps over a column: an error, of a caller's function for instance, is reported with the column's name. */
export function* naming<TResult>(columnId: string, steps: Steps<TResult>): Steps<TResult> {
  try {
    return yield* steps;
  } catch (error) {
    throw new Error(`Column "${columnId}": ${String(error)}`, { cause: error });
  }
}

/**
 * Goes through a number of rows in steps: calls back with each range of them. Where rows take long, a caller's function or
 * long texts for instance, the steps become shorter; what they come to does not depend on that.
 */
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

/** Goes through the rows of a mask, or through all rows, in steps: calls back with each of them. */
export function* overPassing(count: number, mask: Uint8Array | null, each: (row: number) => void): Steps<void> {
  yield* overRows(count, (from, to) => {
    for (let row = from; row < to; row += 1) if (!mask || mask[row] === 1) each(row);
  });
}

/** Goes through texts in steps of so many characters: calls back with each range of them. */
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
