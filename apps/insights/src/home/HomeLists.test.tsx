import type { ExportTask, SavedFilter } from '@agency-insights/insights-api';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockWideScreen } from '../app/testing/mockWideScreen.test-support.ts';
import { OpenedProduct, type OpenedProductProps } from '../app/testing/OpenedProduct.test-support.tsx';
import { sampleAgencies, sampleRows } from '../app/testing/sampleAgencies.test-support.ts';
import { mockBrowser } from '../dashboards/testing/mockBrowser.test-support.ts';
import { seeData } from '../find-agencies/start/seenData.ts';

beforeEach(() => localStorage.clear());
beforeEach(mockBrowser);
beforeEach(mockWideScreen);

function openHome(product: Omit<OpenedProductProps, 'address'>): void {
  render(
    <InsightsThemeProvider scheme="light">
      <OpenedProduct address="/" {...product} />
    </InsightsThemeProvider>,
  );
}

const findLargest = () => screen.findByRole('region', { name: 'Largest agencies by written premium' });

describe('the home page', () => {
  it('offers searches to begin with to a person who has none', async () => {
    openHome({});
    const starters = within(await screen.findByRole('region', { name: 'Suggested searches' }));
    expect(await starters.findByRole('link', { name: 'Agencies in Texas' })).toBeVisible();
    // All are alike: the counts of some are not known here.
    expect(starters.getAllByRole('listitem').map((row) => row.textContent)).toEqual(
      starters.getAllByRole('link').map((link) => link.textContent),
    );
  });

  it('says how many agencies each saved search finds', async () => {
    const search = {
      id: 1,
      filterName: 'Texas book',
      filterContent: { saveSearchType: 'agencies', version: 1, filters: { agency_state: 'TX' } },
      createdAt: '2026-03-31T12:00:00.000Z',
      updatedAt: '2026-11-03T12:00:00.000Z',
    } as unknown as SavedFilter;
    openHome({ saved: [search] });
    const saved = within(await screen.findByRole('region', { name: 'Your saved searches' }));
    expect(await saved.findByText('87 agencies')).toBeVisible();
    expect(saved.getByRole('listitem')).toHaveTextContent('Texas book87 agencies');
  });

  it('names an export whole for who points at it, since its row has one line', async () => {
    const task = {
      task_id: 't1',
      export_file: 'marketing_insights/exports/imi_agency_search.export',
      filters: [{ label: 'Agency state', value: 'Texas' }],
      agencies_named: null,
      status: 'SUCCESS',
      result: '/file',
      file_name: 'MI Search Results.xlsx',
      created_at: '2026-11-28T10:00:00Z',
      finished_at: '2026-11-28T10:00:05Z',
    } as ExportTask;
    openHome({ exports: [task] });
    const files = within(await screen.findByRole('region', { name: 'Your exports' }));
    const row = await files.findByRole('button', { name: 'Agency state: Texas' });
    expect(row).toHaveAttribute('title', 'Agency state: Texas');
    expect(row).toHaveAccessibleDescription(/^Download Nov 28/);
  });

  it('links the ten largest agencies to their profiles', async () => {
    openHome({ find: () => Promise.resolve(sampleAgencies(10, 10)) });
    const largest = within(await findLargest());
    expect(await largest.findByRole('link', { name: 'Alamo Coastal Insurance Group' })).toHaveAttribute(
      'href',
      '/marketing/agencies/1',
    );
    expect(largest.getAllByRole('link')).toHaveLength(10);
    expect(await largest.findByText('all years since Jan 2022')).toBeVisible();
  });

  it('says when the data was loaded, and after a visit with other data what is new', async () => {
    openHome({ find: () => Promise.resolve(sampleAgencies(3, 3)) });
    expect(await screen.findByText(/^Data loaded .* 20\d\d\.$/)).toBeVisible();
    cleanup();
    localStorage.clear();
    seeData('joan', { loadedAt: '2020-01-01', policies: 1, agencies: 1, lastEffectiveDate: null }, 0);
    openHome({ find: () => Promise.resolve(sampleAgencies(3, 3)) });
    expect(await screen.findByText(/more policies · .* more agencies/)).toBeVisible();
  });

  it('says that the largest agencies could not be loaded, and a retry loads them and all else that failed', async () => {
    let isAway = true;
    const unlessAway = <Answer,>(answer: Answer) =>
      isAway ? Promise.reject(new Error('The service is away.')) : Promise.resolve(answer);
    openHome({
      find: () => unlessAway(sampleAgencies(3, 3)),
      runQuery: ({ query_filename: file }) =>
        unlessAway(sampleRows[file.includes('states') ? 'agency_states' : ''] ?? []),
    });
    expect(await screen.findByText('The agencies could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Agencies in Texas' })).toBeNull();
    isAway = false;
    await userEvent.click(within(await findLargest()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Alamo Coastal Insurance Group' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Agencies in Texas' })).toBeVisible();
  });
});
