import type { ResultSet } from '@agency-insights/insights-api';
import { Button, colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import type { SelectedAgencies } from '../useSelectedAgencies.ts';

const Bar = styled('div')({
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
});
const Actions = styled('div')({
  display: 'flex',
  flex: '1 0 100%',
  flexWrap: 'wrap',
  gap: 8,
  '& > button': { flex: '1 1 auto' },
});

export interface SelectionBarProps {
  selected: SelectedAgencies;
  result: ResultSet | null;
  /** Ends the mode in which rows are selected. */
  onDone: () => void;
}

/** What can be done with selected agencies on a phone, at the lower edge of the screen. */
export function SelectionBar({ selected, result, onDone }: SelectionBarProps) {
  const { t, formatCount } = useWords();
  return (
    <Bar role="group" aria-label={t('Selected agencies')}>
      <span>{t('({count}) selected', { count: formatCount(selected.count) })}</span>
      <Button variant="text" onClick={onDone}>
        {t('Done')}
      </Button>
      <Actions>
        {selected.actions.map(({ id, label, disabled, run }) => (
          <Button key={id} aria-disabled={disabled} onClick={() => run(selectedIds(selected, result))}>
            {label}
          </Button>
        ))}
      </Actions>
    </Bar>
  );
}

/** Ids of the selected agencies, of those that the result has here. */
function selectedIds({ rowSelection: { mode, ids } }: SelectedAgencies, result: ResultSet | null): number[] {
  if (mode === 'include') return ids.map(Number);
  const left = new Set(ids);
  return [...(result?.table.getChild('agency_id') ?? [])].map(Number).filter((id) => !left.has(String(id)));
}
