/**
 * Makes sure that a component was given a number. NaN is the component's to deal with: it may come from a server.
 * @throws TypeError for anything else, with a sentence that says what to give.
 */
export function assertNumber(owner: string, prop: string, value: unknown): void {
  if (typeof value === 'number') return;
  throw new TypeError(`${owner} needs a number as "${prop}"; it is ${JSON.stringify(value)}.`);
}
