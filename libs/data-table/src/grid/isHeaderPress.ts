import type { PointerEvent } from 'react';
import { parts } from '../DataTable/parts.ts';

/**
 * Whether a press on a header may become a drag: one of the main button, and not on the header's grip or menu button. Fingers
 * scroll the table: for them the menu moves columns.
 */
export function isHeaderPress({ target, button, pointerType }: PointerEvent<HTMLElement>): boolean {
  const isOnControl = (target as Element).closest(`.${parts.resizer}, .${parts.menuButton}`);
  return button === 0 && pointerType !== 'touch' && !isOnControl;
}
