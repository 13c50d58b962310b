import { createNews, type News } from '../remote/createNews.ts';

/** A pinned row. */
export interface RowPin {
  /** The row's id, as the table names it. */
  id: string;
  /** Its number in the source where that is known; another one in other data. */
  rowIndex: number;
}

/** The pinned rows of a table, in the order in which they were pinned. */
export class RowPins {
  readonly news: News = createNews();
  readonly #max: number;
  readonly #onChange: (ids: string[]) => void;
  #pins: readonly RowPin[];

  /** @param max How many rows are pinned at a time: another one takes the place of the first. */
  constructor(ids: readonly string[], max: number, onChange: (ids: string[]) => void) {
    this.#pins = ids.map((id) => ({ id, rowIndex: -1 }));
    this.#max = max;
    this.#onChange = onChange;
  }

  get list(): readonly RowPin[] {
    return this.#pins;
  }

  has(id: string): boolean {
    return this.#pins.some((pin) => pin.id === id);
  }

  /** Pins a row, or no longer. Returns whether it is pinned now. */
  toggle(pin: RowPin): boolean {
    const others = this.#pins.filter(({ id }) => id !== pin.id);
    const isPinned = others.length === this.#pins.length;
    this.#pins = isPinned ? [...others, pin].slice(-this.#max) : others;
    this.news.tell();
    this.#onChange(this.#pins.map(({ id }) => id));
    return isPinned;
  }
}
