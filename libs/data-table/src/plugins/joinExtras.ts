import type { CellExtra, GridExtras } from '../grid/GridExtras.types.ts';

/** Separator between the marks of two plug-ins. */
const between = '\u0001';

/** Merges a plug-in's extras with those before it. */
export function joinExtras<TRow>(before: GridExtras<TRow> = {}, own: GridExtras<TRow>): GridExtras<TRow> {
  return {
    gridAttributes: { ...before.gridAttributes, ...own.gridAttributes },
    onKey: (press) => own.onKey?.(press) === true || before.onKey?.(press) === true,
    markOf(rowIndex, position) {
      const marks = [before.markOf?.(rowIndex, position), own.markOf?.(rowIndex, position)];
      return marks.some((mark) => mark !== undefined) ? marks.join(between) : undefined;
    },
    cellOf: joinedCells(before.cellOf, own.cellOf),
  };
}

type CellOf<TRow> = GridExtras<TRow>['cellOf'];

/** Merged functions are cached, or all rows would re-render. */
const joined = new WeakMap<object, WeakMap<object, unknown>>();
const nothing = () => undefined;

function joinedCells<TRow>(before: CellOf<TRow> = nothing, own: CellOf<TRow> = nothing): NonNullable<CellOf<TRow>> {
  const known = joined.get(before) ?? new WeakMap<object, unknown>();
  joined.set(before, known);
  const cellOf = (known.get(own) as CellOf<TRow>) ?? joinCells(before, own);
  known.set(own, cellOf);
  return cellOf;
}

function joinCells<TRow>(before: NonNullable<CellOf<TRow>>, own: NonNullable<CellOf<TRow>>): NonNullable<CellOf<TRow>> {
  return (mark, column, rowIndex) => {
    const end = mark.lastIndexOf(between);
    const first = mark.slice(0, end);
    const second = mark.slice(end + 1);
    return joinCell(
      first ? before(first, column, rowIndex) : undefined,
      second ? own(second, column, rowIndex) : undefined,
    );
  };
}

function joinCell(one: CellExtra | undefined, other: CellExtra | undefined): CellExtra | undefined {
  if (!one || !other) return one ?? other;
  return {
    attributes: { ...one.attributes, ...other.attributes },
    style: { ...one.style, ...other.style },
    content: other.content ?? one.content,
  };
}
