import { useLocale, useTexts } from '@agency-insights/ui-kit';
import { useEffect, useMemo, useRef, useState, type FocusEvent, type MouseEvent, type RefObject } from 'react';
import { unknownColumnWarnings } from '../columns/checkColumns.ts';
import { useWarningsOnce } from '../DataTable/useWarningsOnce.ts';
import type { GridExtras, GridKeyPress } from '../grid/GridExtras.types.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { sayOver } from '../grid/tableNote.ts';
import { cellPosition } from '../plugins/cellPosition.ts';
import { joinExtras } from '../plugins/joinExtras.ts';
import { pinnedRow, pinnedRowIndex } from '../plugins/pinnedRow.ts';
import { selectedRange } from '../plugins/selectedRange.ts';
import { useLatest } from '../state/useLatest.ts';
import { englishExtrasTexts } from '../texts/englishExtrasTexts.ts';
import { changeCells, fillDown, rowIndexAt, type ChangedTable } from './changeCells.ts';
import { CellField, type AfterCommit } from './CellField.tsx';
import type { CellEditor } from './cellEditing.types.ts';
import { fieldText, isBoolean } from './cellValues.ts';
import { editedAt, enter, type Entered } from './editedAt.ts';
import type { EditingControl } from './EditingControl.types.ts';
import { neighbourOf } from './neighbourOf.ts';
import { OwnCellField } from './OwnCellField.tsx';
import { pasteCells } from './pasteCells.ts';
import { useDirectChanges } from './useDirectChanges.ts';
import { useFollowedCell, type EditableCell, type FollowedCell } from './useFollowedCell.ts';

/** The cell being edited. */
interface OpenCell extends EditableCell {
  columnId: string;
  /** The column's header. */
  header: string;
  /** Initial text of the field. */
  text: string;
  /** True if the user started by typing. */
  isTyped: boolean;
  /** The value before the edit. */
  value: unknown;
  /** The editor's own field. */
  field: CellEditor['field'];
}

/** Adds editing to a grid. */
export function useEditingGrid<TRow>(grid: TableGridProps<TRow>, control: EditingControl<TRow>): TableGridProps<TRow> {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const locale = useLocale();
  const [open, setOpen] = useState<OpenCell | null>(null);
  useEditorWarnings(grid, control);
  const { onFocusCapture, show } = useNotice(grid, control);
  const follow = useFollowedCell(grid, open, () => setOpen(null));
  const begin = (cell: EditableCell, typed?: string): boolean => {
    const opened = editedAt(grid, control, cell, locale);
    const { field } = opened?.editor ?? {};
    if (!opened || (isBoolean(opened) && !field)) return false;
    const { id, header } = opened.definition;
    const text = typed ?? fieldText(opened);
    setOpen({ ...cell, columnId: id, header, text, isTyped: typed !== undefined, value: opened.before, field });
    return true;
  };
  const { commit, close } = useCommit(grid, control, { open, setOpen, begin, follow });
  const { toggle, clear, render } = useDirectChanges(grid, control, { follow, show });
  const latest = useLatest({ commit, close, onSay: grid.onSay });
  const cellOf = useMemo(() => (open ? fieldOf<TRow>(open, latest) : undefined), [open, latest]);
  const onUndoKey = undoKey(grid, control, follow);
  const tableAt = ({ target }: { target: EventTarget }): ChangedTable<TRow> => ({
    grid,
    control,
    texts,
    locale,
    say: (message) => sayOver(grid, target as Element, message),
  });
  const onKey = (press: GridKeyPress): boolean => {
    const { key, isInside, event } = press;
    const cell = cellAt(grid, event.target);
    if (isInside || !cell || key.alt) return false;
    if (!cell.pinned && changeRange(press, tableAt(event))) return true;
    if (key.ctrl) return onUndoKey(press, cell);
    if (key.key === 'Enter' || key.key === 'F2') return begin(cell) || toggle(cell);
    if (key.key === ' ') return !key.shift && toggle(cell);
    if (key.key === 'Delete' || key.key === 'Backspace') return clear(cell) || begin(cell, '');
    return key.key.length === 1 && begin(cell, key.key);
  };
  const own: GridExtras<TRow> = {
    gridAttributes: {
      onDoubleClick(event: MouseEvent) {
        const cell = cellAt(grid, event.target);
        // The clicks on a checkbox have toggled it.
        if (cell && !begin(cell) && !(event.target as Element).matches('[type=checkbox]')) toggle(cell);
      },
      onFocusCapture,
      onPaste: (event) => pasteCells(event, tableAt(event)),
    },
    onKey,
    // Pinned rows have positions before the list.
    markOf: (rowIndex, position) =>
      open?.rowIndex === rowIndex && Boolean(open.pinned) === position < 0 ? open.columnId : undefined,
    cellOf,
  };
  return { ...grid, render, handleRef: follow.handleRef, extras: joinExtras(grid.extras, own) };
}

