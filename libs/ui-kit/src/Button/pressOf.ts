import type { MouseEventHandler } from 'react';

/**
 * Returns what a press does: nothing, not even what a link or a button of a form does by itself, where the button says
 * `aria-disabled`.
 */
export function pressOf(
  isOutOfUse: boolean | 'true' | 'false' | undefined,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> | undefined {
  return isOutOfUse === true || isOutOfUse === 'true' ? (event) => event.preventDefault() : onClick;
}
