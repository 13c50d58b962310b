import type { AgencyTileId, TileAnswer } from '@agency-insights/insights-api/contract';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { agencyDashboard } from '../agency/agencyDashboard.ts';
import { agencySections } from '../agency/agencySections.ts';
import { Tile } from '../tiles/Tile.tsx';
import type { TileView } from '../tiles/TileView.ts';
import { agencyAnswer } from './agencyAnswers.test-support.ts';
import { OpenedDashboard, openTestDashboard, type TileEnd } from './OpenedDashboard.test-support.tsx';

/** A tile alone, and what happens to its requests. */
export interface TileStory {
  tile: AgencyTileId;
  /** How each request of the tile ends, one after the other. Default: with its answer. */
  ends?: readonly ((answer: TileAnswer) => TileEnd)[];
  filters?: Readonly<Record<string, string>>;
  /** What is done once the first request has ended. */
  then?: 'retryTile' | 'cancelTile';
  /** What shows the tile. Default: `Tile`. */
  children?: ReactElement;
}

/** A story of a tile of the agency profile in a state that requests and their ends have brought it to. */
export function tileStory({ tile, ends = [], filters = {}, then, children }: TileStory): StoryObj {
  return {
    loaders: [
      () => {
        let asked = 0;
        const dashboard = openTestDashboard({
          definition: agencyDashboard,
          filters: { agency_id: '7', ...filters },
          tile: (id, all) => {
            const answer = agencyAnswer(id as AgencyTileId, all);
            if (id !== tile) return answer;
            asked += 1;
            return ends[asked - 1]?.(answer) ?? answer;
          },
        });
        if (then) setTimeout(() => dashboard.dispatch({ kind: then, tile }));
        return { dashboard };
      },
    ],
    render: (_, { loaded }) => (
      <OpenedDashboard dashboard={(loaded as { dashboard: ReturnType<typeof openTestDashboard> }).dashboard}>
        {children ?? <Tile view={viewOf(tile)} />}
      </OpenedDashboard>
    ),
  };
}

function viewOf(tile: AgencyTileId): TileView {
  const view = agencySections.flatMap(({ tiles }) => tiles).find((one) => one.tile === tile);
  if (view === undefined) throw new Error(`The profile has no tile ${tile}.`);
  return view;
}

/** A request that fails. */
export const fail = (): TileEnd => ({
  error: 'The dashboard service cannot be reached. Check your connection and try again.',
});
/** A request without an end. */
export const never = (): TileEnd => 'never';
/** A request that ends with the whole answer. */
export const whole = (answer: TileAnswer): TileEnd => answer;
