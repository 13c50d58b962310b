import type { ResultSet } from '@agency-insights/insights-api';
import { Button, colors, StatusMessage, Tooltip } from '@agency-insights/ui-kit';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useWords } from '../../language/useWords.ts';
import type { SelectedAgencies } from '../useSelectedAgencies.ts';
import { agencyActions } from './agencyActions.ts';

/** It is beside the heading of the page, where there is room: nothing moves from under the pointer that selects. */
const Bar = styled('div')({
  position: 'absolute',
  zIndex: 1,
  // Clear of the line below the heading, which is less high than the buttons.
  top: -8,
  insetInlineEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  maxWidth: 'calc(100% - 180px)',
  backgroundColor: colors.page,
  '& > span': { marginInlineEnd: 8, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
  '@media print': { display: 'none' },
});
const PhoneBar = styled(Bar)({
  position: 'sticky',
  zIndex: 4,
  top: 'auto',
  bottom: 0,
  maxWidth: 'none',
  // From edge to edge of the screen.
  margin: '12px -16px -16px',
  padding: '8px 16px max(12px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${colors.line}`,
  backgroundColor: colors.surface,
  boxShadow: colors.shadowRaised,
  '& > span': { flex: 1, marginInlineEnd: 0 },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, lineHeight: '16px', color: colors.textMuted },
});
const Actions = styled('div')({
  display: 'flex',
  flex: '1 0 100%',
  flexWrap: 'wrap',
  gap: 8,
  '& > button': { flex: '1 1 auto' },
});
/** Cells that take the focus come to rest above the bar of a phone. */
const clearOfBar = { '.DataTable-cell.DataTable-cell': { scrollMarginBottom: 128 } };

export interface SelectionBarProps {
  selected: SelectedAgencies;
  result: ResultSet | null;
  page: { pageSize: number };
  /** Ends the mode in which rows are selected, which there is on a phone. */
  onDone?: () => void;
}

/** The actions on selected agencies: beside the heading, or at the lower edge of a phone. */
export function SelectionBar({ selected, result, page, onDone }: SelectionBarProps) {
  const { history } = useRouter();
  const words = useWords();
  const { t, formatCount, formatCountOf } = words;
  const bar = useRef<HTMLDivElement>(null);
  // How many were selected last.
  const [last, setLast] = useState(0);
  if (selected.count > 0 && selected.count !== last) setLast(selected.count);
  const isOnAllPages = selected.count === selected.total && selected.total > page.pageSize;
  const count = t('({count}) selected', { count: formatCount(selected.count) });
  const said = isOnAllPages ? `${count} ${t('on all pages')}` : count;
  const actions = agencyActions(selected, words, (href) => history.push(href));
  const clear = () => {
    const cell = bar.current?.parentElement?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
    selected.clear();
    cell?.focus({ preventScroll: true });
  };
  const buttons = actions.map(({ id, label, refusal, run }) => (
    <Tooltip key={id} title={refusal ?? ''} describeChild>
      <Button aria-disabled={refusal !== null || undefined} onClick={() => run(selectedIds(selected, result))}>
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
      {selected.count > 0 && (
        <Bar ref={bar} role="group" aria-label={t('Selected agencies')}>
          <span>{said}</span>
          {buttons}
          <Button variant="text" onClick={clear}>
            {t('Clear selection')}
          </Button>
        </Bar>
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

/** Ids of the selected agencies, of those that the result has here. */
function selectedIds({ rowSelection: { mode, ids } }: SelectedAgencies, result: ResultSet | null): number[] {
  if (mode === 'include') return ids.map(Number);
  const left = new Set(ids);
  return [...(result?.table.getChild('agency_id') ?? [])].map(Number).filter((id) => !left.has(String(id)));
}
