/** Gives elements the sizes that jsdom lacks: charts, which are drawn for the room that they have, have 600 px. */
export function giveElementsSizes(): void {
  class Observer {
    readonly #report: () => void;
    constructor(report: () => void) {
      this.#report = report;
    }
    observe() {
      this.#report();
    }
    disconnect() {
      return undefined;
    }
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 600 });
}
