import type { PointerEvent, RefObject } from 'react';
import { parts } from '../styles/parts.ts';
import type { HeadingActions } from '../hooks/headingActions.ts';
import type { Heading } from '../model/columns/headings.ts';
import { followColumnDrag } from './columnDrag.ts';

/**
 * Starts a drag of a column or a group at a press on its header.
 * @param actions What can be done with the columns of now: they may change during the drag.
 */
export function startColumnDrag<TRow>(
  event: PointerEvent<HTMLElement>,
  heading: Heading,
  actions: RefObject<HeadingActions<TRow>>,
): void {
  if (!isHeaderPress(event)) return;
  const canMove = heading.edge === null;
  followColumnDrag({
    header: event.currentTarget,
    label: canMove ? (heading.header ?? '') : actions.current.pinnedRefusal,
    startX: event.clientX,
    pointerId: event.pointerId,
    canMove,
    isThere: () => actions.current.find(heading.key) !== undefined,
    onStart: () => canMove || actions.current.refuseMove(),
    onDrop: (key, side) => {
      const { find, moveBeside } = actions.current;
      const [dragged, target] = [find(heading.key), find(key)];
      if (dragged && target) moveBeside(dragged, target, side);
    },
  });
}

/**
 * Whether a press on a header may start a drag: with the main button, outside the grip and menu button. Touch scrolls
 * the table instead; the menu moves columns.
 */
function isHeaderPress({ target, button, pointerType }: PointerEvent<HTMLElement>): boolean {
  const isOnControl = (target as Element).closest(`.${parts.resizer}, .${parts.menuButton}`);
  return button === 0 && pointerType !== 'touch' && !isOnControl;
}
