import { DataTable } from '@agency-insights/data-table';
import { colors, Paper } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRouter } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import { useWords } from '../../language/useWords.ts';
import { useKeptFocus } from '../../services/useKeptFocus.ts';
import { agencyHref, searchOf } from '../agencyAddresses.ts';
import { largestAgencies } from '../agencySearch.ts';
import { useResultRows } from '../AgencyTable.tsx';
import { useElementWidth } from '../useElementWidth.ts';
import { AllYears } from './AllYears.tsx';
import { DataNews } from './DataNews.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { SearchLink } from './SearchLink.tsx';
import { useLargestAgencies } from './useLargestAgencies.ts';

const Section = styled('section')({ minWidth: 0, fontSize: '0.875rem', lineHeight: '20px' });
const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  marginBottom: 8,
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 500, lineHeight: '24px', color: colors.text },
  '& p': { flex: '1 0 auto', margin: 0, color: colors.textMuted },
  '& > :last-child': { flexBasis: '100%' },
});
const Failure = styled(Paper)({ padding: 16 });

/** No search, in the order in which results come. */
const noSearch = { currentFilters: {}, sorting: [], chosenColumns: {} };

/** The agencies that write most premium, as results show them: there is something to read before anything was searched. */
export function LargestAgencies() {
  const { result, hasFailed, isTrying } = useLargestAgencies();
  const [measure, width] = useElementWidth();
  // The retry button is removed after loading.
  const place = useForkRef(measure, useKeptFocus());
  const { history } = useRouter();
  const { t, formatCount } = useWords();
  const id = useId();
  const title = t('Largest agencies by written premium');
  const hasTouch = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const state = { ...noSearch, shownAgencies: result && { result } };
  const { source, columns, rowHeight, byRoom } = useResultRows({ state, width }, hasTouch, false);
  const written = t('Written premium');
  // All years without a filter: search premium is what the agency writes. There are no other rows to sort.
  const shown = useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        ...(column.id === 'search_premium' && { header: written, tooltip: undefined }),
        disableSort: true,
      })),
    [columns, written],
  );
  return (
    <Section aria-labelledby={id} ref={place} tabIndex={-1}>
      <Head>
        <h2 id={id}>{title}</h2>
        <p>
          <AllYears />
        </p>
        {result && (
          <SearchLink query={searchOf(largestAgencies.filters)}>
            {t('All {count} agencies, largest first', { count: formatCount(result.total) })}
          </SearchLink>
        )}
        <DataNews />
      </Head>
      {result === null && hasFailed ? (
        <Failure>
          <LoadFailure {...{ isTrying }} text={t('The agencies could not be loaded.')} />
        </Failure>
      ) : (
        <DataTable
          aria-label={title}
          {...{ source, rowHeight }}
          columns={shown}
          columnMenu={false}
          paging={false}
          state={{ columnVisibility: { ...byRoom, written_premium: false } }}
          idKey="agency_id"
          loading={result === null}
          loadingRows={largestAgencies.limit}
          announceRows="in-use"
          onRowClick={({ rowIndex }) =>
            history.push(agencyHref(Number(result?.table.getChild('agency_id')?.at(rowIndex)), ''))
          }
        />
      )}
    </Section>
  );
}
