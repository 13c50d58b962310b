import type { DashboardId } from '@agency-insights/insights-api/contract';
import { Alert } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { type ComponentType, lazy, type ReactElement } from 'react';
import { AgencyView } from '../agency/AgencyView.tsx';
import type { SessionState } from '../dashboard/DashboardState.ts';
import { missingFilter } from '../dashboard/runSteps.ts';
import { MissingPartNotice } from '../page/MissingPartNotice.tsx';
import { PrintFooter, PrintTitle } from '../page/PrintedPage.tsx';
import { SharedErrorNotice } from '../page/SharedErrorNotice.tsx';
import { useToldHeight } from '../page/useToldHeight.ts';
import { useDashboard, useDashboardState } from '../context/DashboardContext.ts';
import { PagePart } from '../context/PagePart.tsx';
import { t, translated, type Label } from '../language/texts.ts';

// Rings of focused tiles are drawn outside of them.
const Main = styled('main')({
  padding: 4,
  '@media print': { display: 'table', width: '100%', padding: 0, tableLayout: 'fixed' },
});
const Body = styled('div')({ '@media print': { display: 'table-row-group' } });

const views: Readonly<Record<DashboardId, ComponentType>> = {
  agency: AgencyView,
  benchmarks: lazy(() =>
    import('../benchmarks/BenchmarksView.tsx').then((module) => ({ default: module.BenchmarksView })),
  ),
};

/** The dashboard in its frame. */
export function DashboardPage(): ReactElement {
  const missing = useDashboardState(missingFilter);
  const View = views[useDashboardState(({ definition }) => definition.id)];
  const main = useToldHeight();
  return (
    <Main ref={main}>
      <Body>
        <PrintTitle />
        <SessionNotice />
        <MissingPartNotice />
        <SharedErrorNotice />
        {missing === undefined ? (
          <PagePart>
            <View />
          </PagePart>
        ) : (
          <Alert severity="info">{translated(missing)}</Alert>
        )}
      </Body>
      <PrintFooter />
    </Main>
  );
}

/** Says that the session is interrupted or has ended; the content stays. A page that shows the filters in words says so itself. */
function SessionNotice(): ReactElement | null {
  const dashboard = useDashboard();
  const phase = useDashboardState(({ session }) => session.phase);
  const isSaidAround = useDashboardState(({ page }) => page !== null);
  const text = notices[phase];
  if (text === undefined || isSaidAround) return null;
  return (
    <Alert
      severity="warning"
      title={t(text.title)}
      action={{ label: t('Continue'), onClick: () => dashboard.dispatch({ kind: 'continue' }) }}
      sx={{ mb: '16px' }}
    >
      {t(text.message)}
    </Alert>
  );
}

const notices: Partial<Record<SessionState['phase'], { title: Label; message: Label }>> = {
  interrupted: {
    title: 'The dashboard is interrupted',
    message: 'It could not renew its session. Your filters are kept.',
  },
  ended: {
    title: 'Your dashboard session has ended',
    message: 'Continue to open it again with the same filters, or reload the page.',
  },
};
