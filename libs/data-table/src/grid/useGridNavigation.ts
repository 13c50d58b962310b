import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { parts } from '../styles/parts.ts';
import { gridCommand } from './gridCommand.ts';
import type { CellFacts, GridCommand } from './gridCommand.ts';
import type { GridExtras } from './GridExtras.types.ts';
import { clampCell, footRow, nextCell } from './gridNavigation.ts';
import type { CellPosition, GridExtent } from './gridNavigation.ts';
import { isRightToLeft } from './isRightToLeft.ts';
import { isTextMarked } from './isTextMarked.ts';

/** Handlers of keys and clicks. Rows are indexes on the page, columns indexes among the visible ones. */
export interface GridHandlers {
  /** Makes the column or group of a header narrower (-1) or wider (1). */
  onResizeStep: (at: CellPosition, direction: -1 | 1, header: HTMLElement) => void;
  /** Moves the column or group of a header one place to the left (-1) or to the right (1); returns its column then. */
  onMoveColumn: (at: CellPosition, direction: -1 | 1) => number;
  /** Opens the menu of a column or group at its header. */
  onColumnMenu: ((at: CellPosition, header: HTMLElement) => void) | undefined;
  /** Activates a row: Enter or a click. */
  onRowActivate: ((row: number) => void) | undefined;
  /** Toggles a row's selection; with `extend`, selects the range from the last one. */
  onToggleRow: (row: number, extend: boolean) => void;
  /** Extends the selection from a row to the one above or below it. */
  onExtendSelection: (from: number, to: number) => void;
  /** Selects all rows. */
  onSelectAll: () => void;
  /** Shows (true) or hides the rows nested in a row. */
  onExpandRow: (row: number, open: boolean) => void;
  /** Shows the rows nested in a row and in those beside it. */
  onExpandSiblings: (row: number) => void;
  /** Copies the selected rows, or a cell. */
  onCopy: (cell: HTMLElement) => void;
}

/** Options of `useGridNavigation`. */
export interface GridNavigationOptions extends GridHandlers {
  /** The element with role grid. */
  gridRef: RefObject<HTMLElement | null>;
  /** Size of the grid. */
  extent: GridExtent;
  /** Brings a row of the page into view. */
  showRow: (row: number) => void;
  /** False if the rows exceed the browser's max height, so that positions are scaled. */
  placesAreTrue: boolean;
  /** How many rows can be selected at a time; undefined for none. */
  selection: 'single' | 'multiple' | undefined;
  /** The column with the checkboxes, -1 if there is none. */
  selectionColumn: number;
  /** Moves from a cell to the parent row. */
  onParent: (from: CellPosition) => void;
  /** Handles a key before the grid. */
  onKey?: GridExtras<unknown>['onKey'];
}

/** Selector of the controls in cells, which handle presses themselves. */
export const interactive =
  'a[href],button,input,label,select,textarea,[role=button],[role=checkbox],[role=link],[contenteditable=true]';

