import { mistakenProp } from '../assertList/mistakenProp.ts';

/**
 * Makes sure that a component of one value was given one, or none.
 * @throws TypeError for anything else, with a sentence that says what to give.
 */
export function assertValue(owner: string, value: unknown): void {
  if (value !== null && typeof value !== 'string') throw mistakenProp(owner, 'a text or null', 'value', value);
}
