import type { ResultSet } from '@agency-insights/insights-api';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { colors } from '@agency-insights/ui-kit';
import { useWords } from '../../language/useWords.ts';
import type { Narrowing } from '../Narrowing.ts';

const Line = styled('p')({
  display: 'none',
  margin: '8px 0 0',
  color: colors.textMuted,
  fontSize: '0.875rem',
  '@media print': { display: 'block' },
});

/** Hides controls in print. */
const paper = {
  '@media print': {
    'main ul button:not([data-press]), .DataTable-footer.DataTable-footer.DataTable-footer': { display: 'none' },
    '.DataTable-paper :has(> input[type="checkbox"])': { visibility: 'hidden' },
    '.DataTable-paper.DataTable-paper': { overflow: 'clip' },
    // Where the pointer rests means nothing there.
    '.DataTable-paper [role="row"]': { '--row-hover': 'var(--row-ground)' },
    '.DataTable-view:has([role="columnheader"] [type="checkbox"])': { marginInlineStart: -50 },
  },
};

export interface PrintedPageProps {
  result: ResultSet | null;
  narrowing: Narrowing;
  page: { pageIndex: number; pageSize: number };
}

/** Says on paper how many of the agencies are on it, and on which page they are. */
export function PrintedPage({ result, narrowing, page: { pageIndex, pageSize } }: PrintedPageProps) {
  const { t, formatCount, formatCountOf } = useWords();
  const isNarrowed = narrowing.isOn && narrowing.of === result;
  const total = isNarrowed ? narrowing.count : (result?.table.numRows ?? 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(pageIndex, pages - 1);
  const rows = t('{rows} of {total}', {
    rows: formatCount(Math.min(pageSize, total - page * pageSize)),
    total: formatCountOf(result?.total ?? 0, 'agency', 'agencies'),
  });
  return (
    <>
      <GlobalStyles styles={paper} />
      <Line>{`${rows} · ${t('page {page} of {pages}', { page: formatCount(page + 1), pages: formatCount(pages) })}`}</Line>
    </>
  );
}
