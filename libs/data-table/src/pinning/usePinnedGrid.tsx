import { colors } from '@agency-insights/ui-kit';
import { cloneElement, Fragment, useMemo, useSyncExternalStore, type CSSProperties, type MouseEvent } from 'react';
import type { RenderColumn } from '../columns/renderColumns.ts';
import { controlColumns } from '../columns/controlColumns.ts';
import { selectionColumnId } from '../columns/selectionColumn.ts';
import type { GroupedView } from '../grouping/GroupMembers.ts';
import { BodyRow } from '../grid/BodyRow.tsx';
import type { GridExtras, GridKeyPress } from '../grid/GridExtras.types.ts';
import { footRow, type CellPosition } from '../grid/gridNavigation.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { pinnedAttributes } from '../plugins/pinnedRow.ts';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { parts } from '../styles/parts.ts';
import type { PinTable } from './PinTable.ts';
import type { RowPin, RowPins } from './RowPins.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/** A pinned row that exists in the data. */
interface PinnedRow extends RowPin {
  /** Its index among the shown rows of all pages; -1 if it is filtered out. */
  place: number;
  /** Its row for the keyboard: between the header (-1) and the first row (0). */
  row: number;
}

/** Adds the pinned rows below a grid's header, with arrow key navigation. */
export function usePinnedGrid<TRow>(grid: TableGridProps<TRow>, pins: RowPins, table: PinTable): TableGridProps<TRow> {
  const { subscribe } = pins.news;
  const read = () => pins.list;
  const listed = useSyncExternalStore(subscribe, read, read);
  const { view, idOf } = grid;
  const { totalRows } = grid.selection;
  const pinned = useMemo(() => pinnedRows({ view, idOf, totalRows }, listed), [view, idOf, totalRows, listed]);
  useBrowserLayoutEffect(() => {
    table.follow(grid.idOf, grid.onSay);
  });
  const { renderHeader, headerHeight, placeholder, rowHeight, extras } = grid;
  const headRows = grid.headRows + pinned.length;
  const onKey = (press: GridKeyPress): boolean => {
    const target = pinTarget(press, pinned);
    if (target) press.moveTo(target);
    // Enter edits a cell before it activates the row.
    return (
      target !== null || pressPin(press, grid) || extras?.onKey?.(press) === true || enterPinned(press, grid, pinned)
    );
  };
  return {
    ...grid,
    headRows,
    rowStops: pinned.map(({ row }) => row),
    placeholder: placeholder && cloneElement(placeholder, { headRows }),
    headerHeight: headerHeight + pinned.length * rowHeight,
    renderHeader: (columns, active, all) => (
      <Fragment>
        {renderHeader(columns, active, all)}
        {pinned.length > 0 && <PinnedRows {...{ grid, pinned, columns, active }} extras={all} />}
      </Fragment>
    ),
    extras: { ...extras, onKey },
  };
}

/** Returns the pinned rows. At first and after a data change, they are found by id among all rows. */
function pinnedRows<TRow>(
  { view, idOf, totalRows }: Pick<TableGridProps<TRow>, 'view' | 'idOf'> & { totalRows: number },
  pins: readonly RowPin[],
): PinnedRow[] {
  const found = pins.flatMap((pin) => {
    const isPin = (row: number) => row >= 0 && view.reader.isLoaded(row) && idOf(row) === pin.id;
    // Kept, so that it is searched once.
    if (!isPin(pin.rowIndex)) pin.rowIndex = firstWhere(totalRows, isPin);
    if (pin.rowIndex < 0) return [];
    return [{ ...pin, place: firstWhere(view.rowCount, (at) => rowAtPlace(view, at) === pin.rowIndex) }];
  });
  return found.map((pin, index) => ({ ...pin, row: -1 + (index + 1) / (found.length + 1) }));
}

/** Returns the first number from 0 to `count - 1` that passes a test; -1 if none does. */
function firstWhere(count: number, isWanted: (place: number) => boolean): number {
  for (let place = 0; place < count; place += 1) if (isWanted(place)) return place;
  return -1;
}

/** Returns the target of arrow up and down around the pinned rows; null to leave it to the grid. */
function pinTarget({ key, at, isInside }: GridKeyPress, pinned: readonly PinnedRow[]): CellPosition | null {
  const direction = { ArrowUp: -1, ArrowDown: 1 }[key.key] ?? 0;
  if (pinned.length === 0 || isInside || key.alt || key.ctrl || direction === 0 || at.row === footRow) return null;
  const stops = [-1, ...pinned.map(({ row }) => row), 0];
  const target = stops.includes(at.row) ? stops[stops.indexOf(at.row) + direction] : undefined;
  return target === undefined ? null : { row: target, column: at.column };
}

