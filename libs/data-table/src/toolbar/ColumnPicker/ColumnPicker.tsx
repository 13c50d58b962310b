import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useLazyPart } from '@agency-insights/ui-kit';
import { useState, type ReactNode } from 'react';
import { columnPopupsPart } from '../../ColumnMenu/columnPopupsPart.ts';
import type { ColumnDef } from '../../columns/columnDefinition.types.ts';
import type { ColumnNode } from '../../model/columns/columnTree.ts';
import type { ColumnPinningState } from '../../state/tableState.ts';
import { useTableWords } from '../../texts/useTableWords.ts';
import { ToolbarButton } from '../ToolbarButton.tsx';
import type { ColumnVisibility } from './columnChoice.ts';

/** Props of `ColumnPicker`. */
export interface ColumnPickerProps<TRow> {
  /** The table's columns. Pinned ones are always shown and not listed. */
  columns: readonly ColumnDef<TRow>[];
  /** The columns and groups. */
  columnNodes: readonly ColumnNode[];
  /** Hidden columns. */
  columnVisibility: ColumnVisibility;
  /** Columns that the user has pinned. */
  columnPinning: ColumnPinningState;
  /** Called with the new visibility. */
  onColumnVisibilityChange: (columnVisibility: Record<string, boolean>) => void;
  /** Resets order, widths, pins and visibility; omitted if nothing has changed. */
  onReset: (() => void) | undefined;
  /** Content below the choices. Default: none. */
  note?: ReactNode;
  /** Whether the button is icon-only. Default false. */
  compact?: boolean;
}

/** A button that opens the list of columns, with "All columns (n)" first (TABLE-COL-6). */
export function ColumnPicker<TRow>(props: ColumnPickerProps<TRow>) {
  const { texts } = useTableWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const popups = useLazyPart(columnPopupsPart, anchor !== null);
  return (
    <>
      <ToolbarButton
        label={texts.picker.columns}
        icon={<ViewColumnOutlined />}
        compact={props.compact ?? false}
        disabled={props.columns.length === 0}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      {popups && <popups.PickerPopover {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
