import { mistakenProp } from './mistakenProp.ts';

/**
 * Makes sure that a component was given a list.
 * @throws TypeError for anything else, with a sentence that says what to give.
 */
export function assertList(owner: string, prop: string, value: unknown): void {
  if (!Array.isArray(value)) throw mistakenProp(owner, 'a list', prop, value);
}
