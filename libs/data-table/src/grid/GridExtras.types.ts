import type { CSSProperties, HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import type { RenderColumn } from '../columns/renderColumns.ts';
import type { CommandKey } from './gridCommand.ts';
import type { CellPosition, GridExtent } from './gridNavigation.ts';

/** A key press in a cell, and actions for it. */
export interface GridKeyPress {
  event: KeyboardEvent<HTMLElement>;
  /** The key, mirrored in right-to-left tables. */
  key: CommandKey;
  /** The cell. */
  at: CellPosition;
  /** Whether the focus is on an element inside the cell. */
  isInside: boolean;
  extent: GridExtent;
  /** Brings a row of the page into view. */
  showRow: (row: number) => void;
  /** Focuses a cell. */
  moveTo: (target: CellPosition) => void;
}

/** A plug-in's changes to a cell. */
export interface CellExtra {
  /** Additional attributes of the cell. */
  attributes?: HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string | undefined>>;
  /** Additional style of the cell. */
  style?: CSSProperties;
  /** Replaces the content. */
  content?: ReactNode;
}

/** What plug-ins add to a grid. */
export interface GridExtras<TRow> {
  /** Attributes of the element with role grid. */
  gridAttributes?: HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string | undefined>>;
  /** Handles a key before the grid; returns whether it was handled. */
  onKey?: (press: GridKeyPress) => boolean;
  /** Returns a mark on which the row's cells depend; undefined for none. Rows re-render when it changes. */
  markOf?: (rowIndex: number, position: number) => string | undefined;
  /** Returns the changes to a cell of a marked row. Must be stable between renders. */
  cellOf?: (mark: string, column: RenderColumn<TRow>, rowIndex: number) => CellExtra | undefined;
}
