/**
 * Makes sure that a component was given a lower and an upper number. What is no number in it is the component's to
 * deal with: it may come from a server.
 * @throws TypeError for anything but a list of two, with a sentence that says what to give.
 */
export function assertPair(owner: string, prop: string, value: unknown): void {
  if (Array.isArray(value) && value.length === 2) return;
  throw new TypeError(`${owner} needs a lower and an upper number as "${prop}"; it is ${JSON.stringify(value)}.`);
}
