import { useContext, useState, useSyncExternalStore } from 'react';
import { DashboardContext } from '../context/DashboardContext.ts';
import { readTileView, viewsKey, withTileView } from './tileViews.ts';

/** How a tile is seen now, and what changes that. */
export type HeldTileView<T extends string> = readonly [view: T, choose: (view: T) => void];

/**
 * How a tile is seen, of a few choices; the first holds where none is chosen. The choice is a part of the dashboard's
 * address: a page opens with it again, and Back takes it back. Outside of a dashboard the tile keeps it itself.
 */
export function useTileView<T extends string>(tile: string, choices: readonly [T, ...T[]]): HeldTileView<T> {
  const dashboard = useContext(DashboardContext);
  const [own, setOwn] = useState(choices[0]);
  const views = () => dashboard?.getState().filters[viewsKey];
  const held = useSyncExternalStore(dashboard?.subscribe ?? noChanges, () => readTileView(views(), tile, choices));
  if (dashboard === null) return [own, setOwn];
  const choose = (view: T) =>
    dashboard.dispatch({
      kind: 'setFilter',
      key: viewsKey,
      expression: withTileView(views(), tile, { view, choices }),
    });
  return [held, choose];
}

const tableChoices = ['chart', 'table'] as const;

/** Whether the table of a tile is shown in place of its drawing, and its setter. */
export function useShownTable(tile: string): readonly [showsTable: boolean, setShowsTable: (shows: boolean) => void] {
  const [view, choose] = useTileView(tile, tableChoices);
  return [view === 'table', (shows) => choose(shows ? 'table' : 'chart')];
}

const noChanges = () => () => undefined;