/** Keyboard and pointer in the grid: one tab stop, arrows between cells, Enter and clicks on rows. */
export function useGridNavigation(options: GridNavigationOptions) {
  const { gridRef, extent, showRow, placesAreTrue } = options;
  const [position, setPosition] = useState<CellPosition>({ row: -1, column: 0 });
  const focusPending = useRef(false);
  const active = clampCell(position, extent);

  const moveTo = (target: CellPosition) => {
    focusPending.current = true;
    setPosition(target);
    if (target.row >= 0 && target.row !== footRow) showRow(target.row);
  };

  // Focuses the cell after the render, which may have created it.
  useBrowserLayoutEffect(() => {
    if (!focusPending.current) return;
    focusPending.current = false;
    const cell = cellElement(gridRef.current, active);
    cell?.focus({ preventScroll: true });
    // With scaled positions, `showRow` has scrolled to the row; its header scrolls to the column.
    const shown = placesAreTrue ? cell : headerOf(gridRef.current, active.column);
    shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [active, gridRef, placesAreTrue]);

  useStandIn(gridRef, active);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = closestCell(event);
    if (!cell || event.defaultPrevented) return;
    // A group's header covers several columns: arrows return to the column of origin.
    const from = cell === cellElement(gridRef.current, active) ? active : readPosition(cell);
    const key = readKey(event);
    const facts = factsOf(event, cell, from, options);
    if (options.onKey?.({ event, key, at: from, isInside: facts.isInside, extent, showRow, moveTo })) {
      event.preventDefault();
      return;
    }
    const command = gridCommand(from, key, facts);
    if (command) {
      event.preventDefault();
      runCommand(command, cell, from, options, moveTo);
      return;
    }
    const target = !facts.isInside && !key.alt ? nextCell(from, key, extent) : null;
    if (!target) return;
    event.preventDefault();
    // The cell of a table without rows is only left upwards.
    const isPlaceholder = from.row !== footRow && from.row >= extent.rows;
    if (!isPlaceholder || key.key === 'ArrowUp') moveTo(target);
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = closestCell(event);
    if (cell && cell !== cellElement(gridRef.current, active)) setPosition(readPosition(cell));
  };
  const onClick = (event: MouseEvent<HTMLElement>) => handleClick(event, options);
  return { active, moveTo, gridProps: { onKeyDown, onFocus, onClick } };
}

/**
 * Moves the focus from a removed cell, for example while rows load, to the nearest one, and back when it exists again.
 */
function useStandIn(gridRef: RefObject<HTMLElement | null>, active: CellPosition): void {
  const before = useRef(active);
  const { row, column } = active;
  useBrowserLayoutEffect(() => {
    const left = before.current;
    before.current = { row, column };
    const focused = gridRef.current?.ownerDocument.activeElement;
    if (!focused || focused !== cellElement(gridRef.current, left)) return;
    if (left.row !== row || left.column !== column) cellElement(gridRef.current, { row, column })?.focus();
  }, [gridRef, row, column]);
}

function runCommand(
  command: GridCommand,
  cell: HTMLElement,
  from: CellPosition,
  options: GridNavigationOptions,
  moveTo: (target: CellPosition) => void,
): void {
  const header = cell.closest<HTMLElement>('[role="columnheader"]');
  switch (command.kind) {
    case 'resize-column':
      return header ? options.onResizeStep(from, command.direction, header) : undefined;
    case 'move-column': {
      const column = options.onMoveColumn(from, command.direction);
      // The focus stays with the column.
      return column === from.column ? undefined : moveTo({ ...from, column });
    }
    case 'open-menu':
      return header ? options.onColumnMenu?.(from, header) : undefined;
    case 'select-row':
      return options.onToggleRow(from.row, command.extend);
    case 'extend-selection': {
      const row = from.row + command.direction;
      if (row < 0 || row >= options.extent.rows) return undefined;
      options.onExtendSelection(from.row, row);
      return moveTo({ ...from, row });
    }
    case 'select-all':
      return options.onSelectAll();
    case 'expand-row':
      return options.onExpandRow(from.row, command.open);
    case 'expand-siblings':
      return options.onExpandSiblings(from.row);
    case 'go-to-parent':
      return options.onParent(from);
    case 'leave-cell':
      return cell.focus();
    case 'copy':
      return options.onCopy(cell);
    case 'enter-cell': {
      const inner = cell.querySelector<HTMLElement>(
        `:is(${interactive}):not(:disabled, [data-expander], [data-row-link], label)`,
      );
      return inner ? inner.focus() : options.onRowActivate?.(from.row);
    }
  }
}

