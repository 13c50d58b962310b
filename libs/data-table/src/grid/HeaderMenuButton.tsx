import { parts } from '../DataTable/parts.ts';

/** Props of `HeaderMenuButton`. */
export interface HeaderMenuButtonProps {
  /** The column's header text. */
  header: string;
  /** Called with the element that the menu is to hang from. */
  onOpen: (anchor: HTMLElement) => void;
}

/** Opens a column's menu. The arrow keys do not stop at it: on the header, Alt with the down arrow opens the menu. */
export function HeaderMenuButton({ header, onOpen }: HeaderMenuButtonProps) {
  return (
    <button
      type="button"
      className={parts.menuButton}
      tabIndex={-1}
      aria-label={`${header} column menu`}
      aria-haspopup="menu"
      onClick={(event) => onOpen(event.currentTarget)}
    />
  );
}
