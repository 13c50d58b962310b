import { overPassing, overRows, stepRows } from './steps.ts';
import type { Steps } from './steps.ts';

/** Max nesting level that filters check (TABLE-ROW-1); deeper rows follow their parent. */
const deepestFiltered = 100;

/** Means no row. */
const none = -1;

/** The nesting of rows. */
export interface RowTree {
  /** Whether a row has children. */
  hasChildren(row: number): boolean;
}

/** Nested rows, by parent row number. */
export class NestedRows implements RowTree {
  readonly #parents: Int32Array;
  readonly #depths: Uint32Array;
  readonly #above: Uint8Array;

  /**
   * @param parents The row above each row, -1 for top rows. A row comes after its parent.
   * @throws RangeError when a row comes before its parent.
   */
  constructor(parents: Int32Array) {
    const { length } = parents;
    this.#parents = parents;
    this.#depths = new Uint32Array(length);
    this.#above = new Uint8Array(length);
    for (let row = 0; row < length; row += 1) {
      const parent = parents[row]!;
      if (parent < 0) continue;
      if (parent >= row) throw new RangeError(`Row ${row} is nested in row ${parent} below it`);
      this.#depths[row] = this.#depths[parent]! + 1;
      this.#above[parent] = 1;
    }
  }

  hasChildren(row: number): boolean {
    return this.#above[row] === 1;
  }

  /** Extends a mask of hits to all rows that remain: hits, their ancestors, and rows too deep to be filtered. */
  *keepPaths(mask: Uint8Array): Steps<void> {
    const parents = this.#parents;
    const depths = this.#depths;
    const last = mask.length - 1;
    yield* overRows(mask.length, (from, to) => {
      for (let row = last - from; row > last - to; row -= 1) {
        const parent = parents[row]!;
        if (mask[row] === 1 && parent >= 0 && depths[row]! <= deepestFiltered) mask[parent] = 1;
      }
    });
    yield* overRows(mask.length, (from, to) => {
      for (let row = from; row < to; row += 1) {
        if (depths[row]! > deepestFiltered) mask[row] = mask[parents[row]!]!;
      }
    });
  }

  /** Returns the rows of a mask, or of all rows, that have no children in it, as a mask. */
  *innermost(mask: Uint8Array | null): Steps<Uint8Array> {
    const parents = this.#parents;
    const innermost = mask?.slice() ?? new Uint8Array(parents.length).fill(1);
    yield* overPassing(parents.length, mask, (row) => {
      // Writes outside the array are ignored.
      innermost[parents[row]!] = 0;
    });
    return innermost;
  }

  /**
   * Arranges rows under their parents, siblings in the given order, and omits children of collapsed rows. The ancestors
   * of every row must be included.
   */
  *arrange(
    ordered: Uint32Array,
    expanded: true | ReadonlySet<number> | undefined,
  ): Steps<{ rows: Uint32Array; depths: Uint32Array }> {
    const links = yield* this.#link(ordered);
    const rows = new Uint32Array(ordered.length);
    const depths = new Uint32Array(ordered.length);
    let count = 0;
    for (let row = links.top; row !== none;) {
      rows[count] = row;
      depths[count] = this.#depths[row]!;
      count += 1;
      const isOpen = expanded === true || expanded?.has(row) === true;
      const child = isOpen ? links.first[row]! : none;
      row = child === none ? this.#following(row, links.next) : child;
      if (count % stepRows === 0) yield;
    }
    return { rows: rows.slice(0, count), depths: depths.slice(0, count) };
  }

  /** Links siblings in the given order. */
  *#link(ordered: Uint32Array): Steps<{ top: number; first: Int32Array; next: Int32Array }> {
    const parents = this.#parents;
    const first = new Int32Array(parents.length).fill(none);
    const next = new Int32Array(parents.length).fill(none);
    const last = ordered.length - 1;
    let top = none;
    yield* overRows(ordered.length, (from, to) => {
      for (let place = last - from; place > last - to; place -= 1) {
        const row = ordered[place]!;
        const parent = parents[row]!;
        next[row] = parent < 0 ? top : first[parent]!;
        if (parent < 0) top = row;
        else first[parent] = row;
      }
    });
    return { top, first, next };
  }

  /** Returns the next sibling of a row or of its nearest ancestor that has one; -1 at the end. */
  #following(row: number, next: Int32Array): number {
    let current = row;
    while (current >= 0) {
      const beside = next[current]!;
      if (beside >= 0) return beside;
      current = this.#parents[current]!;
    }
    return none;
  }
}
