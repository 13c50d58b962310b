import { Button, colors, Popover, StatusMessage } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ColumnDef, FilterType } from '../columns/columnDefinition.types.ts';
import type { Facets } from '../engine/TableView.ts';
import type { TableTimers } from '../timers/TableTimers.ts';
import { DateFilter } from './DateFilter.tsx';
import { NumberFilter } from './NumberFilter.tsx';
import { SelectFilter } from './SelectFilter.tsx';
import { TextFilter } from './TextFilter.tsx';
import { useFilterDraft } from './useFilterDraft.ts';
import { useTableWords } from '../texts/useTableWords.ts';

/** Props of `FilterPopover`. */
export interface FilterPopoverProps<TRow> {
  /** The column. */
  column: ColumnDef<TRow>;
  /** The filter type. */
  type: FilterType;
  /** A sample value, which determines the column's data type. */
  sample: unknown;
  /** The current filter value; null for none. */
  value: unknown;
  /** Sets the filter value; null removes the filter. */
  onFilter: (value: unknown) => void;
  /** Loads the column's values and their counts among the rows that pass the other filters. */
  loadFacets: (signal: AbortSignal) => Promise<Facets>;
  /** The anchor element. */
  anchor: HTMLElement;
  /** Number of rows that the table finds. */
  resultCount: number;
  /** The table's announcement, repeated here because the popover is modal. */
  announcement: string;
  /** Called when the popover closes. */
  onClose: () => void;
  /** Timers of debounced fields. Default: the global timers. */
  timers?: TableTimers | undefined;
}

const Body = styled('div')({ padding: 12, display: 'flex', flexDirection: 'column', gap: 8 });
const Title = styled('h3')({ margin: 0, fontSize: '0.875rem', fontWeight: 500 });
const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px',
  borderTop: `1px solid ${colors.line}`,
});
const Found = styled('span')({ color: colors.textMuted, fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' });

/**
 * The filter of a column. It applies immediately, or with an Apply button (TABLE-FILTER-3), and shows the number of
 * rows found.
 */
export function FilterPopover<TRow>(props: FilterPopoverProps<TRow>) {
  const { column, type, sample, anchor, resultCount, onClose } = props;
  const { texts, format } = useTableWords();
  const { filter, announce, menu } = texts;
  const draft = useFilterDraft(props);
  const apply = () => {
    draft.apply();
    onClose();
  };
  const field = { label: column.header, value: draft.value, onChange: draft.change, timers: props.timers };
  return (
    <Popover
      open
      anchor={anchor}
      onClose={onClose}
      width={type === 'select' ? 260 : 240}
      aria-label={filter.of(column.header)}
    >
      <Body
        ref={focusFirstField}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && column.hasActions && draft.isChanged && !isButton(event.target)) apply();
        }}
      >
        <Title>{column.header}</Title>
        {type === 'select' && <SelectFilter {...field} column={column} sample={sample} loadFacets={props.loadFacets} />}
        {type === 'date' && <DateFilter {...field} onPick={column.hasActions ? undefined : onClose} />}
        {type === 'text' && <TextFilter {...field} isDelayed={!column.hasActions} />}
        {type === 'number' && <NumberFilter {...field} isDelayed={!column.hasActions} />}
      </Body>
      <StatusMessage>{props.announcement}</StatusMessage>
      <Actions>
        {column.hasActions ? (
          <>
            <Button size="sm" variant="text" disabled={draft.isEmpty} onClick={() => draft.change(null)}>
              {filter.clear}
            </Button>
            <Button size="sm" variant="contained" color="primary" disabled={!draft.isChanged} onClick={apply}>
              {filter.apply}
            </Button>
          </>
        ) : (
          <>
            <Found>{announce.results(resultCount, format(resultCount))}</Found>
            {/* A disabled button keeps the focus after the press. */}
            <Button size="sm" variant="text" aria-disabled={draft.isEmpty} onClick={() => draft.change(null)}>
              {menu.clearFilter}
            </Button>
          </>
        )}
      </Actions>
    </Popover>
  );
}

/** Focuses the first field when the popover opens. */
function focusFirstField(body: HTMLElement | null): void {
  body?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus();
}

function isButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
}
