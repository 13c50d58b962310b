import { Divider, MenuItem } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';
import { checkIcon } from './columnMenuIcons.tsx';

/** Smaller than in other menus, so that all items fit in a menu's max height (KIT-MENU-1). */
const dividerStyle = { margin: '4px 0' };

/** An item of a column's or a group's menu. */
export interface MenuEntry {
  /** The item's text. */
  label: string;
  /** The icon before the text. */
  icon: ReactNode;
  /** Runs the item's action. */
  run: () => void;
  /** True disables the item. Default false. */
  disabled?: boolean;
  /** Whether the item is checked; omitted for items that cannot be. */
  checked?: boolean;
  /** True keeps the menu open after a press. Default false. */
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
