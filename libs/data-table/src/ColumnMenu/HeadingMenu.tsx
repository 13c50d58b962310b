import { Menu } from '@agency-insights/ui-kit';
import { useEffect } from 'react';
import { isRightToLeft } from '../grid/isRightToLeft.ts';
import type { HeadingActions } from '../hooks/headingActions.ts';
import type { Heading } from '../model/columns/headings.ts';
import type { ColumnMenuTexts } from '../texts/TableTexts.types.ts';
import { useTableWords } from '../texts/useTableWords.ts';
import * as icons from './columnMenuIcons.tsx';
import { item, menuItems, type MenuEntry } from './menuItems.tsx';

/** Props of `HeadingMenu`. */
export interface HeadingMenuProps<TRow> {
  /** The column or group. */
  heading: Heading;
  /** The header, or the button in it. */
  anchor: HTMLElement;
  /** What the user can do with columns and groups. */
  actions: HeadingActions<TRow>;
  /** Whether the heading is a column's or a group's. */
  kind: 'column' | 'group';
  /** Sections of items before the move and size sections. Default: none. */
  sections?: readonly MenuEntry[][];
  /** Closes the menu. */
  onClose: () => void;
}

/** The menu of a column or a group, which offers everything that dragging does (PLUS-16). */
export function HeadingMenu<TRow>(props: HeadingMenuProps<TRow>) {
  const { heading, anchor, kind, sections = [], onClose } = props;
  const { menu } = useTableWords().texts;
  // Headers load first and do not know of the menu; its button stays visible.
  useEffect(() => {
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.removeAttribute('aria-expanded');
  }, [anchor]);
  return (
    <Menu
      open
      anchor={anchor}
      onClose={onClose}
      aria-label={menu[kind](heading.header ?? '')}
      slotProps={{ paper: { sx: { minWidth: 224 } } }}
    >
      {menuItems([...sections, placeItems(props, menu), sizeItems(props, menu)], onClose)}
    </Menu>
  );
}

function placeItems<TRow>({ heading, anchor, actions }: HeadingMenuProps<TRow>, texts: ColumnMenuTexts): MenuEntry[] {
  // A column that its definition pins stays where it is (TABLE-COL-5).
  if (!actions.canPin(heading)) return [];
  // In a table that runs from right to left the first column is on the right.
  const isMirrored = isRightToLeft(anchor);
  const move = (label: string, icon: MenuEntry['icon'], direction: -1 | 1) =>
    item(label, icon, () => actions.moveStep(heading, direction), { disabled: !actions.canMove(heading, direction) });
  const pin = (label: string, icon: MenuEntry['icon'], edge: Heading['edge']) =>
    item(label, icon, () => actions.pin(heading, edge));
  const pins = [
    pin(texts.pinLeft, icons.pinLeftIcon, isMirrored ? 'right' : 'left'),
    pin(texts.pinRight, icons.pinRightIcon, isMirrored ? 'left' : 'right'),
  ];
  return [
    move(texts.moveLeft, icons.moveLeftIcon, isMirrored ? 1 : -1),
    move(texts.moveRight, icons.moveRightIcon, isMirrored ? -1 : 1),
    ...(heading.edge ? [pin(texts.unpin, icons.clearIcon, null)] : pins),
  ];
}

function sizeItems<TRow>(
  { heading, anchor, actions, kind }: HeadingMenuProps<TRow>,
  texts: ColumnMenuTexts,
): MenuEntry[] {
  const hide = kind === 'column' ? texts.hideColumn : texts.hideColumns;
  return [
    item(texts.fit, icons.fitIcon, () => actions.fit(heading, anchor)),
    item(hide, icons.hideIcon, () => actions.hide(heading), { disabled: !actions.canHide(heading) }),
  ];
}
