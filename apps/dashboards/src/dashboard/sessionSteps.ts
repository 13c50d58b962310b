import type { EndpointResponse, HostMessage } from '@agency-insights/insights-api/contract';
import type { DashboardState, SessionState } from './DashboardState.ts';
import { send } from './frameMessages.ts';
import { endRun, resume } from './runSteps.ts';
import { effects, inOrder, type Step, update, when } from './Transition.ts';

type Phase = SessionState['phase'];

/** How long the page around the frame has to send tokens. */
const tokensTimeoutMs = 10_000;
/** When a renewal that failed is tried again while the present token is still valid. */
const retryMs = 15_000;
/** The vendor's SDK hands out new tokens from 120 s before the end of the old ones on, and the old ones before. */
const sdkMarginSeconds = 100;

const inPhase = (...phases: readonly Phase[]) => {
  return ({ session }: { session: SessionState }) => phases.includes(session.phase);
};
const isCookieless = ({ session }: { session: SessionState }) => session.navigationToken !== null;
const setSession = (session: Partial<SessionState>) =>
  update((state) => ({ session: { ...state.session, ...session } }));
const requestTokens = effects(() => [send({ type: 'session:tokens:request' })]);
const enterAgain = effects(({ session }) => [
  { kind: 'enter', authenticationToken: null, navigationToken: session.navigationToken },
]);

/** Asks the page around the frame for tokens, and waits for them. */
const askForTokens = inOrder(
  setSession({ phase: 'asking' }),
  requestTokens,
  effects(() => [{ kind: 'timer', name: 'tokensOverdue', ms: tokensTimeoutMs }]),
);

/** The session is interrupted; the content stays, and the user may retry. */
const interrupt = inOrder(
  setSession({ phase: 'interrupted' }),
  stopTimers(),
  stopRun(),
  effects(() => [
    send({ type: 'session:status', session_ttl: 0, expired: false, interrupted: true, recoverable: true }),
  ]),
);

/** The session has ended: the page around the frame has to open the dashboard again. */
const end = inOrder(
  setSession({ phase: 'ended', token: null }),
  stopTimers(),
  stopRun(),
  effects(() => [
    send({ type: 'session:status', session_ttl: 0, expired: true, interrupted: true, recoverable: true }),
    send({ type: 'session:expired' }),
  ]),
);

/** Opens the session with what the frame's address brought. */
export const enter: Step = inOrder(
  effects(({ address, session }) => [
    { kind: 'enter', authenticationToken: address.authenticationToken, navigationToken: session.navigationToken },
  ]),
  // The vendor's SDK counts the first request as the begin of a session without cookies.
  when((state) => state.address.usesSdk && isCookieless(state), requestTokens),
);

/** Takes the session that the server opened. */
export function entered(session: EndpointResponse<'embed.session'>): Step {
  const { api_token: token, api_token_ttl: ttl, session_ttl: sessionTtl, dashboards } = session;
  // The profile of an agency takes the same permissions as the search for agencies.
  const mayFindAgencies = dashboards.includes('agency');
  const take = open({ token, mayFindAgencies }, (ttl * 2) / 3, sessionTtl);
  // The page around the frame was quicker: its tokens are newer, and are renewed when they say.
  const wasSent = (state: DashboardState) => isCookieless(state) && inPhase('open')(state);
  return when(inPhase('opening', 'open', 'interrupted'), (state) =>
    (wasSent(state) ? setSession({ mayFindAgencies }) : take)(state),
  );
}

/** Takes the tokens that the page around the frame sent. */
export function receiveTokens(message: Extract<HostMessage, { type: 'session:tokens' }>): Step {
  const { api_token: token, api_token_ttl: ttl = 0, navigation_token, session_reference_token_ttl } = message;
  if (session_reference_token_ttl === 0) return when((state) => !inPhase('ended')(state), end);
  if (!token || ttl <= 0) return when(inPhase('asking'), interrupt);
  const renewSeconds = Math.max((ttl * 2) / 3, ttl - sdkMarginSeconds);
  const tokens = { token, ...(navigation_token && { navigationToken: navigation_token }) };
  return open(tokens, renewSeconds, session_reference_token_ttl ?? ttl);
}

/** The server knows no session for the frame: the page around it may have tokens. */
export const refused: Step = when(inPhase('opening', 'open'), askForTokens);

/** The server could not be reached. With a token the frame continues and retries later. */
export const unreachable: Step = inOrder(
  when(inPhase('opening'), interrupt),
  when(
    inPhase('open'),
    effects(() => [{ kind: 'timer', name: 'renewalDue', ms: retryMs }]),
  ),
);

/** Gets new tokens while the present one is valid. */
export const renew: Step = when(inPhase('open'), (state) => (isCookieless(state) ? askForTokens : enterAgain)(state));

/** Gets new tokens in place of one that the server refused. */
export const replaceToken: Step = when(inPhase('open'), (state) =>
  (isCookieless(state) ? askForTokens : inOrder(setSession({ phase: 'opening' }), enterAgain))(state),
);

/** The page around the frame did not send tokens in time. */
export const tokensOverdue: Step = when(inPhase('asking'), interrupt);

/** Tries again after an interruption, with the filters as they are. */
export const continueSession: Step = when(
  inPhase('interrupted', 'ended'),
  inOrder(setSession({ phase: 'opening' }), enterAgain),
);

function open(tokens: Partial<SessionState>, renewSeconds: number, sessionTtl: number): Step {
  return inOrder(
    setSession({ ...tokens, phase: 'open' }),
    effects(() => [
      { kind: 'timer', name: 'tokensOverdue', ms: null },
      { kind: 'timer', name: 'renewalDue', ms: Math.max(1, renewSeconds) * 1000 },
      send({ type: 'session:status', session_ttl: sessionTtl, expired: false, interrupted: false }),
    ]),
    resume,
  );
}

/** A run under way ends in an error; it begins again with the next session. */
function stopRun(): Step {
  return inOrder(
    update(({ wantsRun, isRunning }) => ({ wantsRun: wantsRun || isRunning })),
    endRun('error'),
  );
}

function stopTimers(): Step {
  return effects(() => [
    { kind: 'timer', name: 'tokensOverdue', ms: null },
    { kind: 'timer', name: 'renewalDue', ms: null },
  ]);
}
