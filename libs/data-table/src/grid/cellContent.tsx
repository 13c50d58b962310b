import { Checkbox } from '@agency-insights/ui-kit';
import type { ReactNode } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { columnText } from '../columns/columnText.ts';
import { parts } from '../styles/parts.ts';
import type { RowReader } from '../engine/TableView.ts';
import { readOrNothing } from '../engine/readOrNothing.ts';
import { ChipCell } from './ChipCell.tsx';
import { rowDetails } from '../model/rows/rowDetails.ts';

/** Whether a column's cells hold text and nothing else. */
export function isTextCell<TRow>({ cell, type }: ColumnDef<TRow>): boolean {
  if (type === 'chip' || type === 'checkbox') return false;
  return type === 'text' || !cell;
}

/** The content of a cell of a loaded row. */
export function cellContent<TRow>(reader: RowReader<TRow>, rowIndex: number, definition: ColumnDef<TRow>): ReactNode {
  const own = reader.textOf?.(definition.id, rowIndex);
  if (own !== undefined) return own;
  const value = readValue(reader, rowIndex, definition);
  if (definition.type === 'chip') return <ChipCell value={value} format={columnText(definition)} />;
  if (definition.type === 'checkbox') return checkboxContent(value, reader, rowIndex, definition);
  if (definition.cell && !isTextCell(definition)) {
    const content = definition.cell({ value, ...rowDetails(reader, rowIndex) });
    // Bare text needs an element to get an ellipsis.
    return typeof content === 'string' || typeof content === 'number' ? (
      <span className={parts.bareText}>{content}</span>
    ) : (
      content
    );
  }
  return columnText(definition)(value);
}

/** Returns a cell's text, also for custom cells; objects as in the search. */
export function cellWords<TRow>(reader: RowReader<TRow>, rowIndex: number, definition: ColumnDef<TRow>): string {
  const own = reader.textOf?.(definition.id, rowIndex);
  if (own !== undefined) return own;
  const value = readValue(reader, rowIndex, definition);
  const words = columnText(definition)(value);
  if (isTextCell(definition) || !words.includes('[object ')) return words;
  return String(readOrNothing(() => definition.searchText?.(value)) ?? '');
}

function readValue<TRow>(reader: RowReader<TRow>, rowIndex: number, { id }: ColumnDef<TRow>): unknown {
  return readOrNothing(() => reader.value(id, rowIndex));
}

/** Renders a checkbox for a boolean; read-only without `onCheckedChange`. */
function checkboxContent<TRow>(
  value: unknown,
  reader: RowReader<TRow>,
  rowIndex: number,
  { header, onCheckedChange }: ColumnDef<TRow>,
): ReactNode {
  return (
    <Checkbox
      aria-label={header}
      tabIndex={-1}
      checked={value === true}
      indeterminate={value === null || value === undefined}
      disabled={!onCheckedChange}
      onCheckedChange={(checked) => onCheckedChange?.(checked, rowDetails(reader, rowIndex))}
    />
  );
}
