import type { AgencyTileId, TileAnswer } from '@agency-insights/insights-api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { agencyDashboard } from '../agency/agencyDashboard.ts';
import { agencySections } from '../agency/agencySections.ts';
import { agencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import { OpenedDashboard, openTestDashboard, type TileEnd } from '../testing/OpenedDashboard.test-support.tsx';
import { Tile } from './Tile.tsx';
import type { TileView } from './TileView.ts';

const meta = {
  title: 'Dashboards/Tile',
  component: Tile,
  parameters: { visual: { narrow: true } },
} satisfies Meta<typeof Tile>;
export default meta;
type Story = StoryObj;

const viewOf = (tile: AgencyTileId): TileView => {
  const view = agencySections.flatMap(({ tiles }) => tiles).find((one) => one.tile === tile);
  if (view === undefined) throw new Error(`The profile has no tile ${tile}.`);
  return view;
};

interface TileStory {
  tile?: AgencyTileId;
  /** How each request of the tile ends, one after the other. Default: with its answer. */
  ends?: readonly ((answer: TileAnswer) => TileEnd)[];
  filters?: Readonly<Record<string, string>>;
  /** What is done once the first request has ended. */
  then?: 'retryTile' | 'cancelTile';
}

/** A tile alone, in a state that requests and their ends have brought it to. */
const story = ({ tile = 'products', ends = [], filters = {}, then }: TileStory): Story => ({
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
      <Tile view={viewOf(tile)} />
    </OpenedDashboard>
  ),
});

const fail = (): TileEnd => ({
  error: 'The dashboard service cannot be reached. Check your connection and try again.',
});
const never = (): TileEnd => 'never';
const whole = (answer: TileAnswer): TileEnd => answer;

export const WithItsAnswer = story({});
export const Loading = story({ ends: [never] });
export const StoppedBeforeItLoaded = story({ ends: [never], then: 'cancelTile' });
export const Failed = story({ ends: [fail] });
export const FailedWithValuesOfBefore = story({ ends: [whole, fail], then: 'retryTile' });
export const LoadingWithValuesOfBefore = story({ ends: [whole, never], then: 'retryTile' });
export const NothingToShow = story({ ends: [(answer) => ({ ...answer, rows: [] })] });
export const NoTableRows = story({ tile: 'carriers', ends: [(answer) => ({ ...answer, rows: [] })] });
export const WithoutPolicyNumbers = story({
  tile: 'rate_change',
  ends: [(answer) => ({ ...answer, rows: [], missing: 'policy_numbers' })],
});
export const WithAFilterThatItDoesNotUse = story({ filters: { agency_state: 'TX' } });
export const LongTable = story({ tile: 'carriers' });
