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
  /** How it is filtered. */
  type: FilterType;
  /** A value of the column, which tells what the column holds. */
  sample: unknown;
  /** What is asked for now; null for nothing. */
  value: unknown;
  /** Puts another value to work; null takes the filter away. */
  onFilter: (value: unknown) => void;
  /** Finds the column's values and how often they occur among the rows that pass the other filters. */
  loadFacets: (signal: AbortSignal) => Promise<Facets>;
  /** What it hangs from. */
  anchor: HTMLElement;
  /** How many rows the table finds. */
  resultCount: number;
  /** What the table says of its rows, read from here while the popover keeps all else from being read. */
  announcement: string;
  /** It is done with. */
  onClose: () => void;
  /** Timers of texts that work when typing rests. Default: the environment's. */
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
 * The filter of a column: with a button to apply it works when applied, without at once (TABLE-FILTER-3), and says how many rows
 * it finds.
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
            {/* Out of use it keeps the focus of the press that cleared. */}
            <Button size="sm" variant="text" aria-disabled={draft.isEmpty} onClick={() => draft.change(null)}>
              {menu.clearFilter}
            </Button>
          </>
        )}
      </Actions>
    </Popover>
  );
}

/** What is typed goes into the first field from the start. */
function focusFirstField(body: HTMLElement | null): void {
  body?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus();
}

function isButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null;
}
