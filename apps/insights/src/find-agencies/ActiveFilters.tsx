import { FilterChips } from '@agency-insights/form-renderer';
import type { FilterChip } from '@agency-insights/form-renderer/filters';
import { Suspense, useState } from 'react';
import { lazyPart } from '../services/lazyPart.ts';
import type { OpenedChip } from './FieldPopover.tsx';
import type { FindAgenciesState } from './useFindAgencies.ts';

// Opens after a click, so it loads while people read the page.
const FieldPopover = lazyPart(
  async () => (await import('./FilterPanel.tsx')).FieldPopover,
  ({ opened }) => opened !== null,
);

export interface ActiveFiltersProps {
  state: FindAgenciesState;
  chips: readonly FilterChip[];
  onRemove: (chip: FilterChip) => void;
  /** Called before the last filter, and so the focused button, is removed. */
  onCleared: () => void;
}

/** The filters of the search as chips: a press opens the field of one below it, its cross removes it. */
export function ActiveFilters({ state, chips, onRemove, onCleared }: ActiveFiltersProps) {
  const [opened, setOpened] = useState<OpenedChip | null>(null);
  return (
    <>
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
    </>
  );
}
