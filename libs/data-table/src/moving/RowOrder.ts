import { createNews, type News } from '../remote/createNews.ts';

/** A user-defined row order. */
export class RowOrder {
  readonly news: News = createNews();
  #rows: Uint32Array;

  constructor(rowCount: number) {
    this.#rows = Uint32Array.from({ length: rowCount }, (_, row) => row);
  }

  /** The numbers of all rows in order: a new array after each move. */
  get rows(): Uint32Array {
    return this.#rows;
  }

  /** Moves a row to just before (-1) or just after (1) another one. */
  move(row: number, target: number, side: -1 | 1): void {
    if (row === target) return;
    const others = this.#rows.filter((other) => other !== row);
    const place = others.indexOf(target) + (side > 0 ? 1 : 0);
    const moved = new Uint32Array(this.#rows.length);
    moved.set(others.subarray(0, place));
    moved[place] = row;
    moved.set(others.subarray(place), place + 1);
    this.#rows = moved;
    this.news.tell();
  }

  /** Returns the rows of a mask, or all, in order. */
  pick(passing: Uint8Array | null): Uint32Array {
    return passing ? this.#rows.filter((row) => passing[row] === 1) : this.#rows;
  }
}
