import type { RunStatus, TileAnswer } from '@agency-insights/insights-api/contract';
import { keepBefore } from './beforeSteps.ts';
import type { DashboardEffect } from './DashboardEvent.ts';
import type { DashboardState, TileState } from './DashboardState.ts';
import { aboutDashboard, aboutTile, runComplete, tileComplete } from './frameMessages.ts';
import { readPicks } from './picks.ts';
import { effects, inOrder, type Step, type Transition, unchanged, update, when } from './Transition.ts';

/** How often a tile is asked for again with new tokens before it counts as failed. */
const maxRefusals = 2;
const refusedMessage = 'The dashboard service refused to answer. Reload the page.';

/** Begins a run of all tiles; one that is under way ends as stopped. Without a session it waits for one. */
export const startRun: Step = (state) => {
  if (state.session.phase !== 'open') return update(() => ({ wantsRun: true }))(state);
  return inOrder(
    keepBefore,
    endRun('stopped'),
    update(({ runId, filters }) => ({ runId: runId + 1, isRunning: true, wantsRun: false, ranFilters: filters })),
    effects((now) => [aboutDashboard(now, { type: 'dashboard:run:start' })]),
    missingFilter(state) === undefined ? inOrder(...Object.keys(state.definition.tiles).map(askForTile)) : unchanged,
    completeRun,
  )(state);
};

/** What is said in place of the tiles where the dashboard lacks a filter that it needs. */
export function missingFilter({ definition: { requires }, filters }: DashboardState): string | undefined {
  return requires !== undefined && filters[requires.key] === undefined ? requires.message : undefined;
}

/** Ends the run that is under way, if there is one: tiles without an answer are stopped. */
export function endRun(status: RunStatus): Step {
  return inOrder(
    (state) => {
      const running = runningTiles(state);
      return inOrder(...running.map(stopTile))(state);
    },
    when(
      ({ isRunning }) => isRunning,
      inOrder(
        effects((state) => [runComplete(state, status)]),
        update(() => ({ isRunning: false })),
      ),
    ),
  );
}

/** Asks for one tile, on top of whatever it shows. */
export function askForTile(tile: string): Step {
  return inOrder(
    (state) => setTile(state, tile, { ...state.tiles[tile], status: 'running', refusals: 0, request: 0 }),
    effects((state) => [aboutTile(state, tile, { type: 'dashboard:tile:start' })]),
    fetchTile(tile),
  );
}

/** Takes the answer of a request; of one that no longer counts, nothing. */
export function answerTile(request: number, outcome: { answer: TileAnswer } | { error: string }): Step {
  return forRequest(request, (tile) => {
    const status = 'answer' in outcome ? 'complete' : 'error';
    return inOrder((state) => {
      const { error: _, ...before } = state.tiles[tile] ?? { request, refusals: 0 };
      return setTile(state, tile, { ...before, status, ...outcome });
    }, settleTile(tile));
  });
}

/** Stops one tile; the last answer stays visible. */
export function cancelTile(tile: string): Step {
  return when((state) => state.tiles[tile]?.status === 'running', inOrder(stopTile(tile), settleTile(tile)));
}

/** Asks again for a tile whose token was refused. `renew`: gets new tokens where there are none yet. */
export function refuseTile({ request, token }: { request: number; token: string }, renew: Step): Step {
  return forRequest(request, (tile) => (state) => {
    const refusals = (state.tiles[tile]?.refusals ?? 0) + 1;
    if (refusals > maxRefusals) return answerTile(request, { error: refusedMessage })(state);
    const counted: Step = (now) => setTile(now, tile, { ...now.tiles[tile], status: 'running', refusals, request: 0 });
    const isRenewed = state.session.phase === 'open' && state.session.token !== token;
    return inOrder(counted, isRenewed ? fetchTile(tile) : renew)(state);
  });
}

/** Asks for the tiles that waited for tokens, or begins the run that did. */
export const resume: Step = (state) =>
  state.wantsRun ? startRun(state) : inOrder(...waitingTiles(state).map(fetchTile))(state);

/** Sends the request of a tile; without tokens it waits for them. */
function fetchTile(tile: string): Step {
  return (state) => {
    const { token, phase } = state.session;
    if (phase !== 'open' || token === null) return unchanged(state);
    const request = state.lastRequest + 1;
    const asked = setTile({ ...state, lastRequest: request }, tile, {
      ...state.tiles[tile],
      status: 'running',
      request,
    });
    const fetching: DashboardEffect = { kind: 'fetchTile', request, tile, filters: filtersOfTile(state, tile), token };
    return { state: asked.state, effects: [fetching] };
  };
}

/**
 * The filters of a tile's request: a mark picked in the tile itself does not filter it. It does where the tile says what all
 * numbers are made from: those would be of another question than the rest of the page.
 */
function filtersOfTile({ definition, filters }: DashboardState, tile: string): Readonly<Record<string, string>> {
  const picks = readPicks(filters);
  const entries = definition.filterKeys.map((key): [string, string] => [
    key,
    (picks[key]?.tile === tile && tile !== definition.factsTile ? picks[key].before : filters[key]) ?? '',
  ]);
  return Object.fromEntries(entries.filter(([, expression]) => expression !== ''));
}

function stopTile(tile: string): Step {
  return (state) => {
    const { request = 0 } = state.tiles[tile] ?? {};
    const stopped = setTile(state, tile, { ...state.tiles[tile], status: 'stopped', request });
    return request === 0 ? stopped : { ...stopped, effects: [{ kind: 'abort', request }] };
  };
}

function settleTile(tile: string): Step {
  return inOrder(
    effects((state) => [tileComplete(state, tile)]),
    completeRun,
  );
}

const completeRun: Step = when(
  (state) => state.isRunning && runningTiles(state).length === 0,
  inOrder(
    effects((state) => [runComplete(state, missingFilter(state) === undefined ? undefined : 'error')]),
    update(() => ({ isRunning: false })),
  ),
);

function forRequest(request: number, step: (tile: string) => Step): Step {
  return (state) => {
    const found = Object.entries(state.tiles).find(([, tile]) => tile.request === request && tile.status === 'running');
    return found === undefined ? unchanged(state) : step(found[0])(state);
  };
}

function runningTiles({ tiles }: DashboardState): string[] {
  return Object.keys(tiles).filter((tile) => tiles[tile]?.status === 'running');
}

function waitingTiles(state: DashboardState): string[] {
  return runningTiles(state).filter((tile) => state.tiles[tile]?.request === 0);
}

function setTile(
  state: DashboardState,
  id: string,
  tile: Partial<TileState> & Pick<TileState, 'status' | 'request'>,
): Transition {
  return { state: { ...state, tiles: { ...state.tiles, [id]: { refusals: 0, ...tile } } }, effects: [] };
}
