import type { ColumnVector } from '../engine/TableSource.ts';
import { numberVector } from '../engine/TableSource.ts';
import { createNews, type News } from '../remote/createNews.ts';

/** A cell that was edited. */
export interface CellEdit {
  /** The row's number in the source, from 0. */
  rowIndex: number;
  /** The key of the source that the column reads. */
  key: string;
  before: unknown;
  after: unknown;
  /** The same object in all edits that were made in one step, such as pasted ones. Default: a step of its own. */
  step?: object;
}

/** The edits of a source, which can be undone one by one. */
export class CellEdits {
  readonly news: News = createNews();
  #done: CellEdit[] = [];
  #undone: CellEdit[] = [];
  /** Edited values by key and row. */
  readonly #values = new Map<string, Map<number, unknown>>();
  readonly #vectors = new Map<string, ColumnVector>();

  /** The edits in force, the first one first. */
  get list(): readonly CellEdit[] {
    return this.#done;
  }

  /** The step that `redo` does again next; undefined where there is none, or the edit was a step of its own. */
  get nextStep(): object | undefined {
    return this.#undone.at(-1)?.step;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  add(edit: CellEdit): void {
    this.#done = [...this.#done, edit];
    this.#undone = [];
    this.#write(edit.key, edit.rowIndex, edit.after);
  }

  /** Takes the last edit back; returns it, or null where there is none. */
  undo(): CellEdit | null {
    const edit = this.#done.at(-1);
    if (!edit) return null;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, edit];
    this.#write(edit.key, edit.rowIndex, edit.before);
    return edit;
  }

  /** Does the edit again that was taken back last; returns it, or null where there is none. */
  redo(): CellEdit | null {
    const edit = this.#undone.at(-1);
    if (!edit) return null;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, edit];
    this.#write(edit.key, edit.rowIndex, edit.after);
    return edit;
  }

  /** Takes one edit back that could not be saved, whatever came after it. */
  revert(edit: CellEdit): void {
    this.#done = this.#done.filter((other) => other !== edit);
    const later = this.#done.findLast(({ key, rowIndex }) => key === edit.key && rowIndex === edit.rowIndex);
    this.#write(edit.key, edit.rowIndex, later ? later.after : edit.before);
  }

  /** The column of a key with its edits: another object after each edit in it, since orders and texts are kept by column. */
  vector(key: string, inner: ColumnVector | undefined): ColumnVector | undefined {
    const values = this.#values.get(key);
    if (!inner || !values) return inner;
    let vector = this.#vectors.get(key);
    if (!vector) {
      vector = editedVector(inner, new Map(values));
      this.#vectors.set(key, vector);
    }
    return vector;
  }

  /** The edited values of a row by key. */
  valuesOf(rowIndex: number): Record<string, unknown> {
    const entries = [...this.#values].filter(([, rows]) => rows.has(rowIndex));
    return Object.fromEntries(entries.map(([key, rows]) => [key, rows.get(rowIndex)]));
  }

  #write(key: string, rowIndex: number, value: unknown): void {
    const values = this.#values.get(key) ?? new Map<number, unknown>();
    this.#values.set(key, values.set(rowIndex, value));
    this.#vectors.delete(key);
    this.news.tell();
  }
}

function editedVector(inner: ColumnVector, values: ReadonlyMap<number, unknown>): ColumnVector {
  // Numbers stay where the engine reads them fastest, as long as all of them are.
  if (inner.kind === 'numbers' && inner.numbers instanceof Float64Array && [...values.values()].every(isPlainNumber)) {
    const numbers = inner.numbers.slice();
    for (const [row, value] of values) numbers[row] = typeof value === 'number' ? value : Number.NaN;
    return numberVector(numbers);
  }
  return {
    kind: 'values',
    length: inner.length,
    at: (row) => (values.has(row) ? values.get(row) : inner.at(row)),
  };
}

function isPlainNumber(value: unknown): boolean {
  return typeof value === 'number' || value === null;
}
