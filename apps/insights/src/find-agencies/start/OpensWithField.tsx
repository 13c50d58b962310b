import type { SavedFilter } from '@agency-insights/insights-api';
import { Select } from '@agency-insights/ui-kit';
import { useWords } from '../../language/useWords.ts';
import type { OpensWith } from './keptStart.ts';

export interface OpensWithFieldProps {
  value: OpensWith;
  /** The searches to choose from, by name. */
  searches: readonly SavedFilter[];
  onChange: (value: OpensWith) => void;
}

/** Chooses what Find agencies opens with: this page, the last search, or a saved one as the user's default (PLUS-7). */
export function OpensWithField({ value, searches, onChange }: OpensWithFieldProps) {
  const { t } = useWords();
  const isKnown = typeof value === 'string' || searches.some(({ id }) => id === value);
  return (
    <Select
      label={t('Find agencies opens with')}
      options={[
        { value: 'start', label: t('This page') },
        { value: 'last', label: t('My last search') },
        ...searches.map(({ id, filterName }) => ({ value: String(id), label: filterName, group: t('Saved searches') })),
      ]}
      // A search that was deleted opens nothing.
      value={isKnown ? String(value) : 'start'}
      onValueChange={(chosen) => onChange(readOpensWith(chosen))}
    />
  );
}

function readOpensWith(chosen: string | null): OpensWith {
  if (chosen === null || chosen === 'start') return 'start';
  return chosen === 'last' ? 'last' : Number(chosen);
}
