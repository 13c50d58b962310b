import { maxFilterExpressionLength, type HostMessage } from '@agency-insights/insights-api/contract';
import { isFilterName, readFrameAddress } from '../address/readFrameAddress.ts';
import type { DashboardEvent } from './DashboardEvent.ts';
import type { DashboardState } from './DashboardState.ts';
import { aboutDashboard, urlOf } from './frameMessages.ts';
import type { DashboardDefinition } from './DashboardDefinition.ts';
import { keptPicks, picksKey, readPicks, writePicks } from './picks.ts';
import { askForTile, startRun } from './runSteps.ts';
import { effects, inOrder, type Step, unchanged, update, when } from './Transition.ts';

type Filters = Readonly<Record<string, string>>;

/** More filters than any page sets are a mistake, or meant to do harm. */
const maxFilters = 100;

/** Sets the filters that the page around the frame names, and says so at once; runs nothing. */
export function updateFilters(changes: Readonly<Record<string, string>>): Step {
  return inOrder(
    update(({ filters }) => ({ filters: changed(filters, changes) })),
    tellFilters({ acknowledges: true }),
  );
}

/** Picks a mark, or restores the previous filter if it is already picked. */
export function pick({ tile, key, expression }: Omit<Extract<DashboardEvent, { kind: 'pick' }>, 'kind'>): Step {
  return inOrder(
    update(({ filters }) => {
      const { [key]: picked, ...others } = readPicks(filters);
      const before = picked === undefined ? (filters[key] ?? '') : picked.before;
      const isPicked = picked?.tile === tile && filters[key] === expression;
      const picks = isPicked ? others : { ...others, [key]: { tile, before } };
      return { filters: merged(filters, { [key]: isPicked ? before : expression, [picksKey]: writePicks(picks) }) };
    }),
    tellFilters({}),
    startRun,
  );
}

/** Sets or clears one filter from inside the frame, and asks for what depends on it: all tiles, one of them, or none. */
export function setFilter(key: string, expression: string | null): Step {
  return (state) =>
    inOrder(
      update(({ filters }) => ({ filters: changed(filters, { [key]: expression ?? '' }) })),
      tellFilters({}),
      askFor(key, state.definition),
    )(state);
}

function askFor(key: string, { filterKeys, tileKeys }: DashboardDefinition): Step {
  const tile = tileKeys[key];
  if (tile !== undefined)
    return when(
      ({ session, wantsRun }) => session.phase === 'open' && !wantsRun,
      inOrder(
        update(({ filters, ranFilters }) => ({ ranFilters: merged(ranFilters, { [key]: filters[key] ?? '' }) })),
        askForTile(tile),
      ),
    );
  return filterKeys.includes(key) ? startRun : unchanged;
}

/** Takes options of the page around the frame: what numbers are compared with, colour scheme, language, and its words. */
export function setOptions(message: Extract<HostMessage, { type: 'dashboard:options:set' }>): Step {
  const { comparison, colorScheme, language, page } = message;
  return inOrder(
    update((state) => ({
      colorScheme: colorScheme ?? state.colorScheme,
      page: page === undefined ? state.page : { ...page, filters: state.filters },
    })),
    when(
      (state) => language !== undefined && language !== state.language,
      effects(() => [{ kind: 'showLanguage', tag: language ?? '' }]),
    ),
    comparison === undefined ? unchanged : setFilter('comparison', comparison),
  );
}

/** Changes the language; a reloaded page starts with it. */
export function showLanguage(tag: string): Step {
  return inOrder(
    update(({ address }) => ({
      language: tag,
      address: {
        ...address,
        language: tag,
        settings: [...address.settings.filter(([name]) => name !== 'language'), ['language', tag]],
      },
    })),
    effects((state) => [{ kind: 'replaceAddress', url: urlOf(state) }]),
  );
}

/** Opens another address: the same dashboard takes its filters and runs, another one is loaded. */
export function loadPage(url: string): Step {
  return (state) => {
    if (!/^\/embed\/dashboards\/[a-z]/.test(url)) return unchanged(state);
    const address = readFrameAddress(`${state.address.origin}${withSettings(url, state)}`);
    if (address === null) return unchanged(state);
    if (address.dashboard !== state.address.dashboard)
      return { state, effects: [{ kind: 'navigate', url: withSettings(url, state) }] };
    return inOrder(
      update(() => ({ filters: address.filters })),
      tellFilters({}),
      startRun,
    )(state);
  };
}

/** Loads the page again with its filters. */
export const reload: Step = effects((state) => [{ kind: 'navigate', url: withSettings(urlOf(state), state) }]);

/** Messages of hosts may name a dashboard without the parameters that every address of the frame has. */
function withSettings(url: string, { address, session }: DashboardState): string {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  for (const [name, value] of address.settings) if (!query.has(name)) query.append(name, value);
  if (session.navigationToken !== null) query.set('embed_navigation_token', session.navigationToken);
  return `${path}?${query.toString()}`;
}

function tellFilters({ acknowledges }: { acknowledges?: boolean }): Step {
  return effects((state) => [
    { kind: 'replaceAddress', url: urlOf(state) },
    aboutDashboard(state, { type: 'dashboard:filters:changed', ...(acknowledges && { acknowledges }) }),
  ]);
}

function changed(filters: Filters, changes: Filters): Filters {
  const next = merged(filters, changes);
  return merged(next, { [picksKey]: keptPicks(filters, next) });
}

function merged(filters: Filters, changes: Filters): Filters {
  const usable = Object.entries(changes).filter(
    ([key, value]) => isFilterName(key) && key.length <= 200 && value.length <= maxFilterExpressionLength,
  );
  const entries = Object.entries({ ...filters, ...Object.fromEntries(usable) }).filter(([, value]) => value !== '');
  return Object.fromEntries(entries.slice(0, maxFilters));
}
