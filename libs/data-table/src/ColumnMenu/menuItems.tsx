import { Divider, MenuItem } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';
import { checkIcon } from '../grid/columnMenuIcons.tsx';

/** Less than between sections of other menus, so that all items are in view within the max height of a menu (KIT-MENU-1). */
const dividerStyle = { margin: '4px 0' };

/** An item of a column's or a group's menu. */
export interface MenuEntry {
  /** The item's text. */
  label: string;
  /** The icon before the text. */
  icon: ReactNode;
  /** Does what the item says. */
  run: () => void;
  /** True for an item that cannot be used now. Default false. */
  disabled?: boolean;
  /** Whether the item is the chosen one of its kind; left out for other items. */
  checked?: boolean;
  /** True for an item that leads on: its press does not close the menu. Default false. */
  staysOpen?: boolean;
}

/** Returns an item of a menu. */
export function item(label: string, icon: ReactNode, run: () => void, options: Partial<MenuEntry> = {}): MenuEntry {
  return { label, icon, run, ...options };
}

/** Returns the items of a menu, with a line between its sections. */
export function menuItems(sections: readonly (readonly MenuEntry[])[], onClose: () => void): ReactNode[] {
  return sections
    .filter((entries) => entries.length > 0)
    .flatMap((entries, index) => {
      const items = entries.map((entry) => menuItem(entry, onClose));
      return index === 0 ? items : [<Divider key={index} role="separator" style={dividerStyle} />, ...items];
    });
}

function menuItem({ label, icon, run, disabled, checked, staysOpen }: MenuEntry, onClose: () => void): ReactNode {
  return (
    <MenuItem
      key={label}
      disabled={disabled}
      role={checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={checked}
      icon={icon}
      onClick={() => {
        run();
        if (!staysOpen) onClose();
      }}
    >
      <span style={{ flex: 1 }}>{label}</span>
      {checked && checkIcon}
    </MenuItem>
  );
}
