import type { ResultSet } from '@agency-insights/insights-api';
import { colors, VisuallyHidden } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { Suspense, useMemo } from 'react';
import { useWords } from '../language/useWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { noNarrowing, type Narrowing } from './Narrowing.ts';
import { PremiumPeriod } from './start/latePremiumPeriod.ts';

const BeforeResult = lazyPart(
  async () => (await import('./BeforeResult.tsx')).BeforeResult,
  () => false,
);

const Summary = styled('div')({
  minHeight: 20,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: colors.textMuted,
  '& strong': { fontWeight: 500, color: colors.text },
  // One line beside a panel, which moves no rows when it opens: of a long sentence, the filters are cut off, which the chips
  // show too. Not with the text spacing of a user, which cuts the chips as well.
  '@media screen and (min-width: 1200px)': {
    '&:not([data-spaced] *)': {
      '&, & > [role="status"]': { display: 'flex', minWidth: 0, whiteSpace: 'pre' },
      '& [title]': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& > [title]': { flexShrink: 0, maxWidth: '50%' },
    },
  },
});

/** Takes its room already. */
const unseen = { visibility: 'hidden' } as const;

export interface ResultSummaryProps {
  /** Whether the search filters by effective date. */
  hasDates: boolean;
  result: ResultSet | null;
  isSearching: boolean;
  /** Whether the last search failed. */
  hasFailed: boolean;
  /** The active filters in words: `in Texas or Oklahoma with premium over $1M`. */
  sentence: string;
  /** Whether all chosen options have their names: until then there is only the count. Default true. */
  isNamed?: boolean;
  /** How the table narrows what was found. Default: not at all. */
  narrowing?: Narrowing;
  /** An additional note, which is announced with the result. Default: none. */
  note?: string | null;
  /** The toolbar is short of names, so that the note is also shown. Default false. */
  isShort?: boolean;
}

/** The result in one sentence, which screen readers announce (PLUS-15). */
export function ResultSummary(props: ResultSummaryProps) {
  const { hasDates, result, isSearching, hasFailed, sentence, isNamed = true } = props;
  const { narrowing = noNarrowing, note, isShort } = props;
  const { t, formatCount, formatCountOf, formatCompactDollars } = useWords();
  const isNarrowed = narrowing.isOn && narrowing.of === result;
  const rows = isNarrowed ? narrowing.rows : undefined;
  const premium = useMemo(() => totalSearchPremium(result, rows), [result, rows]);
  const hasPremium = isNamed && result !== null && (isNarrowed ? narrowing.count : result.total) > 0;
  const noted = note && ` · ${note}`;
  const total = formatCountOf(result?.total ?? 0, 'agency', 'agencies');
  const found = result !== null && (
    <>
      <strong>{isNarrowed ? t('{rows} of {total}', { rows: formatCount(narrowing.count), total }) : total}</strong>
      <span title={sentence}>
        {isNamed && ` ${sentence}`}
        {isNarrowed && narrowing.term && ` ${t('match “{text}”', { text: narrowing.term })}`}
      </span>
      {hasPremium && ' · '}
      {hasPremium && <strong>{formatCompactDollars(premium)}</strong>}
      {hasPremium && ` ${t('search premium')}`}
      <VisuallyHidden>{noted}</VisuallyHidden>
    </>
  );
  // About as wide as the period, so that the table stays where it is when that arrives.
  const period = <span style={unseen}>, {t('all years since {month}', { month: 'Nov 2022' })}</span>;
  const isQuiet = isSearching || hasFailed;
  const before = !result && (
    <Suspense fallback={null}>
      <BeforeResult {...{ isSearching, hasFailed, sentence }} />
    </Suspense>
  );
  return (
    <Summary>
      {/* A search announces its result alone; a failure is announced where the agencies are. */}
      {isQuiet && before}
      <span role="status" aria-label={t('Search result')}>
        {!isQuiet && before}
        {isNamed && found}
        {isNamed && result?.total === 0 && (
          <VisuallyHidden>{`. ${t('Remove a filter to find agencies.')}`}</VisuallyHidden>
        )}
      </span>
      {!isNamed && found}
      {/* No part of what is announced: it comes later. */}
      {hasPremium && !hasDates && (
        <Suspense fallback={period}>
          <PremiumPeriod before={period} />
        </Suspense>
      )}
      {isShort && (
        <span aria-hidden title={noted ?? ''}>
          {noted}
        </span>
      )}
    </Summary>
  );
}

/** Adds up the premium of the rows that the table shows; without any, of all agencies of a result. */
function totalSearchPremium(result: ResultSet | null, rows: Narrowing['rows']): number {
  const column = 'search_premium';
  let cents = 0;
  const amounts = rows?.map(({ original }) => original.valueOf(column)) ?? result?.table.getChild(column) ?? [];
  for (const amount of amounts) cents += Number(amount);
  return cents;
}
