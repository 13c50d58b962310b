'use client';
import type { TablePlugin } from './DataTable/TablePlugin.ts';
import { useCellRanges } from './ranges/useCellRanges.tsx';

/**
 * Plug-in of `DataTable` that selects cell ranges. Shift with arrows, Home, End, Page Up, Page Down or a click selects
 * from the focused cell, a drag of the mouse from the pressed one, Control + A all cells of the page; Control + C copies
 * tab-separated cells, Escape clears the range.
 */
export const cellRanges: TablePlugin = { extend: useCellRanges };
