import type {
  DashboardEvent as DashboardMessage,
  EmbeddedDashboard,
  EmbeddedTile,
  FrameMessage,
  RunStatus,
  TileEvent as TileMessage,
} from '@agency-insights/insights-api/contract';
import { writeFrameAddress } from '../address/readFrameAddress.ts';
import type { DashboardEffect } from './DashboardEvent.ts';
import type { DashboardState } from './DashboardState.ts';

/** The version of the vendor's service whose messages the frame speaks; from 25 on hosts may send `page:load`. */
const spokenVersion = '26.12';

/** Path and query of the dashboard as it is now. */
export function urlOf({ address, filters }: DashboardState): string {
  return writeFrameAddress(address, filters);
}

/** The dashboard as messages describe it. */
function embeddedDashboard(state: DashboardState): EmbeddedDashboard {
  const { definition, filters, runId, address } = state;
  const url = urlOf(state);
  return {
    id: definition.id,
    title: definition.title,
    canEdit: false,
    dashboard_filters: filters,
    url,
    absoluteUrl: address.origin + url,
    options: { elements: {}, layouts: [], runId },
  };
}

/** A tile as messages describe it. */
function embeddedTile({ definition }: DashboardState, id: string): EmbeddedTile {
  const listen = Object.fromEntries(definition.filterKeys.map((key) => [key, key]));
  return { id, title: definition.tiles[id]?.title ?? id, listen };
}

/** The first message of a page: it lets the vendor's SDK go on. */
export function pageChanged(state: DashboardState): DashboardEffect {
  const url = urlOf(state);
  const absoluteUrl = state.address.origin + url;
  return send({ type: 'page:changed', page: { type: 'dashboard', url, absoluteUrl, lookerVersion: spokenVersion } });
}

/** A message about the dashboard as a whole. */
export function aboutDashboard(state: DashboardState, message: DashboardMessage): DashboardEffect {
  return send({ ...message, dashboard: embeddedDashboard(state) });
}

/** A message about a tile. */
export function aboutTile(state: DashboardState, tile: string, message: TileMessage): DashboardEffect {
  return send({ ...message, dashboard: embeddedDashboard(state), tile: embeddedTile(state, tile) });
}

/** Says that a tile has its answer, or why it has none. */
export function tileComplete(state: DashboardState, tile: string): DashboardEffect {
  const { status, error } = state.tiles[tile] ?? { status: 'stopped' };
  return aboutTile(state, tile, {
    type: 'dashboard:tile:complete',
    status: status === 'running' ? 'stopped' : status,
    truncated: false,
    errors: error === undefined ? [] : [{ message: error }],
  });
}

/** Says that a run has ended. Without a status: an error where a tile has one, stopped where a tile was. */
export function runComplete(state: DashboardState, status?: RunStatus): DashboardEffect {
  const tileStatuses = Object.entries(state.tiles).map(([tileId, { status: own, error }]) => ({
    tileId,
    status: own === 'running' ? ('stopped' as const) : own,
    ...(error !== undefined && { errors: [{ message: error }] }),
  }));
  const has = (wanted: RunStatus) => tileStatuses.some((tile) => tile.status === wanted);
  const worst: RunStatus = has('error') ? 'error' : has('stopped') ? 'stopped' : 'complete';
  return aboutDashboard(state, { type: 'dashboard:run:complete', status: status ?? worst, tileStatuses });
}

/** Sends a message to the page around the frame. */
export function send(message: FrameMessage): DashboardEffect {
  return { kind: 'send', message };
}
