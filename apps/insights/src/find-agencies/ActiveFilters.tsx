import { FilterChips } from '@agency-insights/form-renderer';
import type { FilterChip } from '@agency-insights/form-renderer/filters';
import { styled } from '@mui/material/styles';
import { Suspense, useState, type Ref } from 'react';
import { lazyPart } from '../services/lazyPart.ts';
import type { OpenedChip } from './FieldPopover.tsx';
import type { FindAgenciesState } from './useFindAgencies.ts';

// Opens after a click, so it loads while people read the page.
const FieldPopover = lazyPart(
  async () => (await import('./FilterPanel.tsx')).FieldPopover,
  ({ opened }) => opened !== null,
);

/** Right above the table; the actions on selected agencies join it. */
const Line = styled('div')({
  // Names of filters get shorter beside a panel, which moves no rows when it opens. Without room for the values and "Clear all" in
  // one line, chips are whole and wrap.
  '@media (min-width: 1200px)': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    '& > ul': {
      flex: 1,
      minWidth: 0,
      '& > li': {
        flex: '1 1 max(var(--value-width), (var(--values-width) + 5.5rem - 100%) * 999)',
        maxWidth: 'max-content',
      },
      '& > :last-child': { flex: 'none' },
    },
  },
  '&:not(:has(> ul))': { display: 'contents' },
});

export interface ActiveFiltersProps {
  state: FindAgenciesState;
  chips: readonly FilterChip[];
  onRemove: (chip: FilterChip) => void;
  /** Called before the last filter, and so the focused button, is removed. */
  onCleared: () => void;
  /** Takes the line that the chips are in. */
  lineRef: Ref<HTMLDivElement>;
}

/** The filters of the search as chips: a press opens the field of one below it, its cross removes it. */
export function ActiveFilters({ state, chips, onRemove, onCleared, lineRef }: ActiveFiltersProps) {
  const [opened, setOpened] = useState<OpenedChip | null>(null);
  return (
    <Line ref={lineRef}>
      <FilterChips
        chips={chips}
        inset={16}
        openFieldId={opened?.chip.fieldId}
        onOpen={(chip, button) => setOpened({ chip, button })}
        onRemove={(chip) => {
          if (chips.length === 1) onCleared();
          onRemove(chip);
        }}
        onClearAll={() => {
          onCleared();
          state.clearAll();
        }}
      />
      <Suspense fallback={null}>
        <FieldPopover opened={opened} state={state} onClose={() => setOpened(null)} />
      </Suspense>
    </Line>
  );
}
