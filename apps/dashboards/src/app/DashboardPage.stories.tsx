import type { AgencyTileId, BenchmarkTileId } from '@agency-insights/insights-api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { agencyDashboard } from '../agency/agencyDashboard.ts';
import { CompareSection } from '../agency/CompareSection.tsx';
import { answerOf, compared, tileRows, withheld, withheldRows } from '../benchmarks/benchmarkAnswers.test-support.ts';
import { benchmarksDashboard } from '../benchmarks/benchmarksDashboard.ts';
import type { Dashboard } from '../dashboard/createDashboard.ts';
import { loadLanguage } from '../language/loadLanguage.ts';
import { english } from '../language/texts.ts';
import { MissingPartNotice } from '../page/MissingPartNotice.tsx';
import { agencyAnswer, emptyAgencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import { withLongNames, withTooFewPeers } from '../testing/answerVariants.test-support.ts';
import {
  OpenedDashboard,
  openTestDashboard,
  type OpenDashboardOptions,
  type TileEnd,
} from '../testing/OpenedDashboard.test-support.tsx';

const meta = {
  title: 'Dashboards/Pages',
  component: OpenedDashboard,
} satisfies Meta<typeof OpenedDashboard>;
export default meta;
type Story = StoryObj;

type Filters = Readonly<Record<string, string>>;

const agency = (filters: Filters = {}, options: Partial<OpenDashboardOptions> = {}) =>
  openTestDashboard({
    definition: agencyDashboard,
    filters: { agency_id: '7', ...filters },
    tile: (tile, asked) => agencyAnswer(tile as AgencyTileId, asked),
    ...options,
  });

const benchmarks = (options: Partial<OpenDashboardOptions> = {}) =>
  openTestDashboard({
    definition: benchmarksDashboard,
    filters: { compare: 'search:3' },
    tile: (tile) => answerOf(tileRows[tile as BenchmarkTileId]()),
    ...options,
  });
/** A side without agencies. */
const emptySide = (name: string) => ({ name, agencies: 0, policies: 0, premium: 0, suppressed: false });
/** Where the selection is too small for a person, its peers are not shown either: both together are known. */
const withheldPeers = {
  ...{ name: 'All other agencies', suppressed: true },
  ...{ agencies: null, policies: null, premium: null },
};
/** Tiles without a row where single agencies may not be seen and groups are too small. */
const listsAgencies: readonly string[] = ['agencies', 'concentration', 'leaders'];

const page = (open: () => Dashboard, children?: ReactElement): Story => ({
  // A story that is drawn again begins with a dashboard of its own.
  loaders: [() => ({ dashboard: open() })],
  render: (_, { loaded }) => (
    <OpenedDashboard dashboard={(loaded as { dashboard: Dashboard }).dashboard}>{children}</OpenedDashboard>
  ),
});

/** A whole page whose tiles have pictures of their own in this state; how they are arranged is pictured while they load. */
const ofTiles = (story: Story): Story => ({
  ...story,
  parameters: { visual: { skip: 'Each tile and chart is pictured in this state by itself.' } },
});

export const AgencyProfile: Story = ofTiles(page(() => agency()));
export const AfterAChangeOfFilters: Story = page(() => {
  const dashboard = agency();
  // The first answers are there before the change.
  setTimeout(() => {
    dashboard.dispatch({ kind: 'setFilter', key: 'line', expression: 'personal' });
  });
  return dashboard;
});
/** The agencies alone: whole pages are higher than pictures of phones may be. */
const sideBySide = (others: string): Story => page(() => agency({ compare_agencies: others }), <CompareSection />);

export const TwoAgenciesSideBySide: Story = {
  ...sideBySide('8'),
  parameters: { visual: { narrow: 'unpictured' } },
};
export const FiveAgenciesSideBySide: Story = { ...sideBySide('8,9,10,11'), parameters: { visual: { narrow: true } } };
export const Benchmarks: Story = ofTiles(page(() => benchmarks()));

/** In German: longer words, and numbers and dates of the region. */
const german = (story: Story): Story => ({
  ...story,
  parameters: { visual: { skip: 'The words differ, and not the looks: the journeys of languages read them.' } },
  beforeEach: async () => {
    await loadLanguage('de-DE');
    return async () => void (await loadLanguage(english.tag));
  },
});
export const AgencyProfileInGerman: Story = german(page(() => agency({ comparison: 'peers' })));
export const BenchmarksInGerman: Story = german(page(() => benchmarks()));

export const Loading: Story = page(() => agency({}, { tile: () => 'never' }));
export const LoadingBenchmarks: Story = page(() => benchmarks({ tile: () => 'never' }));
/** Each tile says what went wrong with it; what went wrong with several is said once, above them. */
const failed = (tile: string): TileEnd => ({ error: `The answer of “${tile}” took too long. Try again in a moment.` });
export const EachTileFailed: Story = ofTiles(page(() => agency({}, { tile: failed })));
export const EachTileOfBenchmarksFailed: Story = ofTiles(page(() => benchmarks({ tile: failed })));
export const AllTilesFailedAlike: Story = page(() =>
  agency({}, { tile: () => ({ error: 'The dashboard service cannot be reached. Check your connection.' }) }),
);
export const NothingFound: Story = ofTiles(
  page(() =>
    agency(
      { line: 'personal', carrier: 'Acme Mutual' },
      {
        tile: (tile, asked) =>
          (asked.carrier === undefined ? agencyAnswer : emptyAgencyAnswer)(tile as AgencyTileId, asked),
      },
    ),
  ),
);
export const NothingFoundInBenchmarks: Story = ofTiles(
  page(() =>
    benchmarks({
      tile: () =>
        answerOf([], {
          ...compared,
          selection: emptySide('Texas contractors'),
          peers: emptySide('All other agencies'),
        }),
    }),
  ),
);
export const TooFewPeers: Story = ofTiles(
  page(() =>
    agency(
      { comparison: 'peers' },
      { tile: (tile, asked) => withTooFewPeers(agencyAnswer(tile as AgencyTileId, asked)) },
    ),
  ),
);
export const WithheldBenchmarks: Story = ofTiles(
  page(() =>
    benchmarks({
      tile: (tile) => {
        const rows = withheldRows(tileRows[tile as BenchmarkTileId]());
        return answerOf(listsAgencies.includes(tile) ? [] : rows, { ...withheld, peers: withheldPeers });
      },
    }),
  ),
);
export const LongNames: Story = ofTiles(
  page(() => agency({}, { tile: (tile, asked) => withLongNames(agencyAnswer(tile as AgencyTileId, asked)) })),
);
export const LongNamesInBenchmarks: Story = {
  ...ofTiles(page(() => benchmarks({ tile: (tile) => withLongNames(answerOf(tileRows[tile as BenchmarkTileId]())) }))),
  tags: ['desktop'],
};
export const WithoutAnAgency: Story = page(() =>
  openTestDashboard({ definition: agencyDashboard, tile: () => 'never' }),
);
export const Interrupted: Story = page(() => agency({}, { session: 'unreachable' }));
/** A part of the page could not be loaded. */
export const WithoutAPart: Story = page(
  () => {
    const dashboard = agency();
    dashboard.dispatch({ kind: 'partMissing' });
    return dashboard;
  },
  <MissingPartNotice />,
);
