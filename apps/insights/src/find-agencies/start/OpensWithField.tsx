import type { SavedFilter } from '@agency-insights/insights-api';
import { colors, Select } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useWords } from '../../language/useWords.ts';
import type { OpensWith } from './keptStart.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  fontSize: '0.875rem',
  color: colors.textMuted,
  '& > :last-child': { flex: '1 1 208px' },
});

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
  const labelId = useId();
  return (
    <Line>
      <span id={labelId}>{t('Find agencies opens with')}</span>
      <Select
        aria-labelledby={labelId}
        options={[
          { value: 'start', label: t('This page') },
          { value: 'last', label: t('My last search') },
          ...searches.map(({ id, filterName }) => ({
            value: String(id),
            label: filterName,
            group: t('Saved searches'),
          })),
        ]}
        // A search that was deleted opens nothing.
        value={isKnown ? String(value) : 'start'}
        onValueChange={(chosen) => onChange(readOpensWith(chosen))}
      />
    </Line>
  );
}

function readOpensWith(chosen: string | null): OpensWith {
  if (chosen === null || chosen === 'start') return 'start';
  return chosen === 'last' ? 'last' : Number(chosen);
}
