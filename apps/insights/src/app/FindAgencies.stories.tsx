import { HttpError, type SavedFilter } from '@agency-insights/insights-api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { OpenedProduct } from './testing/OpenedProduct.test-support.tsx';
import { sampleAgencies } from './testing/sampleAgencies.test-support.ts';
import { seeData } from '../find-agencies/start/seenData.ts';
import { writeStart } from '../find-agencies/start/keptStart.ts';

const inTexas = '/marketing/agencies?agency_state=TX&line=commercial';
const never = () => new Promise<never>(() => undefined);
const failing = () => Promise.reject(new HttpError(500));

const saved = [
  { id: 1, filterName: 'Texas growth book', filters: { agency_state: 'TX', line: 'commercial' } },
  { id: 2, filterName: 'Contractors over $1M', filters: { naics: '23', agency_written_premium: '[1000000,inf)' } },
].map(
  ({ filters, ...search }) =>
    ({
      ...search,
      filterContent: { saveSearchType: 'agencies', version: 1, filters },
      createdAt: '2026-03-31T12:00:00.000Z',
      updatedAt: '2026-11-03T12:00:00.000Z',
    }) as unknown as SavedFilter,
);

/** What this browser remembers of an earlier visit of the same user, before new data was loaded. */
function keepEarlierVisit(): void {
  const of = (filters: string, chips: string, agencies: number) => ({ filters, query: filters, chips, agencies });
  writeStart('joan', {
    opensWith: 'start',
    recent: [
      of('?agency_state=TX&line=commercial', 'Agency state: Texas · Line of business: Commercial lines', 87),
      of('?agency_state=OK', 'Agency state: Oklahoma', 77),
    ],
  });
  const october = { loadedAt: '2026-10-02', policies: 971_204, agencies: 4_988, lastEffectiveDate: '2026-09-30' };
  seeData('joan', october, 0);
}

/** The screen has all its parts. */
async function ready(): Promise<void> {
  await screen.findByRole('combobox', { name: 'Agency name' });
}

/** The agencies have been found, and what comes after them is there too. */
async function found(): Promise<void> {
  await ready();
  // On a phone a menu leads to the view.
  await screen.findByRole('button', { name: /^(View|More)$/ });
  await screen.findByRole('button', { name: /^Save (search|changes)/ });
  await screen.findByRole('link', { name: 'Alamo Coastal Insurance Group' });
}

const meta = {
  title: 'App/Find agencies/Pages',
  component: OpenedProduct,
  // Whole pages: pictured in a desktop's window, and in frames of their own on the docs page.
  tags: ['desktop'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: () => {
    localStorage.clear();
    // The draft that another story left.
    sessionStorage.clear();
  },
  args: { address: inTexas },
} satisfies Meta<typeof OpenedProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where people land: what they left off with, the largest agencies, and what is new. */
export const Home: Story = {
  args: { address: '/', saved },
  parameters: { visual: { narrow: true } },
  beforeEach: keepEarlierVisit,
  play: async () => void (await screen.findByText('New since your last visit:')),
};

/** Home of a new person: how it works, and agencies to look at. */
export const HomeOnTheFirstDay: Story = {
  args: { address: '/' },
  parameters: { visual: { narrow: 'unpictured' } },
  play: async () => void (await screen.findByRole('link', { name: 'Alamo Coastal Insurance Group' })),
};

/** Nothing is searched yet. */
export const Start: Story = {
  args: { address: '/marketing/agencies', saved },
  parameters: { visual: { narrow: 'unpictured', zoomed: true } },
  beforeEach: keepEarlierVisit,
  play: async () => {
    await ready();
    await screen.findByText('Alamo Coastal Insurance Group');
  },
};

/** Agencies, what they were found by, and what can be done with them. */
export const Results: Story = {
  args: { saved },
  parameters: { visual: { narrow: true, zoomed: true } },
  play: found,
};

/** The first answer takes long, which the sentence says: the table keeps its place. */
export const Searching: Story = {
  args: { find: never },
  play: async () => {
    await ready();
    await screen.findByText(/^Still searching/, undefined, { timeout: 30_000 });
  },
};

/** No agency matches: the filters to drop, with what each would find. */
export const NoResults: Story = {
  args: { find: () => Promise.resolve(sampleAgencies(0)) },
  play: async () => {
    await ready();
    await screen.findByRole('list', { name: 'Filters to remove' });
  },
};

/** The service does not respond. */
export const SearchThatFailed: Story = {
  args: { find: failing },
  play: async () => {
    await ready();
    await screen.findByRole('alert');
  },
};

/** A row opens its agency beside the results. */
export const AgencyBesideResults: Story = {
  args: { address: `${inTexas}&agency=1` },
  play: async () => {
    await found();
    await screen.findByRole('heading', { name: 'Written premium by year' });
    // An address leaves the focus where it is if the panel arrives before the page can be used.
    const panel = await screen.findByRole('complementary', { name: 'Alamo Coastal Insurance Group' });
    await waitFor(() => expect(panel.closest('[inert]')).toBeNull());
    panel.focus();
  },
};

/** The filters beside the results; one of them is changed and not applied. */
export const Filters: Story = {
  parameters: { visual: { narrow: true } },
  play: async () => {
    await found();
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Line of business' }));
    await userEvent.click(await screen.findByRole('option', { name: /Personal/ }));
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('Not applied: 87 agencies')).toBeVisible();
  },
};

/** A chip opens its field below it. */
export const FilterOfAChip: Story = {
  play: async () => {
    await found();
    await userEvent.click(await screen.findByRole('button', { name: /^Agency state: / }));
    await expect(await screen.findByRole('combobox', { name: 'Agency state' })).toHaveFocus();
  },
};
