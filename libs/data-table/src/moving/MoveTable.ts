/** What handles of rows know of the table that they are in. */
export class MoveTable {
  #drop: (row: number, target: number) => void = () => undefined;

  /** Takes the function of the table as it is rendered last. */
  follow(drop: (row: number, target: number) => void): void {
    this.#drop = drop;
  }

  /** Moves a row to the place of the row that is at a place on the page. */
  drop(rowIndex: number, position: number): void {
    this.#drop(rowIndex, position);
  }
}
