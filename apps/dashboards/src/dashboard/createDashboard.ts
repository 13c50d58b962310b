import type { FrameMessage, HostMessage } from '@agency-insights/insights-api/contract';
import type { FrameAddress } from '../address/readFrameAddress.ts';
import type { HostConnection } from '../connection/HostConnection.ts';
import type { DashboardService } from '../service/createDashboardService.ts';
import { createEffectRunner, type FrameActions } from './createEffectRunner.ts';
import type { DashboardDefinition } from './DashboardDefinition.ts';
import type { DashboardEvent } from './DashboardEvent.ts';
import { type DashboardState, initialState } from './DashboardState.ts';
import { mergeUpdates } from './mergeUpdates.ts';
import { paceRuns } from './paceRuns.ts';
import { reduceDashboard } from './reduceDashboard.ts';

/** A dashboard as its page uses it. */
export interface Dashboard {
  getState(): DashboardState;
  /** Calls a listener after each change. Returns what ends that. */
  subscribe(listener: () => void): () => void;
  dispatch(event: DashboardEvent): void;
  /** Sends a message that changes nothing here to the page around the frame. */
  send(message: FrameMessage): void;
  /** Sends a message that the page around the frame may cancel; null where it cannot answer. */
  ask(message: FrameMessage): ReturnType<HostConnection['ask']>;
  /** Returns how many agencies a search with these filters finds; null where that is not known now. */
  countAgencies(filters: Readonly<Record<string, string>>, signal: AbortSignal): Promise<number | null>;
  /** Returns how many policies the dashboard is about with these filters; null where that is not known now. */
  countPolicies(filters: Readonly<Record<string, string>>, signal: AbortSignal): Promise<number | null>;
}

/** Options of a dashboard. */
export interface CreateDashboardOptions {
  definition: DashboardDefinition;
  address: FrameAddress;
  service: DashboardService;
  /** Opens the line to the page around the frame, which is heard from then on. */
  connect: (onMessage: (message: HostMessage) => void) => HostConnection;
  /** What the frame's window does. */
  frame: FrameActions;
}

/** Runs the state machine of a frame: keeps its state, and carries out its effects. */
export function createDashboard(options: CreateDashboardOptions): Dashboard {
  const { definition, address, service, connect, frame } = options;
  let state = initialState(definition, address);
  const listeners = new Set<() => void>();
  const connection = connect(mergeUpdates(paceRuns((message) => dispatch({ kind: 'message', message }))));
  const carryOut = createEffectRunner({ dashboard: definition.id, service, connection, frame, dispatch });

  function dispatch(event: DashboardEvent): void {
    const next = reduceDashboard(state, event);
    state = next.state;
    for (const listener of listeners) listener();
    next.effects.forEach(carryOut);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
    send: (message) => connection.send(message),
    ask: (message) => connection.ask(message),
    async countAgencies(filters, signal) {
      const { token } = state.session;
      const counted = token === null ? null : await service.countAgencies({ filters, token, signal });
      return counted?.kind === 'answer' ? counted.answer.agencies : null;
    },
    async countPolicies(filters, signal) {
      const { token } = state.session;
      const { id, factsTile: tile, filterKeys } = definition;
      const known = Object.fromEntries(Object.entries(filters).filter(([key]) => filterKeys.includes(key)));
      const facts =
        token === null ? null : await service.fetchTile({ dashboard: id, tile, filters: known, token, signal });
      return facts?.kind === 'answer' ? facts.answer.policies : null;
    },
  };
}
