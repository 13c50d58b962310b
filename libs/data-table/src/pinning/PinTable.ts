/** Connects the pin buttons with their table. */
export class PinTable {
  #idOf: (rowIndex: number) => string = String;
  #say: (text: string) => void = () => undefined;

  /** Sets the functions of the last render. */
  follow(idOf: (rowIndex: number) => string, say: (text: string) => void): void {
    this.#idOf = idOf;
    this.#say = say;
  }

  /** Returns the id of a row. */
  idOf(rowIndex: number): string {
    return this.#idOf(rowIndex);
  }

  /** Announces an action. */
  say(text: string): void {
    this.#say(text);
  }
}
