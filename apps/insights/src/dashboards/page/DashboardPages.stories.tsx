import type { SavedFilter } from '@agency-insights/insights-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeServices, type FakeServicesOptions } from '../testing/createFakeServices.test-support.ts';
import { createPageRouter, OpenedPage } from '../testing/openPage.test-support.tsx';

const meta = {
  title: 'App/Dashboards/Pages',
  component: OpenedPage,
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof OpenedPage>;
export default meta;
type Story = StoryObj;

/** A page in place of the dashboard: it reports the filters of its address. */
const frame = (target: string) => {
  const { searchParams } = new URL(target, window.location.origin);
  for (const name of ['hide_filter', 'theme', '_theme', 'embed_domain']) searchParams.delete(name);
  const url = `${window.location.origin}/embedded/dashboard.html?${searchParams}`;
  return Promise.resolve({ url, filter_names: {} });
};

const page = (address: string, options: FakeServicesOptions = {}): Story => ({
  // A story that is drawn again begins with services and a history of its own.
  loaders: [
    () => ({
      services: createFakeServices({ askAddress: frame, ...options }).services,
      router: createPageRouter(address),
    }),
  ],
  render: (_, { loaded }) => <OpenedPage {...(loaded as Parameters<typeof OpenedPage>[0])} />,
});

const saved = [
  {
    id: 1,
    filterName: 'Commercial policies',
    filterContent: { v: 1, type: 'agencies', filters: { line: 'commercial' } },
    createdAt: '2026-03-31T12:00:00.000Z',
    updatedAt: '2026-03-31T12:00:00.000Z',
  } as unknown as SavedFilter,
];

export const AgencyProfile: Story = page('/marketing/agencies/7?line=commercial', { saved });
export const AgencyComparedWithOthers: Story = page('/marketing/agencies/7?compare_agencies=8,9&accounts=70,71');
export const AgencyThatDoesNotExist: Story = page('/marketing/agencies/999');
export const DashboardThatCannotBeOpened: Story = page('/marketing/agencies/7', {
  askAddress: () => Promise.reject(new Error('The address cannot be had.')),
});
export const DashboardOnItsWay: Story = page('/marketing/agencies/7', {
  askAddress: () => new Promise(() => undefined),
});
export const Benchmarks: Story = page('/marketing/benchmarks?compare=agency:7&agency_state=TX');
export const BenchmarksForGroupsAlone: Story = page('/marketing/benchmarks', { permissions: ['viewable:benchmarks'] });
export const WithoutAccessToBenchmarks: Story = page('/marketing/benchmarks', {
  permissions: ['viewable:insights_pl'],
});