/** Announces undo and redo, and shows and announces messages over the grid once it had the focus. */
function useNotice<TRow>(grid: TableGridProps<TRow>, control: EditingControl<TRow>) {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const used = useRef<HTMLElement>(null);
  const show = (message: string) => used.current && sayOver(grid, used.current, message);
  useEffect(() => {
    control.announceWith((message) => {
      if (message === 'editFailed') show(texts.editFailed);
      else grid.onSay(texts[message]);
    });
  });
  return {
    onFocusCapture: ({ currentTarget }: FocusEvent<HTMLElement>) => void (used.current = currentTarget),
    show,
  };
}

/** Warns once of each editor of a column that does not exist. */
function useEditorWarnings<TRow>({ logger, instance }: TableGridProps<TRow>, { options }: EditingControl<TRow>): void {
  const known = instance.getAllLeafColumns().map(({ id }) => id);
  useWarningsOnce(logger, unknownColumnWarnings(known, Object.keys(options.current.editors), ' in editors'));
}

/** Returns the cell of the list or of a pinned row that contains an element; null otherwise. */
function cellAt<TRow>(grid: TableGridProps<TRow>, target: EventTarget): EditableCell | null {
  const pinned = pinnedRow(target);
  if (pinned) {
    const column = Number((target as Element).closest('[aria-colindex]')?.getAttribute('aria-colindex')) - 1;
    return { rowIndex: pinnedRowIndex(pinned), column, pinned };
  }
  const at = cellPosition(target);
  return at && { rowIndex: rowIndexAt(grid, at.row), column: at.column, pinned };
}

/** Clears the selected range on Delete, and fills it down on Control + D. Returns whether the key did so. */
function changeRange<TRow>({ key, event }: GridKeyPress, table: ChangedTable<TRow>): boolean {
  const range = selectedRange(event.currentTarget);
  if (!range) return false;
  if (key.ctrl) return key.key.toLowerCase() === 'd' && fillDown(table, range);
  if (key.key !== 'Delete' && key.key !== 'Backspace') return false;
  changeCells(table, range, [['']], table.texts.cleared);
  return true;
}

/** The editing session of a cell. */
interface Session {
  open: OpenCell | null;
  setOpen: (open: OpenCell | null) => void;
  begin: (cell: EditableCell) => boolean;
  follow: FollowedCell;
}

/** Commits a typed text or the value of the editor's own field; returns the validation error, or null on success. */
type Commit = (entered: Entered, then: AfterCommit) => string | null;

/** Returns a function that commits and closes the field. */
function useCommit<TRow>(grid: TableGridProps<TRow>, control: EditingControl<TRow>, session: Session) {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const locale = useLocale();
  const { open, setOpen, begin, follow } = session;
  const { onSay } = grid;
  const close = (then: AfterCommit) => {
    setOpen(null);
    if (!open || then === 'leave') return;
    const next = then === 'stay' ? undefined : neighbourOf(grid, control, open, then === 'previous' ? -1 : 1);
    // An open field takes the focus itself.
    if (!next || !begin(next)) follow.to(next ?? open);
  };
  const commit: Commit = (entered, then) => {
    const cell = open && editedAt(grid, control, open, locale);
    if (!cell) return null;
    const fault = enter(grid, control, cell, entered, texts);
    if (fault !== null && then !== 'leave') return fault;
    close(then);
    // Leaving the cell with an invalid value restores the previous one.
    if (fault !== null) onSay(`${fault}. ${texts.editCancelled(open.header)}`);
    return null;
  };
  return { commit, close };
}

/** Returns the keyboard handler of undo and redo, which moves the focus to the changed cell. */
function undoKey<TRow>(
  { render }: TableGridProps<TRow>,
  { undo, redo, options }: EditingControl<TRow>,
  follow: FollowedCell,
) {
  return ({ key }: GridKeyPress, { rowIndex, pinned }: EditableCell): boolean => {
    const letter = key.key.toLowerCase();
    if (letter !== 'z' && letter !== 'y') return false;
    const isUndo = letter === 'z' && !key.shift;
    const edit = isUndo ? undo() : redo();
    const { editors } = options.current;
    const isIts = (id: string) => editors[id] && (editors[id].key ?? id) === edit?.key;
    const column = render.columns.findIndex(({ definition }) => isIts(definition.id));
    if (edit && column >= 0)
      follow.to({ rowIndex: edit.rowIndex, column, pinned: edit.rowIndex === rowIndex ? pinned : null });
    return true;
  };
}

/** The field in the open cell. Its handlers are those of the last render. */
function fieldOf<TRow>(
  open: OpenCell,
  latest: RefObject<{
    commit: Commit;
    close: (then: AfterCommit) => void;
    onSay: (text: string) => void;
  }>,
): GridExtras<TRow>['cellOf'] {
  const { header: label, text, isTyped, value, field } = open;
  const onSay = (message: string) => latest.current.onSay(message);
  const content = field ? (
    <OwnCellField
      {...{ label, value, field, onSay }}
      typed={isTyped ? text : ''}
      onCommit={(next) => latest.current.commit({ value: next }, 'stay')}
      onClose={(then) => latest.current.close(then)}
    />
  ) : (
    <CellField
      {...{ label, text, isTyped, onSay }}
      onCommit={(typed, then) => latest.current.commit({ text: typed }, then)}
      onCancel={() => latest.current.close('stay')}
    />
  );
  return (_mark, column) => (column.definition.id === open.columnId ? { content } : undefined);
}
