/** The screen is as wide as on a desktop. */
class WideScreen {
  #report: ResizeObserverCallback;

  constructor(report: ResizeObserverCallback) {
    this.#report = report;
  }

  observe(element: Element): void {
    Object.defineProperty(element.parentElement, 'clientWidth', { value: 1_112, configurable: true });
    this.#report([{ contentRect: { width: 1_112, height: 800 } }] as never, this as never);
  }

  unobserve(): void {}

  disconnect(): void {}
}

/** Gives jsdom a ResizeObserver, which reports the width of a desktop. */
export function mockWideScreen(): void {
  Object.assign(window, { ResizeObserver: WideScreen });
}
