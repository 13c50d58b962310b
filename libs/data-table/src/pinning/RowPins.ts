import { createNews, type News } from '../remote/createNews.ts';

/** A pinned row. */
export interface RowPin {
  /** The row's id. */
  id: string;
  /** Its number in the source, -1 until it is found; changes with the data. */
  rowIndex: number;
}

/** The pinned rows of a table, in pinning order. */
export class RowPins {
  readonly news: News = createNews();
  readonly #max: number;
  readonly #onChange: (ids: string[]) => void;
  #pins: readonly RowPin[];

  /** @param max Max number of pinned rows: a further one replaces the first. */
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

  /** Pins or unpins a row. Returns whether it is now pinned. */
  toggle(pin: RowPin): boolean {
    const others = this.#pins.filter(({ id }) => id !== pin.id);
    const isPinned = others.length === this.#pins.length;
    this.#pins = isPinned ? [...others, pin].slice(-this.#max) : others;
    this.news.tell();
    this.#onChange(this.#pins.map(({ id }) => id));
    return isPinned;
  }
}
