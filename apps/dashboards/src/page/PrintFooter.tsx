import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useDashboardState } from '../app/DashboardContext.ts';
import { tileFacts } from '../tiles/tileFacts.ts';

// A footer of a table is printed at the end of each page, in room of its own.
const Footer = styled('footer')({
  display: 'none',
  fontSize: fontSizes.xs,
  color: colors.textMuted,
  '@media print': { display: 'table-footer-group' },
});

/** At the end of each printed page: what the dashboard is, what stands behind its numbers, and its filters. */
export function PrintFooter(): ReactElement {
  const title = useDashboardState(({ definition }) => definition.title);
  const facts = useDashboardState(({ tiles }) => {
    const answer = (tiles['summary'] ?? tiles['numbers'])?.answer;
    return answer && tileFacts(answer);
  });
  const filters = useDashboardState((state) =>
    Object.entries(state.ranFilters)
      .map(([key, expression]) => `${key.replaceAll('_', ' ')}: ${expression}`)
      .join(' · '),
  );
  return <Footer>{[title, facts, filters].filter(Boolean).join(' · ')}</Footer>;
}