/** Handles a click on a checkbox, an expand button or the row. */
function handleClick(event: MouseEvent<HTMLElement>, options: GridNavigationOptions): void {
  const cell = closestCell(event);
  const from = cell && readPosition(cell);
  if (!from || from.row < 0 || from.row === footRow) return;
  const target = event.target as Element;
  if (from.column === options.selectionColumn) {
    // A click on the label also fires a click on its checkbox.
    if (target.closest('label') && !(target instanceof HTMLInputElement)) return;
    options.onToggleRow(from.row, event.shiftKey);
    return;
  }
  const expander = target.closest<HTMLElement>('[data-expander]');
  if (expander) {
    options.onExpandRow(from.row, expander.dataset['open'] === 'false');
    return;
  }
  // A press clears earlier selections: selected text was selected by this press.
  if (target.closest(interactive) || isTextMarked()) return;
  options.onRowActivate?.(from.row);
}

/** Keys of a button, link or checkbox in a cell. After a click focuses it, all other keys work as in its cell. */
const ownKeys = /^(Escape|Enter|F2| )$/;

/** Selector of the controls in cells that Space presses. */
const spaceControls = `:is(${interactive}):not(a,[role=link],[data-expander])`;

function factsOf(
  event: KeyboardEvent<HTMLElement>,
  cell: HTMLElement,
  from: CellPosition,
  { selection, selectionColumn }: GridNavigationOptions,
): CellFacts {
  const target = event.target as Element;
  // Expansion state of the row, only in the tree column.
  const row = cell.matches(`.${parts.treeCell}`) ? cell.closest('[role="row"]') : null;
  const expanded = row?.getAttribute('aria-expanded');
  const isOwnKey = ownKeys.test(event.key) && !(event.key === ' ' && target.matches('a'));
  return {
    isInside: event.target !== cell && (isOwnKey || !target.matches('button,a,[type=checkbox]')),
    isSelectionCell: from.column === selectionColumn,
    usesSpace: cell.querySelector(spaceControls) !== null,
    selection,
    isExpanded: expanded ? expanded === 'true' : null,
    depth: row && Number(row.getAttribute('aria-level')) - 1,
    isTextMarked: isTextMarked(),
  };
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Returns the key, with arrows swapped in right-to-left tables. */
function readKey({ key, altKey, ctrlKey, metaKey, shiftKey, currentTarget }: KeyboardEvent) {
  const other = mirrored[key];
  return {
    key: other && isRightToLeft(currentTarget) ? other : key,
    alt: altKey,
    ctrl: ctrlKey || metaKey,
    shift: shiftKey,
  };
}

/** Returns the event's cell, if it belongs to this grid: events of portals and nested grids bubble too. */
function closestCell({ target, currentTarget }: SyntheticEvent): HTMLElement | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column], [role="gridcell"]') : null;
  return cell?.closest('[role="grid"], [role="treegrid"]') === currentTarget ? cell : null;
}

/** Cells use `aria-colindex` from 1; header buttons have their index from 0. The cell of a table without rows is in row 0. */
function readPosition(cell: HTMLElement): CellPosition {
  const row = cell.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const column = cell.dataset['column'] ?? Number(cell.getAttribute('aria-colindex')) - 1;
  return { row: Number(row ?? 0), column: Number(column) };
}

function cellElement(grid: HTMLElement | null, { row, column }: CellPosition): HTMLElement | null {
  if (row < -1) return groupElement(grid, row, column);
  const cell = row <= -1 ? `[data-column="${column}"]` : `[role="gridcell"][aria-colindex="${column + 1}"]`;
  return grid?.querySelector<HTMLElement>(`[data-row="${row}"] ${cell}`) ?? null;
}

function groupElement(grid: HTMLElement | null, row: number, column: number): HTMLElement | null {
  const headers = grid?.querySelectorAll<HTMLElement>(`[data-row="${row}"] [data-span]`) ?? [];
  const covers = ({ dataset }: HTMLElement) => {
    const offset = column - Number(dataset['column']);
    return offset >= 0 && offset < Number(dataset['span']);
  };
  return Array.from(headers).find(covers) ?? null;
}

function headerOf(grid: HTMLElement | null, column: number): HTMLElement | null {
  return cellElement(grid, { row: -1, column })?.closest<HTMLElement>('[role="columnheader"]') ?? null;
}
