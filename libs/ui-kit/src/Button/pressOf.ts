import type { MouseEventHandler } from 'react';

/** Returns the click handler; with `aria-disabled` it also prevents the default action of a link or submit button. */
export function pressOf(
  isOutOfUse: boolean | 'true' | 'false' | undefined,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> | undefined {
  return isOutOfUse === true || isOutOfUse === 'true' ? (event) => event.preventDefault() : onClick;
}
