/** Connects the pin buttons with their table. */
export class PinTable {
  #isPluggedIn = false;
  #idOf: (rowIndex: number) => string = String;
  #say: (text: string) => void = () => undefined;

  /** Whether the table has the plug-in: without it, buttons do nothing. */
  get isPluggedIn(): boolean {
    return this.#isPluggedIn;
  }

  /** Notes that the table has the plug-in. */
  plugIn(): void {
    this.#isPluggedIn = true;
  }

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
