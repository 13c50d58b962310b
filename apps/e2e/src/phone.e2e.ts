import { expectedAgencies, dollars } from './support/oracle.ts';
import { expectNothingCutOff } from './support/expectNothingCutOff.ts';
import { expectWidth } from './support/expectWidth.ts';
import { expect, test } from './support/journey.ts';

test.describe('on a phone, 390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('agencies are filtered, read, saved and exported [APP-FIND-9, APP-SAVED-4, APP-EXPORT-1]', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expectNothingCutOff(page);
    await page.getByRole('link', { name: 'Find agencies' }).tap();
    await page.getByRole('button', { name: 'Filters', exact: true }).tap();
    const { panel, table } = findAgencies;
    await expect(panel).toBeVisible();
    await expectWidth(panel, 390);
    await findAgencies.choose('State', ['Texas']);
    await findAgencies.apply();
    await expect(page).toHaveURL(/agency_state=TX/);
    // It would lie over what was found.
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: /^Filters \d/ })).toBeFocused();
    await findAgencies.settled();
    const expected = expectedAgencies({ agency: (record) => record.agencyState === 'TX' });
    const cells = table.getByRole('row').nth(1).getByRole('gridcell');
    await expect(cells.first()).toContainText(expected[0]?.name ?? '');
    await expect(cells.filter({ hasText: dollars(expected[0]?.searchPremiumCents ?? 0) }).first()).toBeVisible();
    await expectNothingCutOff(page);
    const brand = page.getByRole('banner').getByText('Agency Insights', { exact: true });
    const cutOff = () => brand.evaluate((name) => name.scrollWidth - name.clientWidth);
    await expect.poll(cutOff, { message: 'what is cut off the name' }).toBe(0);
    const gap = async () => {
      const chips = await page.getByRole('button', { name: 'Clear all' }).boundingBox();
      return ((await table.boundingBox())?.y ?? Infinity) - (chips?.y ?? 0) - (chips?.height ?? 0);
    };
    await expect.poll(gap, { message: 'from the chips to the table' }).toBeLessThan(24);

    await page.getByRole('button', { name: 'Save search' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Save search' });
    await dialog.getByRole('textbox', { name: /Search name/ }).fill('From the road');
    await dialog.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(page.getByText('Search successfully saved!')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Saved searches: From the road' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).tap();
    expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
  });
});

test.describe('320 px wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('nothing is cut off sideways, and the navigation is behind a button', async ({ signIn, findAgencies, page }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await expectNothingCutOff(page);
    const namesCutOff = (links: (HTMLElement | SVGElement)[]) =>
      links
        .filter((link) => {
          // The link, or the line that it is in.
          const line = link.parentElement ?? link;
          return line.scrollWidth > line.clientWidth + 1 || link.scrollHeight > link.clientHeight + 1;
        })
        .map((link) => link.textContent);
    const names = findAgencies.table.getByRole('link');
    await expect(names).toHaveCount(10);
    await expect.poll(() => names.evaluateAll(namesCutOff), { message: 'names that are cut off' }).toEqual([]);
    await page.getByRole('button', { name: /navigation/i }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });
});
