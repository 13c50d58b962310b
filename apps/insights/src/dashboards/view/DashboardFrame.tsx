import { Alert, colors, EmbeddedContent, Skeleton } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useRef, useState, type RefObject } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';
import { isWaiting, type DashboardProblem } from '../host/dashboardState.ts';
import type { HostedDashboard } from '../host/useDashboardHost.ts';
import { useFrameRequests } from '../host/useFrameRequests.ts';
import type { Translate } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';

/** Height of the frame until its page has told its own, px. */
const minHeight = 720;

/** Messages of a frame that has drawn its page: its height, that its numbers are there, or that it says why there are none. */
const firstDrawn: ReadonlySet<string> = new Set([
  'page:properties:changed',
  'dashboard:run:complete',
  'session:status',
]);

const Area = styled('section')({ position: 'relative', display: 'flex', flex: 1, flexDirection: 'column', gap: 12 });
/** The page in the frame keeps a margin for focus rings: its tiles align with the page around them. */
const frameMargin = 4;
const Place = styled('div')({
  position: 'relative',
  minHeight,
  marginInline: -frameMargin,
  // What a browser shows of a page that it could not load says nothing about the dashboard. The frame keeps its size: its
  // page may load after all.
  '&[data-away]': { height: 0, minHeight: 0, overflow: 'hidden', visibility: 'hidden' },
  // On the paper of this page the frame would be cut at the ends of sheets, through the middle of its lines.
  '@media print': { height: 0, minHeight: 0, overflow: 'hidden' },
});
/** Printed in place of the frame when the menu of the browser prints the page. */
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
/** Hidden until focused, and then positioned over the content. */
const Jump = styled('a')({
  position: 'absolute',
  zIndex: 2,
  '&[data-end]': { bottom: 0 },
  padding: '6px 12px',
  borderRadius: 8,
  backgroundColor: colors.accentSoft,
  color: colors.onAccentSoft,
  fontSize: '0.875rem',
  '&:focus': { outline: `2px solid ${colors.accent}`, outlineOffset: 2 },
  '&:not(:focus)': { width: 1, height: 1, padding: 0, overflow: 'hidden', clipPath: 'inset(50%)' },
  '@media print': { display: 'none' },
});

const problemsIn = (
  t: Translate,
): Readonly<Record<DashboardProblem, { title: string; text: string; action: string }>> => ({
  address: {
    title: t('The dashboard could not be opened'),
    text: t('Check the connection and try again. Your filters are kept.'),
    action: t('Try again'),
  },
  silent: {
    title: t('The dashboard does not answer'),
    text: t('Reload it. Your filters are kept.'),
    action: t('Reload'),
  },
  ended: {
    title: t('Your dashboard session has ended'),
    text: t('Continue to open it again. Your filters are kept.'),
    action: t('Continue'),
  },
});

export interface DashboardFrameProps {
  dashboard: HostedDashboard;
  /** Name of the dashboard, read by screen readers. */
  title: string;
}

/** The frame with the dashboard: as high as its page, a skeleton until it has loaded, and in words what went wrong. */
export function DashboardFrame({ dashboard, title }: DashboardFrameProps) {
  const { state, frame, receive, send, reopen } = dashboard;
  const { logger } = useServices();
  const { t } = useWords();
  const hear = useFrameRequests({ frame, isReady: state.phase === 'ready', send });
  const problem = state.problem && problemsIn(t)[state.problem];
  const isAway = problem !== null && state.phase !== 'ready';
  const [drawn, setDrawn] = useState<string | null>(null);
  // Before its address is requested, the page still checks its filters; and a loaded frame still draws.
  const isComing = state.phase === 'closed' || state.dashboardLoading['dashboard-url'] || drawn !== state.src;
  const canSkip = state.src !== null && !isAway;
  const [before, after] = [useRef<HTMLAnchorElement>(null), useRef<HTMLAnchorElement>(null)];
  return (
    <Area aria-label={t('Dashboard')} aria-busy={isComing || isWaiting(state)}>
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
        {t(
          'The browser’s menu prints this page without its dashboard. To print the dashboard, close this print and press the Print button of the page, or Ctrl+P (⌘P on a Mac).',
        )}
      </PrintHint>
      {canSkip && <FrameJump from={before} to={after} text={t('Skip the dashboard')} />}
      <Place data-away={isAway ? '' : undefined}>
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
              if (firstDrawn.has(message.type)) setDrawn(state.src);
            }}
            slotProps={{
              frame: { allow: 'fullscreen; clipboard-write', style: { minHeight, outline: 'none', borderRadius: 0 } },
            }}
          />
        )}
        {isComing && <DashboardSkeleton />}
      </Place>
      {canSkip && <FrameJump isEnd from={after} to={before} text={t('End of the dashboard: back to its start')} />}
    </Area>
  );
}

interface FrameJumpProps {
  /** Whether the link is after the frame. */
  isEnd?: boolean;
  from: RefObject<HTMLAnchorElement | null>;
  to: RefObject<HTMLAnchorElement | null>;
  text: string;
}

/** A link that skips the frame, which has many tab stops. */
function FrameJump({ isEnd = false, from, to, text }: FrameJumpProps) {
  return (
    <Jump
      ref={from}
      href="#"
      data-end={isEnd ? '' : undefined}
      onClick={(event) => {
        // The address stays as it is.
        event.preventDefault();
        to.current?.focus();
      }}
    >
      {text}
    </Jump>
  );
}

/** Placeholder of a loading dashboard. */
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
