import type { ResultSet } from '@agency-insights/insights-api';
import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { PremiumPeriod } from './start/latePremiumPeriod.ts';

const Summary = styled('div')({
  minHeight: 20,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: colors.textMuted,
  '& strong': { fontWeight: 500, color: colors.text },
});

export interface ResultSummaryProps {
  /** The search names dates of policies, which the sentence has. */
  hasDates: boolean;
  result: ResultSet | null;
  isSearching: boolean;
  /** The last search came to nothing. */
  hasFailed: boolean;
  /** The active filters in words: `in Texas or Oklahoma with premium over $1M`. */
  sentence: string;
}

/** What was found, in one sentence that screen readers hear as well (PLUS-15). */
export function ResultSummary({ hasDates, result, isSearching, hasFailed, sentence }: ResultSummaryProps) {
  const { t, formatCountOf, formatCompactDollars } = useWords();
  const isLong = useIsLong(isSearching);
  const premium = useMemo(() => totalSearchPremium(result), [result]);
  return (
    <Summary>
      <span role="status" aria-label={t('Search result')}>
        {result === null &&
          isSearching &&
          (isLong ? t('Still searching. This takes longer than usual.') : t('Searching…'))}
        {result === null &&
          !isSearching &&
          (hasFailed
            ? t('Could not be searched: agencies {filters}', { filters: sentence })
            : sentence === '' && t('Choose filters, or start from a search below.'))}
        {result !== null && (
          <>
            <strong>{formatCountOf(result.total, 'agency', 'agencies')}</strong> {sentence}
            {result.total > 0 && (
              <>
                {' · '}
                <strong>{formatCompactDollars(premium)}</strong> {t('search premium')}
              </>
            )}
          </>
        )}
      </span>
      {/* No part of what is announced: it comes later. */}
      {result !== null && result.total > 0 && !hasDates && (
        <Suspense fallback={null}>
          <PremiumPeriod />
        </Suspense>
      )}
    </Summary>
  );
}

/** After this time a person wonders whether anything happens. */
const longMs = 5_000;

/** Whether something has run for a long time. */
function useIsLong(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setLong(true), longMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isRunning]);
  return isLong;
}

function totalSearchPremium(result: ResultSet | null): number {
  let cents = 0;
  for (const value of result?.table.getChild('search_premium') ?? []) cents += Number(value);
  return cents;
}
