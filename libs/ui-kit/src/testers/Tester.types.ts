/** Presses keys and buttons: what `userEvent` and `userEvent.setup(…)` of user-event have in common. */
export interface TesterUser {
  click: (element: Element) => Promise<unknown>;
  clear: (element: Element) => Promise<unknown>;
  keyboard: (keys: string) => Promise<unknown>;
  paste: (text: string) => Promise<unknown>;
  type: (element: Element, text: string) => Promise<unknown>;
}

/** What a tester works with. */
export interface TesterOptions {
  /** Where it looks. Default: the document's body. */
  within?: HTMLElement;
  /** Who presses keys: `userEvent.setup(…)`, for tests with manual timers. Default: user-event with its own settings. */
  user?: TesterUser;
}
