import { Alert, colors, EmbeddedContent, Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useServices } from '../../services/ServicesContext.tsx';
import { isWaiting, type DashboardProblem } from '../host/dashboardState.ts';
import type { HostedDashboard } from '../host/useDashboardHost.ts';
import { useFrameRequests } from '../host/useFrameRequests.ts';

/** Height of the frame until its page has told its own, px. */
const minHeight = 720;

const Area = styled('div')({ position: 'relative', display: 'flex', flex: 1, flexDirection: 'column', gap: 12 });
/** The page in the frame keeps a margin for focus rings: its tiles align with the page around them. */
const frameMargin = 4;
const Place = styled('div')({
  position: 'relative',
  minHeight,
  marginInline: -frameMargin,
  // What a browser shows of a page that it could not load says nothing about the dashboard.
  '&[data-away]': { visibility: 'hidden' },
  // On the paper of this page the frame would be cut at the ends of sheets, through the middle of its lines.
  '@media print': { height: 0, minHeight: 0, overflow: 'hidden' },
});
/** What browsers print in place of the frame when their own menu prints the page around it. */
const PrintHint = styled('p')({ display: 'none', margin: 0, '@media print': { display: 'block' } });
const Cover = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  gridAutoRows: 'min-content',
  gap: 16,
  padding: frameMargin,
  backgroundColor: colors.page,
});
const Wide = styled('div')({ gridColumn: '1 / -1' });

const problems: Readonly<Record<DashboardProblem, { title: string; text: string; action: string }>> = {
  address: {
    title: 'The dashboard could not be opened',
    text: 'Check the connection and try again. Your filters are kept.',
    action: 'Try again',
  },
  silent: {
    title: 'The dashboard does not answer',
    text: 'Reload it. Your filters are kept.',
    action: 'Reload',
  },
  ended: {
    title: 'Your dashboard session has ended',
    text: 'Continue to open it again. Your filters are kept.',
    action: 'Continue',
  },
};

export interface DashboardFrameProps {
  dashboard: HostedDashboard;
  /** What the dashboard is, said by screen readers. */
  title: string;
}

/** The frame with the dashboard: as high as its page, a skeleton until it has loaded, and in words what went wrong. */
export function DashboardFrame({ dashboard, title }: DashboardFrameProps) {
  const { state, frame, receive, send, reopen } = dashboard;
  const { logger } = useServices();
  const hear = useFrameRequests({ frame, isReady: state.phase === 'ready', send });
  const problem = state.problem && problems[state.problem];
  return (
    <Area aria-busy={isWaiting(state)}>
      {problem && (
        <Alert
          role="alert"
          severity="warning"
          title={problem.title}
          action={{ label: problem.action, onClick: reopen }}
        >
          {problem.text}
        </Alert>
      )}
      <PrintHint>
        The browser’s menu prints this page without its dashboard. To print the dashboard, close this print and press
        the Print button of the page, or Ctrl+P (⌘P on a Mac).
      </PrintHint>
      <Place data-away={problem !== null && state.phase === 'loading' ? '' : undefined}>
        {state.src !== null && (
          <EmbeddedContent
            key={state.src}
            src={state.src}
            title={title}
            frameRef={frame}
            logger={logger}
            onMessage={(message) => {
              receive(message);
              hear(message);
            }}
            slotProps={{
              frame: { allow: 'fullscreen; clipboard-write', style: { minHeight, outline: 'none', borderRadius: 0 } },
            }}
          />
        )}
        {state.dashboardLoading['dashboard-url'] && <DashboardSkeleton />}
      </Place>
    </Area>
  );
}

/** The numbers and the first tiles of a dashboard that is on its way. */
function DashboardSkeleton() {
  return (
    <Cover aria-hidden="true">
      {Array.from({ length: 6 }, (_none, index) => (
        <Skeleton key={index} variant="rounded" height={92} />
      ))}
      <Wide>
        <Skeleton variant="rounded" height={332} />
      </Wide>
      <Wide>
        <Skeleton variant="rounded" height={264} />
      </Wide>
    </Cover>
  );
}
