import { unknownColumnWarnings } from '../columns/checkColumns.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import { selectionColumnId } from '../columns/selectionColumn.ts';
import { cellWords } from '../grid/cellContent.tsx';
import type { GridExtras } from '../grid/GridExtras.types.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { joinExtras } from '../plugins/joinExtras.ts';
import { placesWhere } from '../rows/placesWhere.ts';
import type { SelectionShare } from '../selection/rowSelectionRules.ts';
import { GroupCheckbox } from './GroupCheckbox.tsx';
import type { GroupedView, GroupMembers } from './GroupMembers.ts';
import { RowsOfIds } from './RowsOfIds.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/** With more named rows, all rows are read instead of finding each. */
const mostSearched = 1_000;

/**
 * Returns a function that gives group rows checkboxes for all of their rows that pass the search and filters, and lets their
 * labels run over empty cells. It warns once of a label column that the table lacks.
 */
export function groupSelection(labelColumn?: string) {
  let isTold = false;
  const checkLabel = <TRow,>({ logger, instance }: TableGridProps<TRow>) => {
    if (isTold || !logger || labelColumn === undefined) return;
    const known = instance.getAllLeafColumns().map(({ id }) => id);
    for (const warning of unknownColumnWarnings(known, [labelColumn], ' in labelColumn')) {
      isTold = true;
      // Reported after render: a logger may set state.
      queueMicrotask(() => logger.warn(warning));
    }
  };
  const found = new RowsOfIds();
  let last: { view: unknown; selected: unknown; shareOf: (group: number) => SelectionShare } | null = null;
  return function extendGrid<TRow>(grid: TableGridProps<TRow>): TableGridProps<TRow> {
    checkLabel(grid);
    const { view, selection, idOf, render } = grid;
    const { members }: GroupedView<TRow> = view;
    if (!members) return grid;
    const { dataRows } = members;
    const isMultiple = selection.mode === 'multiple';
    const shareOf = (group: number): SelectionShare => {
      if (last?.view !== view || last.selected !== selection.selected)
        last = { view, selected: selection.selected, shareOf: sharesOf(grid, members, found) };
      return last.shareOf(group);
    };
    const toggle = (place: number, extend: boolean) => {
      const row = rowAtPlace(view, place);
      if (row < dataRows) {
        found.add(idOf(row), row);
        return selection.toggle(place, extend);
      }
      if (!isMultiple) return;
      const rows = members.rowsOf(row - dataRows).filter(selection.canSelect);
      selection.selectIds(rows.map(idOf), shareOf(row - dataRows) !== 'all');
    };
    const titled = render.columns.find((column) => column.titled)?.titled;
    const markOf = (row: number) => {
      if (row < dataRows) return undefined;
      const box = isMultiple && titled ? `${shareOf(row - dataRows)} ${cellWords(view.reader, row, titled)}` : '';
      return `${labelSpan(grid, row)} ${box}`;
    };
    const extras = joinExtras(grid.extras, { markOf, cellOf: groupCell });
    return { ...grid, selection: { ...selection, toggle }, extras };
  };
}

/** Returns the function that tells how many of a group's rows are selected. */
function sharesOf<TRow>({ selection, idOf }: TableGridProps<TRow>, members: GroupMembers, found: RowsOfIds) {
  const { selected, count, has, canSelect } = selection;
  const { counts, dataRows } = members;
  const { mode, ids } = selected;
  const isNamed = mode === 'include';
  const named =
    ids.length > mostSearched
      ? placesWhere(dataRows, (row) => has(idOf(row)) === isNamed)
      : found.of(ids, dataRows, idOf);
  const namedIn = members.countIn(named);
  const blockedIn = members.countIn(isNamed && count > 0 ? placesWhere(dataRows, (row) => !canSelect(row)) : []);
  return (group: number): SelectionShare => {
    const size = counts[group]!;
    const chosen = isNamed ? namedIn[group]! : size - namedIn[group]!;
    if (chosen === 0) return 'none';
    return chosen === size - blockedIn[group]! ? 'all' : 'some';
  };
}

/** Returns over how many columns a group's label runs: its own and the empty ones after it, unless it is pinned. */
function labelSpan<TRow>({ render: { columns }, view }: TableGridProps<TRow>, row: number): number {
  const main = columns.findIndex(({ isMain }) => isMain);
  const isFull = ({ definition }: RenderColumn<TRow>) => cellWords(view.reader, row, definition) !== '';
  const end = columns.findIndex((column, index) => index > main && isFull(column));
  return columns[main]?.pinned ? 1 : (end < 0 ? columns.length : end) - main;
}

/**
 * Cells of group rows, by the span of the label, the share of selected rows and the title. They are placed by their columns, since
 * the label covers empty ones. Of single rows, a group has no checkbox.
 */
const groupCell: GridExtras<never>['cellOf'] = (mark, { definition, index, isMain }) => {
  const [span = '', share = ''] = mark.split(' ', 2);
  const title = mark.slice(span.length + share.length + 2);
  const box = share ? <GroupCheckbox share={share as SelectionShare} title={title} /> : <span />;
  return {
    style: { gridRow: 1, gridColumnStart: index + 1, gridColumnEnd: isMain ? `span ${span}` : undefined },
    content: definition.id === selectionColumnId ? box : undefined,
  };
};
