/** What buttons of rows know of the table that they are in. */
export class PinTable {
  #idOf: (rowIndex: number) => string = String;
  #say: (text: string) => void = () => undefined;

  /** Takes the functions of the table as it is rendered last. */
  follow(idOf: (rowIndex: number) => string, say: (text: string) => void): void {
    this.#idOf = idOf;
    this.#say = say;
  }

  /** Names a row. */
  idOf(rowIndex: number): string {
    return this.#idOf(rowIndex);
  }

  /** Announces what was done. */
  say(text: string): void {
    this.#say(text);
  }
}
