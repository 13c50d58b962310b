import { Button } from '@agency-insights/ui-kit';
import { useTableWords } from '../texts/useTableWords.ts';
import { parts } from '../styles/parts.ts';
import type { BulkAction, SelectedRows } from '../DataTable/DataTable.types.ts';

/** Props of `BulkActionsBar`. */
export interface BulkActionsBarProps<TRow> {
  /** The actions. */
  actions: readonly BulkAction<TRow>[];
  /** The selected rows. */
  selected: SelectedRows<TRow>;
  /** Clears the selection. */
  onClear: () => void;
}

/**
 * The number of selected rows and the bulk actions (TABLE-BAR-1). Without a selection it is hidden or disabled but keeps its
 * space, so that rows do not move under the pointer.
 */
export function BulkActionsBar<TRow>({ actions, selected, onClear }: BulkActionsBarProps<TRow>) {
  const { texts, format } = useTableWords();
  const { toolbar } = texts;
  const isEmpty = selected.count === 0;
  return (
    <div className={parts.bulk} role="group" aria-label={toolbar.selectedRows}>
      <span className={parts.bulkCount}>{toolbar.selected(selected.count, format(selected.count))}</span>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="sm"
          disabled={action.disabled || isEmpty}
          onClick={() => action.onClick(selected)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="sm" variant="text" disabled={isEmpty} onClick={onClear}>
        {toolbar.clearSelection}
      </Button>
    </div>
  );
}
