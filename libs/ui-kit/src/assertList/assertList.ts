/**
 * Makes sure that a component was given a list.
 * @throws TypeError for anything else, with a sentence that says what to give.
 */
export function assertList(owner: string, prop: string, value: unknown): void {
  if (!Array.isArray(value)) throw new TypeError(`${owner} needs a list as "${prop}"; it is ${String(value)}.`);
}
