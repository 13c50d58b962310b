/**
 * Checks which ids a source has. The ids of the last selection are known; for others it scans the rows once, until all are found.
 */
export class PresentIds {
  readonly #rowCount: number;
  readonly #idOf: (rowIndex: number) => string;
  readonly #absent = new Set<string>();
  #known: ReadonlySet<string> = this.#absent;

  constructor(rowCount: number, idOf: (rowIndex: number) => string) {
    this.#rowCount = rowCount;
    this.#idOf = idOf;
  }

  /** Notes the ids of a selection: those that were counted before, and ids of existing rows. */
  know(ids: ReadonlySet<string>): void {
    this.#known = ids;
  }

  /** Returns how many of some ids have a row. */
  count(ids: ReadonlySet<string>): number {
    const [known, absent] = [this.#known, this.#absent];
    const unknown = new Set<string>();
    if (ids !== known) for (const id of ids) if (!known.has(id) && !absent.has(id)) unknown.add(id);
    for (let row = 0; row < this.#rowCount && unknown.size > 0; row += 1) unknown.delete(this.#idOf(row));
    for (const id of unknown) absent.add(id);
    this.#known = ids;
    return ids.size - [...absent].filter((id) => ids.has(id)).length;
  }
}
