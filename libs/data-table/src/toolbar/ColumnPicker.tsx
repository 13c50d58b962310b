import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { useLazyPart } from '@agency-insights/ui-kit';
import { useState } from 'react';
import { columnPopupsPart } from '../ColumnMenu/columnPopupsPart.ts';
import type { PickedColumns } from '../ColumnMenu/PickerPopover.tsx';
import { useTableWords } from '../texts/useTableWords.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

/** Props of `ColumnPicker`. */
export interface ColumnPickerProps<TRow> extends PickedColumns<TRow> {
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
