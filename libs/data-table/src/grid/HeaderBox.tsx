import type { HTMLAttributes, MouseEvent, ReactNode, RefObject } from 'react';
import { parts } from '../styles/parts.ts';
import type { HeadingActions } from '../hooks/headingActions.ts';
import type { Heading } from '../model/columns/headings.ts';
import { useTableWords } from '../texts/useTableWords.ts';
import { HeaderResizer } from './HeaderResizer.tsx';
import { startColumnDrag } from './startColumnDrag.ts';

/** Props of `HeaderBox`; other props go to its element. */
export interface HeaderBoxProps<TRow> extends HTMLAttributes<HTMLDivElement> {
  /** The column or group. */
  heading: Heading;
  /** Whether the heading is a column's or a group's. */
  kind: 'column' | 'group';
  /** The heading's first column among the visible ones, from 0. */
  index: number;
  /** The heading actions, which may change during a drag. */
  actions: RefObject<HeadingActions<TRow>>;
  /** Opens the heading's menu at an element. Omitted if columns have no menus. */
  onMenu: ((heading: Heading, anchor: HTMLElement) => void) | undefined;
  /** The heading's text. */
  children: ReactNode;
}

const shortcuts = 'Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowLeft Alt+Shift+ArrowRight';

/** Returns the keys that work on a header, for `aria-keyshortcuts`. */
export function headerShortcuts(hasMenu: boolean): string {
  return hasMenu ? `${shortcuts} Alt+ArrowDown` : shortcuts;
}

/** A header of a column or a group: it can be dragged, has a menu, and a grip to change its width. */
export function HeaderBox<TRow>(props: HeaderBoxProps<TRow>) {
  const { heading, kind, index, actions, onMenu, children, ...rest } = props;
  const { key, header, edge } = heading;
  const { menu } = useTableWords().texts;
  const openMenu = onMenu && ((anchor: HTMLElement) => onMenu(heading, anchor));
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- a button in it has the focus, or itself where it has no button
    <div
      role="columnheader"
      aria-colindex={index + 1}
      // The menu button and grip are not part of its name.
      aria-label={header ?? undefined}
      className={parts.headerCell}
      data-column-id={key}
      data-movable={edge ? undefined : ''}
      onPointerDown={(event) => startColumnDrag(event, heading, actions)}
      // The context menu opens the column menu: right click, menu key or Shift + F10.
      onContextMenu={
        openMenu &&
        ((event: MouseEvent<HTMLElement>) => {
          event.preventDefault();
          openMenu(event.currentTarget);
        })
      }
      {...rest}
    >
      {children}
      {openMenu && (
        // Not an arrow-key stop: Alt + arrow down on the header opens the menu.
        <button
          type="button"
          className={parts.menuButton}
          tabIndex={-1}
          aria-label={menu[kind](header ?? '')}
          aria-haspopup="menu"
          onClick={(event) => openMenu(event.currentTarget)}
        />
      )}
      <HeaderResizer
        onResize={(width, grip) => actions.current.resize(heading, width, grip)}
        onFit={(grip) => actions.current.fit(heading, grip)}
      />
    </div>
  );
}
