import { expectedAgencies, dollars } from './support/oracle.ts';
import { expectNothingCutOff } from './support/expectNothingCutOff.ts';
import { expectWidth } from './support/expectWidth.ts';
import { expect, test } from './support/journey.ts';

test.describe('Find agencies on a phone, 390 px wide', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('filters, shows, saves and exports agencies [APP-FIND-9, APP-SAVED-4, APP-EXPORT-1]', async ({
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
    const apply = panel.getByRole('button', { name: 'Apply', exact: true });
    await expect(apply).toBeDisabled();
    await findAgencies.choose('Agency state', ['Texas']);
    await expect(panel.getByText(/^Not applied: \d+ agencies$/)).toBeVisible();
    await expect(apply).toBeEnabled();
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
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Export' }).tap();
    expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  test('selects, compares and exports agencies in a separate mode, and searches in the results @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX&line=commercial');
    const [first, second, third] = await findAgencies.shownAgencies();
    await expect(findAgencies.table.getByRole('checkbox')).toHaveCount(0);
    // Headers are one line of words with the arrow beside them, and nothing takes the room of the words.
    const header = findAgencies.table.getByRole('columnheader', { name: 'Search premium' });
    await expect(findAgencies.table.getByRole('button', { name: /column menu$/ })).toHaveCount(0);
    const { lines, gap } = await header.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element.querySelector('span') ?? element);
      const arrow = element.querySelector('svg')?.getBoundingClientRect().right ?? NaN;
      return { lines: words.getClientRects().length, gap: words.getBoundingClientRect().left - arrow };
    });
    expect(lines, 'lines of the header').toBe(1);
    expect(Math.abs(gap), 'the arrow is beside the words').toBeLessThan(8);
    const rowTops = () =>
      findAgencies.table
        .getByRole('row')
        .evaluateAll((rows) => rows.slice(0, 8).map((row) => row.getBoundingClientRect().top));
    const topsBefore = await rowTops();
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.tap();
    await page.getByRole('menuitem', { name: 'Select agencies' }).tap();
    const bar = page.getByRole('group', { name: 'Selected agencies' });
    await expect(bar).toContainText(/\(0\) selected.*Select 2 to 5 agencies to compare them/);
    await expect(page.getByRole('status').filter({ hasText: 'Selecting agencies' })).toBeAttached();
    await expect(bar.getByRole('button', { name: 'Export selected' })).toBeDisabled();
    const cellOf = (row: number) =>
      findAgencies.table
        .getByRole('row')
        .nth(row)
        .getByRole('gridcell')
        .filter({ has: page.getByRole('link') });
    await expect(cellOf(1)).toBeFocused();
    expect(await rowTops(), 'rows stay where they are').toEqual(topsBefore.map((px) => expect.closeTo(px, 0)));
    const rowOf = (name = '') => findAgencies.table.getByRole('row').filter({ hasText: name });
    await rowOf(first?.name).getByRole('checkbox').check();
    // The whole row is the target.
    await rowOf(second?.name)
      .getByText(second?.name ?? '')
      .tap({ force: true });
    await expect(rowOf(second?.name).getByRole('checkbox')).toBeChecked();
    await expect(bar).toContainText('(2) selected');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expectNothingCutOff(page);
    // A row that the keyboard goes to comes to rest above the bar.
    await cellOf(1).focus();
    await page.keyboard.press('Control+End');
    const last = findAgencies.table.getByRole('row').last().getByRole('gridcell').last();
    await expect(last).toBeFocused();
    const hidden = async () => {
      const [cell, edge] = [await last.boundingBox(), await bar.boundingBox()];
      return (cell?.y ?? NaN) + (cell?.height ?? 0) - (edge?.y ?? NaN);
    };
    await expect.poll(hidden, { message: 'of the focused cell under the bar' }).toBeLessThanOrEqual(1);
    const downloading = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Export selected' }).tap();
    await downloading;
    await bar.getByRole('button', { name: 'Done' }).tap();
    await expect(bar).toHaveCount(0);
    await expect(findAgencies.table.getByRole('checkbox')).toHaveCount(0);
    await expect(more).toBeFocused();
    // By keyboard: the menu leads to the first row, which Space selects, and back to its button.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Select agencies' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cellOf(1)).toBeFocused();
    await expect(bar).toContainText('(2) selected');
    await page.keyboard.press('Space');
    await expect(bar).toContainText('(1) selected');
    await more.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Stop selecting' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar).toHaveCount(0);
    await expect(more).toBeFocused();

    await page.getByRole('button', { name: 'Search in these results' }).tap();
    await page.keyboard.type(third?.name ?? '');
    await expect(findAgencies.table.getByRole('row').nth(1)).toContainText(third?.name ?? '');
    const field = await page.getByRole('textbox', { name: 'Search in these results' }).boundingBox();
    expect(field?.width, 'as wide as the line').toBeGreaterThan(200);
    await page.keyboard.press('Escape');
    await more.tap();
    await page.getByRole('menuitem', { name: 'View' }).tap();
    await page.getByRole('checkbox', { name: 'Policies' }).check();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await expect(findAgencies.table.getByRole('columnheader', { name: /^Policies/ })).toHaveCount(1);

    await more.tap();
    await page.getByRole('menuitem', { name: 'Select agencies' }).tap();
    for (const agency of [first, second]) await rowOf(agency?.name).getByRole('checkbox').check();
    await expect(bar).toContainText('(2) selected');
    await bar.getByRole('button', { name: 'Compare', exact: true }).tap();
    await expect(page).toHaveURL(/compare_agencies=\d+/);
  });
});

test.describe('pages at 320 px', { tag: '@night' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('have no horizontal overflow, and their navigation is behind a button', async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
  }) => {
    await signIn.as('analyst', '/');
    await savedSearches.save(1, { agency_state: 'OK' });
    await page.goto('/marketing/agencies?agency_state=TX&line=commercial&carrier=Granite%25');
    await findAgencies.settled();
    await expectNothingCutOff(page);
    // Chips that go on fade at the edge.
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect.poll(() => chips.evaluate((list) => getComputedStyle(list).maskImage)).toContain('gradient');
    await page.goto('/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await expect(page.getByRole('button', { name: 'Saved searches' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible();
    // The toolbar takes two lines with the picker of names, also with saved searches, and the table is near.
    const rowsOf = await page
      .getByRole('search', { name: 'Agencies' })
      .getByRole('button')
      .evaluateAll((buttons) => [...new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top)))]);
    expect(rowsOf.length, `lines of buttons: ${rowsOf.join()}`).toBeLessThanOrEqual(2);
    expect((await findAgencies.table.boundingBox())?.y ?? Infinity).toBeLessThan(310);
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
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Select agencies' }).click();
    await expect(findAgencies.table.getByRole('checkbox').first()).toBeVisible();
    await expect.poll(() => names.evaluateAll(namesCutOff), 'names that are cut off beside checkboxes').toEqual([]);
    await page.getByRole('group', { name: 'Selected agencies' }).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /navigation/i }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  });
});
