import { Checkbox } from '@agency-insights/ui-kit';
import type { CSSProperties } from 'react';
import { parts } from '../styles/parts.ts';
import { useTableWords } from '../texts/useTableWords.ts';

/** Props of `SelectionHeader`. */
export interface SelectionHeaderProps {
  /** How many of the rows that pass the search and filters are selected; null in `single` mode. */
  share: 'all' | 'some' | 'none' | null;
  /** The column's place among the visible ones, from 0. */
  index: number;
  /** True if Tab leads to it. */
  active: boolean;
  /** Its sticky position. */
  style: CSSProperties | undefined;
  /** Selects all rows, or none. */
  onToggleAll: () => void;
  /** True while there is nothing to select. */
  disabled: boolean;
}

/** The header of the selection column: checked when all rows are selected, indeterminate when some are (TABLE-ROW-3). */
export function SelectionHeader({ share, index, active, style, onToggleAll, disabled }: SelectionHeaderProps) {
  const { row } = useTableWords().texts;
  const position = { 'data-column': index, tabIndex: active ? 0 : -1 };
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-label={row.selection}
      className={`${parts.headerCell} ${parts.selectCell}`}
      style={style}
      data-edge="left"
      {...(share === null ? position : undefined)}
    >
      {share !== null && (
        <Checkbox
          aria-label={row.selectAll}
          checked={share === 'all'}
          indeterminate={share === 'some'}
          disabled={disabled}
          onCheckedChange={onToggleAll}
          {...position}
        />
      )}
    </div>
  );
}
