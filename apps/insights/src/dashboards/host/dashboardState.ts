import type { HostMessage } from '@agency-insights/insights-api';
import type { FilterNames } from './frameMessages.ts';
import type { DashboardFilters, FrameReport } from './FrameReport.ts';
import { sameDashboardFilters, withoutViews } from './sameDashboardFilters.ts';

/** The loading state (APP-DASH-3). */
export type DashboardLoading = Readonly<Record<'dashboard-url' | 'dashboard-update' | 'dashboard-export', boolean>>;

/** Why there is no dashboard: no address for it, no answer from the frame, or its session has ended. */
export type DashboardProblem = 'address' | 'silent' | 'ended';

/** An update that the frame was sent and has not finished yet. */
export interface PendingUpdate {
  /** Runs up to this number began before the update: their end is not its end. */
  afterRun: number;
  /** Updates that the frame has not acknowledged yet. */
  unacknowledged: number;
  /** Whether the message to run is still to be sent. */
  isRunDue: boolean;
}

/** The dashboard of a page and the frame that shows it, as far as the page knows. */
export interface DashboardState {
  /** `opening`: its address is requested; `loading`: the frame loads; `ready`: the frame has reported that it has loaded. */
  phase: 'closed' | 'opening' | 'loading' | 'ready';
  /** Address that the frame opens, valid once; null before the first. */
  src: string | null;
  /** The dashboard's names of our filters. */
  filterNames: FilterNames;
  /** The filters that the page wants. */
  dashboardFilters: DashboardFilters;
  /** The filters of the frame, once it has read all messages. */
  frameFilters: DashboardFilters;
  /** Address of the dashboard with its filters, as last reported by the frame. */
  dashboardUrl: string | null;
  dashboardLoading: DashboardLoading;
  problem: DashboardProblem | null;
  update: PendingUpdate | null;
  /** Highest run number that the frame has reported. */
  lastRun: number;
  /** Whether the dashboard was reopened automatically since it last showed numbers. */
  wasReopened: boolean;
}

/** Events of a dashboard. */
export type DashboardStateEvent =
  /** The page wants these filters: at the start, and whenever they change. */
  | { type: 'filters'; filters: DashboardFilters }
  | { type: 'address'; url: string; filterNames: FilterNames }
  | { type: 'address-failed' }
  | { type: 'report'; report: FrameReport }
  /** The delay before the run message has elapsed. */
  | { type: 'run-due' }
  /** The frame has not responded in time. */
  | { type: 'silence' }
  /** The session has ended: there are no new tokens. */
  | { type: 'session-ended' }
  /** The user reopens the dashboard. */
  | { type: 'reopen' }
  | { type: 'export'; isRunning: boolean };

/** Effects of an event. */
export type DashboardEffect =
  | { type: 'ask-address'; filters: DashboardFilters }
  | { type: 'send'; message: HostMessage }
  /** Raises `run-due` after a delay; replaces an earlier one. */
  | { type: 'run-later' }
  | { type: 'renew-tokens' }
  /** The frame has changed filters: the page applies them. */
  | { type: 'follow'; filters: DashboardFilters };

export interface DashboardStep {
  state: DashboardState;
  effects: readonly DashboardEffect[];
}

export const closedDashboard: DashboardState = {
  phase: 'closed',
  src: null,
  filterNames: {},
  dashboardFilters: {},
  frameFilters: {},
  dashboardUrl: null,
  dashboardLoading: { 'dashboard-url': false, 'dashboard-update': false, 'dashboard-export': false },
  problem: null,
  update: null,
  lastRun: 0,
  wasReopened: false,
};

/** Returns the state after an event, and its effects. Messages may come in any order, and more than once. */
export function stepDashboard(state: DashboardState, event: DashboardStateEvent): DashboardStep {
  switch (event.type) {
    case 'filters':
      return wantFilters(state, event.filters);
    case 'address':
      return state.phase === 'opening'
        ? still({ ...state, phase: 'loading', src: event.url, filterNames: event.filterNames })
        : still(state);
    case 'address-failed':
      return state.phase === 'opening' ? still(stopped(state, 'address')) : still(state);
    case 'report':
      return hear(state, event.report);
    case 'run-due':
      return runIfDue(state);
    case 'silence':
      // The last message to the frame still counts if it responds after all.
      return isWaiting(state) ? still({ ...stopped(state, 'silent'), update: state.update }) : still(state);
    case 'session-ended':
      return state.phase === 'closed' ? still(state) : still(stopped(state, 'ended'));
    case 'reopen':
      return state.phase === 'closed' ? still(state) : open({ ...state, wasReopened: false });
    case 'export':
      return still(flagged(state, 'dashboard-export', event.isRunning));
  }
}

/** Whether a response of the frame is pending. */
export function isWaiting({ dashboardLoading }: DashboardState): boolean {
  return dashboardLoading['dashboard-url'] || dashboardLoading['dashboard-update'];
}

function wantFilters(state: DashboardState, filters: DashboardFilters): DashboardStep {
  const next = { ...state, dashboardFilters: filters };
  if (state.phase === 'closed') return open(next);
  return state.phase === 'ready' && state.problem !== 'ended' ? update(next) : still(next);
}

/** Asks for an address that carries the filters, so that what the person has set comes back with the frame. */
function open(state: DashboardState): DashboardStep {
  const { dashboardFilters: filters } = state;
  return {
    state: flagged(
      flagged(
        { ...state, phase: 'opening', frameFilters: filters, problem: null, update: null, lastRun: 0 },
        'dashboard-url',
        true,
      ),
      'dashboard-update',
      false,
    ),
    effects: [{ type: 'ask-address', filters }],
  };
}

