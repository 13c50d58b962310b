/** Connects the drag handles with their table. */
export class MoveTable {
  #drop: (row: number, target: number) => void = () => undefined;

  /** Sets the drop handler of the last render. */
  follow(drop: (row: number, target: number) => void): void {
    this.#drop = drop;
  }

  /** Moves a row to the place of the row that is at a place on the page. */
  drop(rowIndex: number, position: number): void {
    this.#drop(rowIndex, position);
  }
}
