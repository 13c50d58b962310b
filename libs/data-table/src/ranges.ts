'use client';
import type { TablePlugin } from './DataTable/TablePlugin.ts';
import { useCellRanges } from './ranges/useCellRanges.tsx';

/**
 * Ranges of cells: Shift and the arrows, Home, End, Page Up and Page Down, or Shift and a click, mark cells from the one that has
 * the focus; Control + C copies them as a sheet takes them, Escape takes the marks away. A plug-in of `DataTable`.
 */
export const cellRanges: TablePlugin = { extend: useCellRanges };
