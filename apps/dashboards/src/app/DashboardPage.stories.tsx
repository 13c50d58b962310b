import type { AgencyTileId, BenchmarkTileId } from '@agency-insights/insights-api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { agencyDashboard } from '../agency/agencyDashboard.ts';
import { CompareSection } from '../agency/CompareSection.tsx';
import { answerOf, tileRows } from '../benchmarks/benchmarkAnswers.test-support.ts';
import { benchmarksDashboard } from '../benchmarks/benchmarksDashboard.ts';
import type { Dashboard } from '../dashboard/createDashboard.ts';
import { agencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import {
  OpenedDashboard,
  openTestDashboard,
  type OpenDashboardOptions,
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

const page = (open: () => Dashboard, children?: ReactElement): Story => ({
  // A story that is drawn again begins with a dashboard of its own.
  loaders: [() => ({ dashboard: open() })],
  render: (_, { loaded }) => (
    <OpenedDashboard dashboard={(loaded as { dashboard: Dashboard }).dashboard}>{children}</OpenedDashboard>
  ),
});

export const AgencyProfile: Story = page(() => agency());
export const AfterAChangeOfFilters: Story = page(() => {
  const dashboard = agency();
  // The first answers are there before the change.
  setTimeout(() => {
    dashboard.dispatch({ kind: 'setFilter', key: 'line', expression: 'personal' });
  });
  return dashboard;
});
export const PartsOfAnIndustry: Story = page(() => agency({ industry: '23' }));
/** The agencies alone: whole pages are higher than pictures of phones may be. */
const sideBySide = (others: string): Story => ({
  ...page(() => agency({ compare_agencies: others }), <CompareSection />),
  parameters: { visual: { narrow: true } },
});

export const TwoAgenciesSideBySide: Story = sideBySide('8');
export const FiveAgenciesSideBySide: Story = sideBySide('8,9,10,11');
export const Benchmarks: Story = page(() =>
  openTestDashboard({
    definition: benchmarksDashboard,
    filters: { compare: 'search:3' },
    tile: (tile) => answerOf(tileRows[tile as BenchmarkTileId]()),
  }),
);
export const Loading: Story = page(() => agency({}, { tile: () => 'never' }));
export const WithoutAnAgency: Story = page(() =>
  openTestDashboard({ definition: agencyDashboard, tile: () => 'never' }),
);
export const Interrupted: Story = page(() => agency({}, { session: 'unreachable' }));
/** A part of the page could not be loaded. */
export const WithoutAPart: Story = page(() => {
  const dashboard = agency();
  dashboard.dispatch({ kind: 'partMissing' });
  return dashboard;
});
