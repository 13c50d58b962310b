import type { HostMessage } from '@agency-insights/insights-api';
import type { FrameMessage } from '@agency-insights/ui-kit';
import type { Logger } from '../../services/logger.ts';
import {
  closedDashboard,
  isWaiting,
  stepDashboard,
  type DashboardEffect,
  type DashboardState,
  type DashboardStateEvent,
} from './dashboardState.ts';
import { type FilterNames, readFrameReport, writeHostMessage } from './frameMessages.ts';
import type { DashboardFilters } from './FrameReport.ts';

/** Delay of the run message after a change of filters, milliseconds (APP-DASH-3). */
const runDelayMs = 500;

/** Timeout in ms for a response of the frame. */
const silenceMs = 20_000;

/** Address of a dashboard's frame. */
export interface DashboardAddress {
  url: string;
  filterNames: FilterNames;
}

/** New tokens of an embed session, as the message for the frame carries them; a lifetime of 0: it has ended. */
export type SessionTokens = Omit<Extract<HostMessage, { type: 'session:tokens' }>, 'type'>;

/** Callbacks of a host to its page. */
export interface DashboardPorts {
  askAddress: (filters: DashboardFilters, signal: AbortSignal) => Promise<DashboardAddress>;
  renewTokens: (signal: AbortSignal) => Promise<SessionTokens>;
  /** Sends a text to the frame's window. */
  post: (text: string) => void;
  /** Called with the filters that the person has set inside the frame. */
  onFollow: (filters: DashboardFilters) => void;
  logger: Logger;
}

/** Timers, which tests can replace. */
export interface HostTimers {
  setTimeout: (callback: () => void, delayMs: number) => unknown;
  clearTimeout: (handle: never) => void;
}

/** The page's side of an embedded dashboard: the state machine, with the calls, timers and messages that it asks for. */
export class DashboardHost {
  readonly #timers: HostTimers;
  readonly #listeners = new Set<() => void>();
  #ports: DashboardPorts | null = null;
  #state = closedDashboard;
  #calls = new AbortController();
  #runTimer: unknown;
  #silenceTimer: unknown;

  /** `timers` default to the browser's. */
  constructor(timers: HostTimers = globalThis) {
    this.#timers = timers;
  }

  /** Connects the host to the page. Call it first, and again if the page's callbacks change. */
  attach(ports: DashboardPorts): void {
    this.#ports = ports;
  }

  readonly getState = (): DashboardState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens the dashboard with these filters, or sends them to the open one. */
  want(filters: DashboardFilters): void {
    this.#dispatch({ type: 'filters', filters });
  }

  /** Takes a message of the frame, whose origin and window have been checked. */
  readonly receive = (message: FrameMessage): void => {
    this.#dispatch({ type: 'report', report: readFrameReport(message, this.#state.filterNames) });
  };

  readonly send = (message: HostMessage): void => {
    this.#ports?.post(writeHostMessage(message, this.#state.filterNames));
  };

  /** Opens the dashboard again, with the filters of the page. */
  readonly reopen = (): void => this.#dispatch({ type: 'reopen' });

  readonly setExporting = (isRunning: boolean): void => this.#dispatch({ type: 'export', isRunning });

  /** Ends timers and calls; `want` begins again. */
  close(): void {
    this.#calls.abort();
    this.#calls = new AbortController();
    this.#timers.clearTimeout(this.#runTimer as never);
    this.#timers.clearTimeout(this.#silenceTimer as never);
    this.#state = closedDashboard;
  }

  #dispatch(event: DashboardStateEvent): void {
    const { state, effects } = stepDashboard(this.#state, event);
    this.#state = state;
    this.#watchSilence();
    effects.forEach((effect) => this.#carryOut(effect));
    this.#listeners.forEach((listener) => listener());
  }

  #watchSilence(): void {
    this.#timers.clearTimeout(this.#silenceTimer as never);
    if (isWaiting(this.#state) && this.#state.phase !== 'opening')
      this.#silenceTimer = this.#timers.setTimeout(() => this.#dispatch({ type: 'silence' }), silenceMs);
  }

  #carryOut(effect: DashboardEffect): void {
    switch (effect.type) {
      case 'ask-address':
        void this.#open(effect.filters, this.#calls.signal);
        break;
      case 'send':
        this.send(effect.message);
        break;
      case 'run-later':
        this.#timers.clearTimeout(this.#runTimer as never);
        this.#runTimer = this.#timers.setTimeout(() => this.#dispatch({ type: 'run-due' }), runDelayMs);
        break;
      case 'renew-tokens':
        void this.#answerTokens(this.#calls.signal);
        break;
      case 'follow':
        this.#ports?.onFollow(effect.filters);
    }
  }

  /** A load failure is only logged (APP-DASH-2); the page offers to try again. */
  async #open(filters: DashboardFilters, signal: AbortSignal): Promise<void> {
    const event = await this.#ports?.askAddress(filters, signal).then(
      (address): DashboardStateEvent => ({ type: 'address', ...address }),
      (error: unknown): DashboardStateEvent => {
        if (!signal.aborted) this.#ports?.logger.error('The address of the dashboard could not be had', error);
        return { type: 'address-failed' };
      },
    );
    if (event !== undefined && !signal.aborted) this.#dispatch(event);
  }

  /** Sends new tokens; if there are none, the frame receives the interruption. */
  async #answerTokens(signal: AbortSignal): Promise<void> {
    const tokens = await this.#ports?.renewTokens(signal).catch((error: unknown): SessionTokens => {
      if (!signal.aborted) this.#ports?.logger.warn('The tokens of the dashboard could not be renewed', error);
      return {};
    });
    if (tokens === undefined || signal.aborted) return;
    this.send({ type: 'session:tokens', ...tokens });
    if (tokens.session_reference_token_ttl === 0) this.#dispatch({ type: 'session-ended' });
  }
}
