import { Button, Chip } from '@agency-insights/ui-kit';
import { parts } from '../styles/parts.ts';
import type { ActiveFilter } from './activeFilters.ts';
import { filterWords } from './filterWords.ts';
import { useTableWords } from '../texts/useTableWords.ts';

/** Props of `FilterChips`. */
export interface FilterChipsProps<TRow> {
  /** The active filters. */
  filters: readonly ActiveFilter<TRow>[];
  /** Removes one filter. */
  onRemove: (columnId: string) => void;
  /** Removes all filters. */
  onClear: () => void;
}

/** The active filters as removable chips, and a button that removes all (TABLE-FILTER-5). */
export function FilterChips<TRow>({ filters, onRemove, onClear }: FilterChipsProps<TRow>) {
  const words = useTableWords();
  if (filters.length === 0) return null;
  return (
    <div className={parts.chips} role="group" aria-label={words.texts.filter.active}>
      <small>{words.texts.filter.active}</small>
      {filters.map(({ column, type, value, sample }) => (
        <Chip
          key={column.id}
          label={filterWords(column, type, value, words, sample)}
          color="primary"
          onRemove={() => onRemove(column.id)}
        />
      ))}
      <Button size="sm" variant="text" onClick={onClear}>
        {words.texts.filter.clearAll}
      </Button>
    </div>
  );
}
