/** Finds rows by id. Rows that were selected here are known; others are searched once. */
export class RowsOfIds {
  readonly #rows = new Map<string, number>();

  /** Adds the row of an id. */
  add(id: string, row: number): void {
    this.#rows.set(id, row);
  }

  /** Returns the rows of ids, without ids that no row has. */
  of(ids: readonly string[], rowCount: number, idOf: (row: number) => string): number[] {
    const isStale = (id: string) => {
      const row = this.#rows.get(id);
      return row === undefined || (row >= 0 && idOf(row) !== id);
    };
    const unknown = new Set(ids.filter(isStale));
    for (let row = 0; row < rowCount && unknown.size > 0; row += 1) {
      const id = idOf(row);
      if (unknown.delete(id)) this.#rows.set(id, row);
    }
    for (const id of unknown) this.#rows.set(id, -1);
    return ids.map((id) => this.#rows.get(id) ?? -1).filter((row) => row >= 0);
  }
}
