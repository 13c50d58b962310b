/**
 * Checks which ids a source has. Just selected ids are known; for others it scans the rows once, until all are found.
 */
export class PresentIds {
  readonly #rowCount: number;
  readonly #idOf: (rowIndex: number) => string;
  readonly #present = new Set<string>();
  readonly #absent = new Set<string>();

  constructor(rowCount: number, idOf: (rowIndex: number) => string) {
    this.#rowCount = rowCount;
    this.#idOf = idOf;
  }

  /** Adds ids of existing rows. */
  add(ids: readonly string[]): void {
    for (const id of ids) this.#present.add(id);
  }

  /** Returns how many of some ids have a row. */
  count(ids: readonly string[]): number {
    const unknown = new Set(ids.filter((id) => !this.#present.has(id) && !this.#absent.has(id)));
    for (let row = 0; row < this.#rowCount && unknown.size > 0; row += 1) {
      const id = this.#idOf(row);
      if (unknown.delete(id)) this.#present.add(id);
    }
    for (const id of unknown) this.#absent.add(id);
    return ids.reduce((count, id) => (this.#present.has(id) ? count + 1 : count), 0);
  }
}