/** Presses the pin button on Enter or Space in its cell. Returns whether there is one. */
function pressPin<TRow>({ key, at, isInside, event }: GridKeyPress, { render }: TableGridProps<TRow>): boolean {
  const isPin = at.row > -1 && render.columns[at.column]?.definition.id === controlColumns.pin;
  if (isInside || !isPin || key.shift || !/^(Enter| )$/.test(key.key)) return false;
  const button = (event.target as HTMLElement).querySelector('button');
  button?.click();
  return button !== null;
}

/** Handles Enter in a pinned row: focuses the control in its cell, or activates the row. */
function enterPinned<TRow>(
  { key, at, isInside, event }: GridKeyPress,
  { onRowActivate }: TableGridProps<TRow>,
  pinned: readonly PinnedRow[],
): boolean {
  const pin = pinned.find(({ row }) => row === at.row);
  if (!pin || isInside || key.key !== 'Enter') return false;
  const inner = (event.target as HTMLElement).querySelector<HTMLElement>('a[href], button, input');
  if (inner) inner.focus();
  else onRowActivate?.(pin.rowIndex, pin.place);
  return true;
}

interface PinnedRowsProps<TRow> {
  grid: TableGridProps<TRow>;
  pinned: readonly PinnedRow[];
  columns: readonly RenderColumn<TRow>[];
  active: CellPosition;
  extras: GridExtras<TRow> | undefined;
}

/** The pinned rows, sticky below the headers. */
function PinnedRows<TRow>({ grid, pinned, columns, active, extras }: PinnedRowsProps<TRow>) {
  const { view, rowHeight, selection, idOf, render, onRowActivate } = grid;
  const style = {
    position: 'relative',
    height: pinned.length * rowHeight,
    boxShadow: `0 1px 0 1px ${colors.controlLine}`,
    // Sets the height of the rows in the header.
    '--header-height': 'var(--row-height)',
  } as CSSProperties;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const clicked = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const pin = pinned.find(({ row }) => String(row) === clicked);
    if (!pin) return;
    const column = Number(target.closest('[aria-colindex]')?.getAttribute('aria-colindex')) - 1;
    const isSelection = render.columns[column]?.definition.id === selectionColumnId;
    // A click on the label also fires a click on its checkbox.
    if (isSelection && (target instanceof HTMLInputElement || !target.closest('label'))) togglePin(grid, pin);
    else if (!isSelection && !target.closest('a, button, input')) onRowActivate?.(pin.rowIndex, pin.place);
  };
  return (
    <div role="none" style={style} onClick={onClick}>
      {pinned.map((pin, index) => (
        <div key={pin.id} role="none" className={parts.body} {...pinnedAttributes(pin.rowIndex)}>
          <BodyRow
            reader={view.reader}
            columns={columns}
            className={grid.classOf?.(pin.rowIndex)}
            rowIndex={pin.rowIndex}
            position={pin.row}
            ariaRowIndex={grid.headRows + index + 1}
            top={index * rowHeight}
            activeColumn={active.row === pin.row ? active.column : -1}
            clickable={onRowActivate !== undefined}
            isLoaded
            isSelected={canSelect(grid, pin) ? selection.has(idOf(pin.rowIndex)) : null}
            depth={null}
            isExpanded={null}
            mark={extras?.markOf?.(pin.rowIndex, pin.row)}
            cellOf={extras?.cellOf}
          />
        </div>
      ))}
    </div>
  );
}

/** Toggles a pinned row: by its id if its group is closed. */
function togglePin<TRow>(grid: TableGridProps<TRow>, pin: PinnedRow): void {
  const { selection, idOf } = grid;
  const id = idOf(pin.rowIndex);
  if (pin.place >= 0) selection.toggle(pin.place, false);
  else if (canSelect(grid, pin)) selection.selectIds([id], !selection.has(id));
}

function canSelect<TRow>({ selection, view }: TableGridProps<TRow>, { rowIndex, place }: PinnedRow): boolean {
  const { members }: GroupedView<TRow> = view;
  const isShown = place >= 0 || members?.passes(rowIndex) === true;
  return selection.mode !== undefined && isShown && selection.canSelect(rowIndex);
}
