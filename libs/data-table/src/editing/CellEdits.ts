import type { ColumnVector } from '../engine/TableSource.ts';
import { numberVector } from '../engine/TableSource.ts';
import { createNews, type News } from '../remote/createNews.ts';

/** An edit of a cell. */
export interface CellEdit {
  /** The row's number in the source, from 0. */
  rowIndex: number;
  /** The key of the source that the column reads. */
  key: string;
  before: unknown;
  after: unknown;
  /** Shared by all edits of one step, such as a paste. Default: each edit is its own step. */
  step?: object;
}

/** The edits of a source, which can be undone one by one. */
export class CellEdits {
  readonly news: News = createNews();
  #done: CellEdit[] = [];
  #undone: CellEdit[] = [];
  /** The places that redone edits had among the undone ones, until a new edit ends what can be redone. */
  readonly #redone = new Map<CellEdit, number>();
  /** Edited values by key and row. */
  readonly #values = new Map<string, Map<number, unknown>>();
  readonly #vectors = new Map<string, ColumnVector>();

  /** The applied edits, oldest first. */
  get list(): readonly CellEdit[] {
    return this.#done;
  }

  /** The step of the next `redo`; undefined if there is none, or the edit is its own step. */
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
    this.#redone.clear();
    this.#write(edit, edit.after);
  }

  /** Undoes the last edit; returns it, or null if there is none. */
  undo(): CellEdit | null {
    const edit = this.#done.at(-1);
    if (!edit) return null;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, edit];
    this.#write(edit, edit.before);
    return edit;
  }

  /** Redoes the edit undone last; returns it, or null if there is none. */
  redo(): CellEdit | null {
    const edit = this.#undone.at(-1);
    if (!edit) return null;
    this.#undone = this.#undone.slice(0, -1);
    this.#redone.set(edit, this.#undone.length);
    edit.before = this.valuesOf(edit.rowIndex)[edit.key];
    this.#done = [...this.#done, edit];
    this.#write(edit, edit.after);
    return edit;
  }

  /** Reverts one edit that could not be saved, and keeps later ones. A redone edit can be redone again, unless others followed. */
  revert(edit: CellEdit): void {
    const place = this.#done.indexOf(edit);
    // It was undone in the meantime.
    if (place < 0) return;
    this.#done = this.#done.toSpliced(place, 1);
    const isItsCell = inCellOf(edit);
    const next = this.#done.slice(place).find(isItsCell);
    // No undo returns to a value that was never saved.
    if (next) next.before = edit.before;
    const undonePlace = this.#redone.get(edit);
    if (undonePlace !== undefined) this.#undone = this.#undone.toSpliced(undonePlace, 0, edit);
    const last = this.#done.findLast(isItsCell);
    this.#write(edit, last ? last.after : edit.before);
  }

  /** Applies an edit again whose undo could not be saved, at its place in the list. Later edits of its cell keep their value. */
  restore(edit: CellEdit, place: number): void {
    this.#undone = this.#undone.filter((other) => other !== edit);
    const isOutdated = this.#done.slice(place).some(inCellOf(edit));
    this.#done = this.#done.toSpliced(place, 0, edit);
    if (!isOutdated) this.#write(edit, edit.after);
  }

  /**
   * Returns the column of a key with its edits: a new object after each edit, since sort orders and texts are cached by
   * column.
   */
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

  #write({ key, rowIndex }: CellEdit, value: unknown): void {
    const values = this.#values.get(key) ?? new Map<number, unknown>();
    this.#values.set(key, values.set(rowIndex, value));
    this.#vectors.delete(key);
    this.news.tell();
  }
}

/** Returns a test for edits of the same cell. */
function inCellOf({ key, rowIndex }: CellEdit): (other: CellEdit) => boolean {
  return (other) => other.key === key && other.rowIndex === rowIndex;
}

function editedVector(inner: ColumnVector, values: ReadonlyMap<number, unknown>): ColumnVector {
  // Keeps a typed array while all values are numbers.
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
