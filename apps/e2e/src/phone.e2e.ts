import { expectedAgencies, dollars } from './support/oracle.ts';
import { expect, test } from './support/journey.ts';

test.describe('on a phone, 390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('agencies are filtered, read, saved and exported [APP-FIND-9, APP-SAVED-4, APP-EXPORT-1]', async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
  }) => {
    const isCutOff = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await signIn.as('analyst', '/');
    await savedSearches.clear();
    expect(await isCutOff(), 'home').toBe(false);
    await page.getByRole('link', { name: 'Find agencies' }).tap();
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    const { panel, table } = findAgencies;
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.width, 'the panel has the whole window').toBe(390);
    await findAgencies.choose('State', ['Texas']);
    await findAgencies.apply();
    await expect(page).toHaveURL(/agency_state=TX/);
    await findAgencies.closeFilters();
    await findAgencies.settled();
    const expected = expectedAgencies({ agency: (record) => record.agencyState === 'TX' });
    const cells = await table.getByRole('row').nth(1).getByRole('gridcell').allInnerTexts();
    expect(cells[0]).toContain(expected[0]?.name);
    expect(cells).toContain(dollars(expected[0]?.searchPremiumCents ?? 0));
    expect(await isCutOff(), 'results').toBe(false);

    await page.getByRole('button', { name: 'Save search' }).tap();
    await panel.getByRole('textbox', { name: /Search name/ }).fill('From the road');
    await panel.getByRole('button', { name: 'Apply & Save' }).tap();
    await expect(page.getByText('Search successfully saved!')).toBeVisible();
    await findAgencies.closeFilters();
    await expect(page.getByRole('button', { name: 'Saved searches: From the road' })).toBeVisible();
    const downloading = page.waitForEvent('download', { timeout: 30_000 });
    await page.getByRole('button', { name: 'Export' }).tap();
    expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
    await savedSearches.clear();
  });
});

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing is cut off sideways, and the navigation is behind a button', async ({ signIn, findAgencies, page }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: /navigation/i }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });
});
