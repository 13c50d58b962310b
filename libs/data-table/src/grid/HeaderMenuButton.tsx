import { parts } from '../DataTable/parts.ts';

/** Props of `HeaderMenuButton`. */
export interface HeaderMenuButtonProps {
  /** The button's name. */
  label: string;
  /** Called with the element that the menu is to hang from. */
  onOpen: (anchor: HTMLElement) => void;
}

/** Opens a column's menu. The arrow keys do not stop at it: on the header, Alt with the down arrow opens the menu. */
export function HeaderMenuButton({ label, onOpen }: HeaderMenuButtonProps) {
  return (
    <button
      type="button"
      className={parts.menuButton}
      tabIndex={-1}
      aria-label={label}
      aria-haspopup="menu"
      onClick={(event) => onOpen(event.currentTarget)}
    />
  );
}
