import type { ResultSet } from '@agency-insights/insights-api';
import { Button, colors, StatusMessage, Tooltip } from '@agency-insights/ui-kit';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../language/useWords.ts';
import type { Narrowing } from '../Narrowing.ts';
import type { SelectedAgencies } from '../useSelectedAgencies.ts';
import { agencyActions, type CountedAgencies } from './agencyActions.ts';

const Bar = styled('div')({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minHeight: 'var(--line)',
  // In a small window chips take several lines: beside the heading of the page nothing moves from under the pointer.
  '@media (max-width: 1199.95px)': {
    position: 'absolute',
    zIndex: 1,
    minHeight: 0,
    top: 0,
    insetInlineEnd: 0,
    flexWrap: 'wrap',
    maxWidth: 'calc(100% - 180px)',
    backgroundColor: colors.page,
  },
  '& > span': { marginInlineEnd: 8, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  '@media print': { display: 'none' },
});
const PhoneBar = styled('div')({
  position: 'sticky',
  zIndex: 4,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  // From edge to edge of the screen.
  margin: '12px -16px -16px',
  padding: '8px 16px max(12px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${colors.line}`,
  backgroundColor: colors.surface,
  boxShadow: colors.shadowRaised,
  '& > span': { flex: 1, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, lineHeight: '16px', color: colors.textMuted },
  '@media print': { display: 'none' },
});
const Actions = styled('div')({
  display: 'flex',
  flex: '1 0 100%',
  flexWrap: 'wrap',
  gap: 8,
  '& > button': { flex: '1 1 auto' },
});
/**
 * Beside the bar, the filters are one line, so that rows stay under the pointer that selects them. It scrolls below a fade,
 * with room for the rings of its buttons.
 */
const filtersInLine = {
  '@media (min-width: 1200px)': {
    // Twice, to win over the rules of the line.
    'ul:has(~ [data-selection][data-selection])': {
      flexWrap: 'nowrap',
      margin: -4,
      padding: '4px 36px 4px 4px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      maskImage: 'linear-gradient(to left, transparent, #000 36px)',
      '& > li': { flexShrink: 0, flexBasis: 'var(--value-width)' },
    },
  },
} as const;
/** Cells that take the focus come to rest above the bar of a phone. */
const clearOfBar = { '.DataTable-cell.DataTable-cell': { scrollMarginBottom: 128 } };

export interface SelectionBarProps {
  selected: SelectedAgencies;
  result: ResultSet | null;
  narrowing: Narrowing;
  page: { pageSize: number };
  /** Where it is, in the line above the table. */
  place?: HTMLElement | null;
  /** Ends the mode in which rows are selected, which there is on a phone. */
  onDone?: () => void;
}

/** The actions on selected agencies: right above the table, or at the lower edge of a phone. */
export function SelectionBar({ result, narrowing, page, place, onDone, ...props }: SelectionBarProps) {
  const selected = counted(props.selected);
  const { history } = useRouter();
  const words = useWords();
  const { t, formatCount, formatCountOf } = words;
  const last = useLast(selected.count);
  const isOnAllPages = selected.count === selected.total && selected.total > page.pageSize;
  const count = t('({count}) selected', { count: formatCount(selected.count) });
  const hidden = hiddenCount(selected, result, narrowing);
  const notShown = hidden > 0 ? `, ${t('{count} not shown', { count: formatCount(hidden) })}` : '';
  const said = (isOnAllPages ? `${count} ${t('on all pages')}` : count) + notShown;
  const actions = agencyActions(selected, words, (href) => history.push(href));
  const buttons = actions.map(({ id, label, refusal, run }) => (
    <Tooltip key={id} title={refusal ?? ''} describeChild>
      <Button
        size={onDone ? undefined : 'sm'}
        aria-disabled={refusal !== null || undefined}
        onClick={() => run(selectedIds(selected, result))}
      >
        {label}
      </Button>
    </Tooltip>
  ));
  if (onDone)
    return (
      <PhoneBar role="group" aria-label={t('Selected agencies')}>
        <GlobalStyles styles={clearOfBar} />
        <span>
          {said} <small>{actions[0]?.refusal}</small>
        </span>
        <Button variant="text" onClick={onDone}>
          {t('Done')}
        </Button>
        <Actions>{buttons}</Actions>
      </PhoneBar>
    );
  return (
    <>
      {place &&
        selected.count > 0 &&
        createPortal(
          <LineBar place={place} label={t('Selected agencies')}>
            <span>{said}</span>
            {buttons}
            <Button size="sm" variant="text" onClick={() => clear(selected)}>
              {t('Clear selection')}
            </Button>
          </LineBar>,
          place,
        )}
      <StatusMessage>
        {selected.count > 0
          ? t('Actions on selected agencies are above the table.')
          : last > 0
            ? t('Selection cleared: {agencies}', { agencies: formatCountOf(last, 'agency', 'agencies') })
            : ''}
      </StatusMessage>
    </>
  );
}

/** The bar in its place, which stays as high as the filters made it. */
function LineBar({ place, label, children }: { place: HTMLElement; label: string; children: ReactNode }) {
  const [height] = useState(() => place.offsetHeight);
  return (
    <Bar role="group" data-selection="" aria-label={label} style={{ '--line': `${height}px` } as CSSProperties}>
      <GlobalStyles styles={filtersInLine} />
      {children}
    </Bar>
  );
}

/** Returns how many were selected last. */
function useLast(count: number): number {
  const [last, setLast] = useState(0);
  if (count > 0 && count !== last) setLast(count);
  return last;
}

/** Counts the selected agencies. */
function counted(selected: SelectedAgencies): CountedAgencies {
  const { mode, ids } = selected.rowSelection;
  return { ...selected, count: mode === 'include' ? ids.length : selected.total - ids.length };
}

/** Clears the selection. The focus goes to the table. */
function clear(selected: SelectedAgencies): void {
  const cell = document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
  selected.select({ mode: 'include', ids: [] });
  cell?.focus({ preventScroll: true });
}

/** How many selected agencies the table's own search and filters hide. */
function hiddenCount(
  { count, rowSelection: { mode, ids } }: CountedAgencies,
  result: ResultSet | null,
  { isOn, of, rows }: Narrowing,
): number {
  if (!isOn || of !== result || !rows) return 0;
  const named = new Set(ids);
  return count - rows.filter(({ id }) => named.has(id) === (mode === 'include')).length;
}

/** Ids of the selected agencies, of those that the result has here. */
function selectedIds({ rowSelection: { mode, ids } }: SelectedAgencies, result: ResultSet | null): number[] {
  if (mode === 'include') return ids.map(Number);
  const left = new Set(ids);
  return [...(result?.table.getChild('agency_id') ?? [])].map(Number).filter((id) => !left.has(String(id)));
}
