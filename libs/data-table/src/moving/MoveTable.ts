/** What a table does with dragged rows. */
export interface RowDrop {
  /** Whether a row can move to the place of the row at a position on the page. */
  accepts: (rowIndex: number, position: number) => boolean;
  /** Moves it there, or announces and shows over the rows of a cell's table why not. */
  drop: (rowIndex: number, position: number, cell: Element) => void;
}

/** Connects the drag handles with their table. */
export class MoveTable implements RowDrop {
  #isPluggedIn = false;
  #latest: RowDrop | null = null;

  /** Whether the table has the plug-in: without it, handles do nothing. */
  get isPluggedIn(): boolean {
    return this.#isPluggedIn;
  }

  /** Notes that the table has the plug-in. */
  plugIn(): void {
    this.#isPluggedIn = true;
  }

  /** Sets the functions of the last render. */
  follow(latest: RowDrop): void {
    this.#latest = latest;
  }

  accepts(rowIndex: number, position: number): boolean {
    return this.#latest?.accepts(rowIndex, position) === true;
  }

  drop(rowIndex: number, position: number, cell: Element): void {
    this.#latest?.drop(rowIndex, position, cell);
  }
}
