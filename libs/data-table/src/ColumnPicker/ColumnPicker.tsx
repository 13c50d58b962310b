import { Button, Checkbox, Popover, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { ToolbarButton } from '../toolbar/ToolbarButton.tsx';
import { TableIcon } from '../toolbar/TableIcon.tsx';
import { columnsIcon } from '../toolbar/toolbarIcons.ts';
import type { ColumnPinningState } from '../state/tableState.ts';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { hideableColumns, isColumnVisible, toggleAllColumns, toggleColumn, visibleShare } from './columnChoice.ts';
import type { ColumnVisibility } from './columnChoice.ts';

/** Props of `ColumnPicker`. */
export interface ColumnPickerProps<TRow> {
  /** The table's columns. Pinned ones are always shown and not listed. */
  columns: readonly ColumnDef<TRow>[];
  /** Columns that are switched off. */
  columnVisibility: ColumnVisibility;
  /** Columns that a person has pinned. */
  columnPinning: ColumnPinningState;
  /** Called with the new visibility. */
  onColumnVisibilityChange: (columnVisibility: Record<string, boolean>) => void;
  /** Brings order, widths, pins and visibility back to the start; left out where nothing has been changed. */
  onReset: (() => void) | undefined;
  /** Whether the button is an icon alone. Default false. */
  compact?: boolean;
}

const Choices = styled('div')({
  maxHeight: 300,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  paddingBottom: 8,
  '& > *': { padding: '6px 16px' },
  // All of them stand apart from each of them, and stay in view.
  '& > :first-of-type': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '10px 16px',
    marginBottom: 4,
    background: colors.surface,
    borderBottom: `1px solid ${colors.line}`,
  },
});

const Foot = styled('div')({ padding: '6px 8px', borderTop: `1px solid ${colors.line}` });

/** A button that opens the list of columns to choose from, led by "All columns (n)" (TABLE-COL-6). */
export function ColumnPicker<TRow>({
  columns,
  columnVisibility,
  columnPinning,
  onColumnVisibilityChange,
  onReset,
  compact = false,
}: ColumnPickerProps<TRow>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hideable = hideableColumns(columns, columnPinning);
  const reset = (event: MouseEvent<HTMLElement>) => {
    // The button goes out of use with what it does, and would take the keyboard with it.
    event.currentTarget.closest('[role="dialog"]')?.querySelector('input')?.focus();
    onReset?.();
  };
  const share = visibleShare(hideable, columnVisibility);
  return (
    <>
      <ToolbarButton
        label="Columns"
        icon={<TableIcon path={columnsIcon} />}
        compact={compact}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        open={anchor !== null}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        align="end"
        width={240}
        aria-label="Columns"
      >
        <Choices>
          <Checkbox
            ref={focusAtOnce}
            label={`All columns (${hideable.length})`}
            checked={share === 'all'}
            indeterminate={share === 'some'}
            onCheckedChange={() => onColumnVisibilityChange(toggleAllColumns(hideable, columnVisibility))}
          />
          {hideable.map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={isColumnVisible(columnVisibility, column.id)}
              onCheckedChange={() => onColumnVisibilityChange(toggleColumn(columnVisibility, column.id))}
            />
          ))}
        </Choices>
        <Foot>
          <Button size="sm" variant="text" disabled={!onReset} onClick={reset}>
            Reset columns
          </Button>
        </Foot>
      </Popover>
    </>
  );
}

/** The keyboard is in the choices from the start. */
function focusAtOnce(field: HTMLElement | null): void {
  field?.focus();
}
