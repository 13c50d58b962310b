import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useDashboardState } from '../context/DashboardContext.ts';
import { filtersInWords, titleOf } from '../dashboard/filtersInWords.ts';
import { dataSetFact, pageFacts } from '../tiles/tileFacts.ts';
import { useFacts } from '../tiles/useTile.ts';

// The footer of a table is printed at the end of each page, in its own space.
const Footer = styled('footer')({
  display: 'none',
  fontSize: fontSizes.xs,
  color: colors.textMuted,
  // Browsers repeat a footer on each page only if it cannot be broken itself.
  '@media print': { display: 'table-footer-group', breakInside: 'avoid' },
});
const Line = styled('p')({ margin: '12px 0 0', paddingTop: 6, borderTop: `1px solid ${colors.line}` });

const Title = styled('p')({
  display: 'none',
  margin: '0 0 12px',
  fontSize: fontSizes.lg,
  fontWeight: 500,
  '@media print': { display: 'block' },
});

/** At the start of the first printed page, where the page around the frame is missing: what the dashboard is about. The footer says its filters. */
export function PrintTitle(): ReactElement {
  const title = useDashboardState(titleOf);
  return <Title>{title}</Title>;
}

/** The footer of each printed page: the dashboard's title, what its numbers are based on, its filters, and its data set. */
export function PrintFooter(): ReactElement {
  const title = useDashboardState(titleOf);
  const answer = useFacts();
  const filters = useDashboardState(filtersInWords);
  return (
    <Footer>
      <Line>
        {[title, answer && pageFacts(answer), filters, answer && dataSetFact(answer)].filter(Boolean).join(' · ')}
      </Line>
    </Footer>
  );
}
