import { Menu } from '@agency-insights/ui-kit';
import { isRightToLeft } from '../grid/isRightToLeft.ts';
import type { GroupActions } from '../hooks/groupActions.ts';
import type { GroupCell } from '../model/columns/groupRows.ts';
import * as icons from './columnMenuIcons.tsx';
import { menuItems, type MenuEntry } from './menuItems.tsx';

/** Props of `GroupMenu`. */
export interface GroupMenuProps {
  /** The group. */
  cell: GroupCell;
  /** Its header, or the button in it. */
  anchor: HTMLElement;
  /** What the user can do with groups. */
  actions: GroupActions;
  /** Closes the menu. */
  onClose: () => void;
}

/** What the user can do with a group of columns: everything that a drag does as well (PLUS-16). */
export function GroupMenu({ cell, anchor, actions, onClose }: GroupMenuProps) {
  const sections = [placeEntries({ cell, anchor, actions }), sizeEntries({ cell, anchor, actions })];
  return (
    <Menu open anchor={anchor} onClose={onClose} width={224} aria-label={`${cell.header} group menu`}>
      {menuItems(sections, onClose)}
    </Menu>
  );
}

type GroupOfMenu = Omit<GroupMenuProps, 'onClose'>;

function placeEntries({ cell, anchor, actions }: GroupOfMenu): MenuEntry[] {
  if (!actions.canPin(cell)) return [];
  const isMirrored = isRightToLeft(anchor);
  const [toLeft, toRight] = isMirrored ? ([1, -1] as const) : ([-1, 1] as const);
  const [left, right] = isMirrored ? (['right', 'left'] as const) : (['left', 'right'] as const);
  const pins: MenuEntry[] = [
    { label: 'Pin to the left', icon: icons.pinLeftIcon, run: () => actions.pin(cell, left) },
    { label: 'Pin to the right', icon: icons.pinRightIcon, run: () => actions.pin(cell, right) },
  ];
  return [
    {
      label: 'Move left',
      icon: icons.moveLeftIcon,
      run: () => actions.moveStep(cell, toLeft),
      disabled: !actions.canMove(cell, toLeft),
    },
    {
      label: 'Move right',
      icon: icons.moveRightIcon,
      run: () => actions.moveStep(cell, toRight),
      disabled: !actions.canMove(cell, toRight),
    },
    ...(cell.edge ? [{ label: 'Unpin', icon: icons.clearIcon, run: () => actions.pin(cell, null) }] : pins),
  ];
}

function sizeEntries({ cell, anchor, actions }: GroupOfMenu): MenuEntry[] {
  return [
    { label: 'Fit to content', icon: icons.fitIcon, run: () => actions.fit(cell, anchor) },
    { label: 'Hide columns', icon: icons.hideIcon, run: () => actions.hide(cell), disabled: !actions.canHide(cell) },
  ];
}
