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
      data-menu-button
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M8 3.2v.01M8 8v.01M8 12.8v.01" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
    </button>
  );
}
