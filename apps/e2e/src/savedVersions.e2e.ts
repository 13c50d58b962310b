import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

interface SavedSearchBody {
  filterName: string;
  filterContent: { version: number; filters: Record<string, string> };
}

/** Hands saved searches to the page as if a later version of the product had saved them. */
async function saveAsLaterVersion(page: Page): Promise<void> {
  await page.route(/\/saved-filters\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { items: SavedSearchBody[] };
    for (const { filterContent } of body.items) filterContent.version = 2;
    await route.fulfill({ response, json: body });
  });
}

test.describe('searches that another version of the product saved', { tag: '@night' }, () => {
  test('show unknown filters as warning chips, which stay in the search until the user removes them [PLUS-20]', async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
  }) => {
    await signIn.as('analyst', '/');
    await savedSearches.save(1, { agency_state: 'TX', agency_county: 'Travis', zip: '787%' });
    await page.reload();
    await page.getByRole('link', { name: 'Search 1' }).click();
    await expect(page).toHaveURL(/agency_state=TX/);
    await findAgencies.settled();
    const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
    await expect(chips.filter({ hasText: 'agency_county: Travis' })).toBeVisible();
    await expect(chips.filter({ hasText: 'zip: 787%' })).toBeVisible();
    await expect(page.getByText('2 filters of this search are not available: agency_county, zip')).toBeAttached();

    await page.getByRole('button', { name: 'Remove zip: 787%' }).click();
    await findAgencies.openFilters();
    await findAgencies.choose('Line of business', ['Commercial lines']);
    const section = findAgencies.panel.getByRole('region', { name: 'Save Search' });
    await section.getByRole('button', { name: 'Edit' }).click();
    const saving = page.waitForRequest((request) => request.method() === 'PATCH');
    await findAgencies.panel.getByRole('button', { name: 'Apply & Save' }).click();
    const { filterContent } = (await saving).postDataJSON() as SavedSearchBody;
    expect(filterContent.filters).toEqual({ agency_state: 'TX', agency_county: 'Travis', line: 'commercial' });
    await expect(chips.filter({ hasText: 'agency_county: Travis' })).toBeVisible();
    await expect(chips.filter({ hasText: 'zip' })).toHaveCount(0);
  });

  test('are not partly opened if their version is later: the page says why, and the user can delete them [PLUS-20]', async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
  }) => {
    await signIn.as('analyst', '/');
    await savedSearches.save(1, { agency_state: 'TX' });
    await saveAsLaterVersion(page);
    await page.reload();
    await page.getByRole('link', { name: 'Search 1' }).click();
    await expect(page.getByText(/These filters were saved by a newer version/)).toBeVisible();
    await expect(page).not.toHaveURL(/agency_state/);
    await findAgencies.openFilters();
    const section = findAgencies.panel.getByRole('region', { name: 'Save Search' });
    await expect(section.getByText('Search 1')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await section.getByRole('button', { name: 'More for this search' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Search deleted.')).toBeVisible();
    await expect(page.getByText(/These filters were saved by a newer version/)).toHaveCount(0);
  });
});
