import type { CSSProperties, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { RenderColumn } from '../columns/renderColumns.ts';
import type { CommandKey } from './gridCommand.ts';
import type { CellPosition, GridExtent } from './gridNavigation.ts';

/** A key press in a cell, and what can be done about it. */
export interface GridKeyPress {
  event: KeyboardEvent<HTMLElement>;
  /** The key as it counts from left to right. */
  key: CommandKey;
  /** The cell. */
  at: CellPosition;
  /** The focus is on something inside the cell that may have a use for the key. */
  isInside: boolean;
  extent: GridExtent;
  /** Brings a row of the page into view. */
  showRow: (row: number) => void;
  /** Gives a cell the focus. */
  moveTo: (target: CellPosition) => void;
}

/** What a plug-in changes in a cell. */
export interface CellExtra {
  /** Attributes of the cell beside its own. */
  attributes?: HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string | undefined>>;
  /** Style of the cell beside its own. */
  style?: CSSProperties;
  /** In place of its content. */
  content?: ReactNode;
}

/** What plug-ins add to a grid. */
export interface GridExtras<TRow> {
  /** Attributes of the element with role grid. */
  gridAttributes?: HTMLAttributes<HTMLElement>;
  /** Takes a key before the grid does; returns whether it was used. */
  onKey?: (press: GridKeyPress) => boolean;
  /** What the cells of a row depend on beside its values; undefined where no plug-in changes it. Rows re-render when it changes. */
  markOf?: (rowIndex: number, position: number) => string | undefined;
  /** What changes in a cell of a row with a mark. Must be a function that stays the same between renders. */
  cellOf?: (mark: string, column: RenderColumn<TRow>, rowIndex: number) => CellExtra | undefined;
}