/** Sends the filters where the frame has others, and has them run (APP-DASH-3); other views of tiles change no number. */
function update(state: DashboardState): DashboardStep {
  const { dashboardFilters, frameFilters } = state;
  if (sameDashboardFilters(dashboardFilters, frameFilters)) return still(state);
  const cleared = Object.keys(frameFilters).filter((key) => dashboardFilters[key] === undefined);
  const filters = { ...Object.fromEntries(cleared.map((key) => [key, ''])), ...dashboardFilters };
  const sending: DashboardEffect = { type: 'send', message: { type: 'dashboard:filters:update', filters } };
  if (sameDashboardFilters(withoutViews(dashboardFilters), withoutViews(frameFilters)))
    return { state: { ...state, frameFilters: dashboardFilters }, effects: [sending] };
  const unacknowledged = (state.update?.unacknowledged ?? 0) + 1;
  return {
    state: flagged(
      {
        ...state,
        problem: null,
        frameFilters: dashboardFilters,
        update: { afterRun: state.lastRun, unacknowledged, isRunDue: true },
      },
      'dashboard-update',
      true,
    ),
    effects: [sending, { type: 'run-later' }],
  };
}

function hear(state: DashboardState, report: FrameReport): DashboardStep {
  if (state.phase === 'closed' || state.phase === 'opening') return still(state);
  const heard: DashboardState = {
    ...state,
    problem: state.problem === 'silent' ? null : state.problem,
    lastRun: Math.max(state.lastRun, report.runId ?? 0),
    dashboardUrl: report.absoluteUrl ?? state.dashboardUrl,
  };
  switch (report.type) {
    case 'session:tokens:request':
      return { state: heard, effects: [{ type: 'renew-tokens' }] };
    case 'session:expired':
      return still(stopped(heard, 'ended'));
    case 'session:status':
      return hearSession(heard, report);
    case 'dashboard:loaded':
      return update(loaded(heard, report));
    case 'dashboard:filters:changed':
      return report.acknowledges ? acknowledge(heard, report) : follow(heard, report);
    default:
      return endsUpdate(report) ? complete(heard, report) : still(heard);
  }
}

/** A frame that has loaded, perhaps not for the first time, has the filters of its address and counts its runs from the start. */
function loaded(state: DashboardState, { filters, runId }: FrameReport): DashboardState {
  const fresh: DashboardState = {
    ...state,
    phase: 'ready',
    frameFilters: filters ?? state.frameFilters,
    lastRun: runId ?? 0,
    update: null,
  };
  return flagged(flagged(fresh, 'dashboard-url', false), 'dashboard-update', false);
}

/** A tile that is complete is not the dashboard: others may still be on their way. */
function endsUpdate({ type }: FrameReport): boolean {
  return /^dashboard:(run|save|delete):complete$/.test(type);
}

function hearSession(state: DashboardState, { session }: FrameReport): DashboardStep {
  if (session?.interrupted && session.recoverable && !state.wasReopened) return open({ ...state, wasReopened: true });
  if (session?.expired || (session?.interrupted && session.recoverable)) return still(stopped(state, 'ended'));
  // The frame says itself why it shows nothing.
  return session?.interrupted ? still(stopped(state, null)) : still(state);
}

/** Our own frame acknowledges an update, which then runs at once. */
function acknowledge(state: DashboardState, { runId }: FrameReport): DashboardStep {
  if (state.update === null) return still(state);
  const unacknowledged = Math.max(0, state.update.unacknowledged - 1);
  const afterRun = Math.max(state.update.afterRun, runId ?? 0);
  const next = { ...state, update: { ...state.update, unacknowledged, afterRun } };
  return unacknowledged === 0 ? runIfDue(next) : still(next);
}

function runIfDue(state: DashboardState): DashboardStep {
  if (!state.update?.isRunDue) return still(state);
  return {
    state: { ...state, update: { ...state.update, isRunDue: false } },
    effects: [{ type: 'send', message: { type: 'dashboard:run' } }],
  };
}

/** Ends the update, unless the run began before it; a dashboard that does not count its runs ends with any. */
function complete(state: DashboardState, report: FrameReport): DashboardStep {
  const { update: pending } = state;
  if (pending !== null && (pending.isRunDue || (report.runId !== null && report.runId <= pending.afterRun)))
    return still(state);
  const done = flagged({ ...state, update: null, wasReopened: false }, 'dashboard-update', false);
  // Numbers before the frame has reported that it has loaded: it has, with the filters of its address.
  if (state.phase === 'loading') return update(flagged({ ...done, phase: 'ready' }, 'dashboard-url', false));
  return follow(done, report);
}

/** Applies changes from the frame; during an update, its reports may be outdated. */
function follow(state: DashboardState, { filters, runId }: FrameReport): DashboardStep {
  const isStale = state.update !== null || (runId !== null && runId < state.lastRun);
  if (filters === null || state.phase !== 'ready' || isStale) return still(state);
  const next = { ...state, frameFilters: filters };
  if (sameDashboardFilters(filters, state.dashboardFilters)) return still(next);
  return { state: { ...next, dashboardFilters: filters }, effects: [{ type: 'follow', filters }] };
}

function stopped(state: DashboardState, problem: DashboardProblem | null): DashboardState {
  return flagged(flagged({ ...state, problem, update: null }, 'dashboard-url', false), 'dashboard-update', false);
}

function flagged(state: DashboardState, flag: keyof DashboardLoading, isOn: boolean): DashboardState {
  return { ...state, dashboardLoading: { ...state.dashboardLoading, [flag]: isOn } };
}

function still(state: DashboardState): DashboardStep {
  return { state, effects: [] };
}
