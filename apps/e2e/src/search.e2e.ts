import { dollars, expectedAgencies, records, type ExpectedSearch, type PolicyRecord } from './support/oracle.ts';
import { untilFetched } from './support/untilFetched.ts';
import { untilStill } from '../../../tools/untilStill.ts';
import { expectWidth, widthOf } from './support/expectWidth.ts';
import type { FindAgencies } from './support/FindAgencies.ts';
import { expect, test } from './support/journey.ts';

/** How many rows of the result are compared with the oracle's. */
const comparedRows = 8;

/** The first page shows what the oracle expects, in its order, and the count is right. */
async function expectSearch(findAgencies: FindAgencies, search: ExpectedSearch): Promise<void> {
  const expected = expectedAgencies(search);
  expect(expected.length, 'the test set has such agencies').toBeGreaterThan(0);
  const noun = expected.length === 1 ? 'agency' : 'agencies';
  await expect(findAgencies.summary).toContainText(`${expected.length.toLocaleString('en-US')} ${noun}`);
  // With the panel open there is no room for every column.
  await findAgencies.closeFilters();
  const [first] = expected;
  const read = async () => {
    const shown = await findAgencies.shownAgencies();
    return {
      top: shown.slice(0, comparedRows).map(({ name, searchPremium }) => ({ name, searchPremium })),
      // Left out where it is the same for all agencies.
      writtenPremium: shown[0]?.writtenPremium || shown[0]?.searchPremium,
      policies: shown[0]?.policies,
    };
  };
  await expect.poll(read).toEqual({
    top: expected
      .slice(0, comparedRows)
      .map(({ name, searchPremiumCents }) => ({ name, searchPremium: dollars(searchPremiumCents) })),
    writtenPremium: dollars(first?.writtenPremiumCents ?? 0),
    policies: first?.policies.toLocaleString('en-US'),
  });
}

test('tooltips explain search premium, what a saved search keeps and when results appear [APP-FIND-8]', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  const tooltip = page.getByRole('tooltip');
  await page.getByRole('columnheader', { name: /Search premium/ }).hover();
  await expect(tooltip).toContainText(
    'Search premium is the sum of the premium of the policies that match your filters',
  );
  await page.getByRole('button', { name: 'Save search' }).hover();
  await expect(page.locator('#SAVE_SEARCH')).toContainText('Save these filters under a name');
  await findAgencies.openFilters();
  const apply = findAgencies.panel.getByRole('button', { name: 'Apply', exact: true });
  await findAgencies.choose('Line of business', ['Commercial lines']);
  await apply.press('Enter');
  await findAgencies.settled();
  await untilStill(page);
  // Nothing is wrong, and nothing is left to apply.
  await expect(apply).toBeFocused();
  await expect(apply).toBeDisabled();
  await expect(tooltip).toHaveCount(0);
  await findAgencies.panel.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(page).toHaveURL(/agencies$/);
  await page.keyboard.press('Tab');
  await expect(apply, 'reached by Tab though it is out of use').toBeFocused();
  await expect(page.locator('#APPLY_FILTERS')).toHaveText('Select filters then click apply to see results');
});

test.describe('finding agencies', () => {
  test('works by name, and search premium is then the total written premium [APP-FIND-1, APP-FIND-5, APP-FIND-9]', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    const name = expectedAgencies({})[3]?.name ?? '';
    await signIn.as('analyst');
    const picker = page.getByRole('combobox', { name: 'Agency name' }).locator('xpath=../..');
    await expect.poll(() => widthOf(picker)).toBeGreaterThan(299.5);
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
    await untilStill(page);
    const bottom = async () => {
      const { y = NaN, height = NaN } = (await picker.boundingBox()) ?? {};
      return y + height;
    };
    const before = await bottom();
    await findAgencies.chooseAgencies([name], name.slice(0, 9));
    await expect.poll(bottom, { message: 'nothing below it moves' }).toBeCloseTo(before, 0);
    await expectSearch(findAgencies, { agency: (record) => record.agency === name });
    await page.getByRole('combobox', { name: 'Agency name' }).click();
    await expect(
      page.getByRole('option', { name: /\(.+, [A-Z]{2}\)$/ }).first(),
      'names come with places',
    ).toBeVisible();
  });

  test('works by an address: the result is announced once, with the names of options [PLUS-15]', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const { parentElement } = target;
          const region = (target instanceof Element ? target : parentElement)?.closest(regions);
          const text = region?.textContent.trim() ?? '';
          if (region?.checkVisibility({ visibilityProperty: true }) && text !== '' && said.at(-1) !== text)
            said.push(text);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    const lists = Promise.withResolvers<void>();
    await page.route(/run-query/, async (route) => {
      if (route.request().postData()?.includes('agency_states')) await lists.promise;
      await route.continue();
    });
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await expect(page.getByRole('main').getByText(/^[\d,]+ agencies$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Agency state: …', exact: true })).toBeVisible();
    lists.resolve();
    await expect(findAgencies.summary).toContainText(/\d agencies in Texas/);
    await expect(page.getByRole('button', { name: 'Agency state: Texas', exact: true })).toBeVisible();
    await untilFetched(page);
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    expect(said.filter((text) => /\d/.test(text))).toEqual([expect.stringMatching(/^[\d,]+ agencies in Texas · /)]);
  });

  test('works by a part of the name: Enter selects all matches [APP-FIND-9, PLUS-15]', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    const [word = ''] = expectedAgencies({})[0]?.name.split(' ') ?? [];
    const part = word.toLowerCase();
    const has = (record: PolicyRecord) => record.agency.toLowerCase().includes(part);
    const found = expectedAgencies({ agency: has });
    await signIn.as('analyst');
    const picker = page.getByRole('combobox', { name: 'Agency name' });
    await picker.click();
    await picker.pressSequentially(part);
    await expect(page.getByRole('option').first()).toHaveText(`All ${found.length} containing “${part}”`);
    await picker.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('agency_name') === `%${part}%`);
    await picker.press('Escape');
    await expect(findAgencies.summary).toContainText(`whose name contains “${part}”`);
    await expect(page.getByRole('button', { name: `Remove Agency name: contains “${part}”` })).toBeVisible();
    await expectSearch(findAgencies, { agency: has });
  });

  test('lists industries with the word in their title first @night', async ({ signIn, findAgencies, page }) => {
    await signIn.as('analyst');
    await findAgencies.openFilters();
    const industry = findAgencies.panel.getByRole('combobox', { name: 'Industry (NAICS)', exact: true });
    await industry.click();
    await industry.fill('restaurant');
    const options = page.getByRole('option');
    await expect(options.first()).toHaveText('722511 - Full-Service RestaurantsNational industry');
    for (const place of [1, 2, 3]) await expect(options.nth(place)).toContainText('Restaurants');
    // Two of one title, which their levels tell apart.
    await expect(options.nth(2)).toHaveAccessibleName('7225 - Restaurants and Other Eating Places (Industry group)');
    await expect(options.nth(3)).toHaveAccessibleName('72251 - Restaurants and Other Eating Places (Industry)');
    await industry.fill('pizzeria');
    await expect(page.getByRole('option', { name: /^722511 - .*: .*pizzeria/i })).toBeVisible();
  });

  test('works by agency filters, of which none is required [APP-FIND-6, APP-FIND-9, PLAT-3]', async ({
    signIn,
    findAgencies,
  }) => {
    await signIn.as('analyst');
    await expect(findAgencies.summary).toHaveText('Choose filters, or start from a search below.');
    await findAgencies.openFilters();
    await expect(findAgencies.panel.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
    await findAgencies.choose('Agency state', ['Texas', 'Florida']);
    await findAgencies.apply();
    await expectSearch(findAgencies, { agency: (record) => ['TX', 'FL'].includes(record.agencyState) });
  });

  test('works by policy filters: totals include only matching policies [APP-FIND-5, APP-FIND-9, PLAT-3]', async ({
    signIn,
    findAgencies,
  }) => {
    const product = mostCommon(records().map((record) => record.product));
    await signIn.as('analyst');
    await findAgencies.openFilters();
    await findAgencies.choose('Product', [product]);
    await findAgencies.apply();
    await expectSearch(findAgencies, { policy: (record) => record.product === product });
  });

  test('works by industry at any level of NAICS [PLAT-9, API-CAT-12] @night', async ({ signIn, findAgencies }) => {
    await signIn.as('analyst');
    await findAgencies.openFilters();
    await findAgencies.choose('Industry (NAICS)', ['23 - Construction'], 'construction');
    await findAgencies.apply();
    await expectSearch(findAgencies, { policy: (record) => record.naics.startsWith('23') });
  });

  const addresses: [string, Record<string, string>, ExpectedSearch][] = [
    [
      'line, carrier pattern and policy state',
      { line: 'commercial', carrier: '%Casualty%', policy_state: 'TX,CA' },
      {
        policy: (record) =>
          record.line === 'commercial' &&
          record.carrier.toLowerCase().includes('casualty') &&
          ['TX', 'CA'].includes(record.policyState),
      },
    ],
    [
      'effective dates with both ends included, and premium',
      { effective_date: '[2025-01-01,2025-06-30]', policy_premium: '[1000,5000]' },
      {
        policy: ({ effective, premiumCents }) =>
          effective >= '2025-01-01' && effective <= '2025-06-30' && premiumCents >= 100_000 && premiumCents <= 500_000,
      },
    ],
    [
      'written premium of the agency',
      { agency_written_premium: '[1000000,inf)' },
      { agency: (_record, cents) => cents >= 100_000_000 },
    ],
    [
      'a sector that spans several codes',
      { naics: '31-33' },
      { policy: (record) => ['31', '32', '33'].includes(record.naics.slice(0, 2)) },
    ],
  ];
  for (const [index, [what, filters, search]] of addresses.entries()) {
    test(`works by an address with ${what} [PLUS-1, APP-FIND-5, API-FILTER-1]${index === 0 ? '' : ' @night'}`, async ({
      signIn,
      findAgencies,
    }) => {
      await signIn.as('analyst', `/marketing/agencies?${new URLSearchParams(filters).toString()}`);
      await expectSearch(findAgencies, search);
    });
  }

  test('works by typed effective dates, both ends included [APP-FIND-9, KIT-DATE-6] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst');
    await findAgencies.openFilters();
    const period = findAgencies.panel.getByRole('combobox', { name: 'Effective date' });
    const start = page.getByRole('textbox', { name: 'Start date month' });
    const chooseDates = async () => {
      await period.click();
      await page.getByRole('option', { name: 'Choose dates' }).click();
    };
    // The calendar opens with the choice; closing it without a date undoes the choice.
    await chooseDates();
    await expect(start).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(period).toHaveText('Any');
    await expect(period).toBeFocused();
    await chooseDates();
    await start.pressSequentially('01152025');
    await page.getByRole('textbox', { name: 'End date month' }).pressSequentially('03312025');
    await page.keyboard.press('Escape');
    await findAgencies.apply();
    await expect(page).toHaveURL(/effective_date=/);
    await expectSearch(findAgencies, {
      policy: ({ effective }) => effective >= '2025-01-15' && effective <= '2025-03-31',
    });
  });

  for (const line of ['personal', 'commercial'] as const) {
    test(`shows a person with only ${line} lines nothing of the other line [PLAT-13]${line === 'commercial' ? '' : ' @night'}`, async ({
      signIn,
      findAgencies,
    }) => {
      await signIn.as(line, '/marketing/agencies?policy_premium=%5B0,inf%5D');
      await expectSearch(findAgencies, { line, policy: (record) => record.premiumCents >= 0 });
    });
  }

  test('keeps filters, order and page in the address; Back undoes changes [PLUS-1] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?policy_premium=%5B0,inf%5D');
    await findAgencies.settled();
    await findAgencies.sortBy('Agency');
    await expect(page).toHaveURL(/sort=agency_name(\+|%20)asc/);
    const firstByName = expectedAgencies({})
      .map(({ name }) => name)
      .sort(new Intl.Collator('en').compare)[0];
    const firstShown = async () => (await findAgencies.shownAgencies())[0]?.name;
    await expect.poll(firstShown).toBe(firstByName);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.reload();
    await expect.poll(firstShown).not.toBe(firstByName);
    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/);
    await expect.poll(firstShown).toBe(firstByName);
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
  });

  test('reports a filter in the address that does not exist, and applies the others [PLUS-1] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX&line_of_business=commercial');
    await findAgencies.settled();
    await expect(findAgencies.summary).toContainText('in Texas');
    const warning = page.getByText('1 filter of this search is not available: line_of_business');
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(warning).toHaveCount(0);
  });

  test('without matches names the filter to remove, and clears filters on request [APP-FIND-7, PLUS-11]', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX&agency_written_premium=%5B900000000,inf%5D');
    await expect(page.getByRole('heading', { name: 'No agencies found' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save search' }), 'nothing worth saving').toHaveCount(0);
    await expect(page.getByText('No agency matches all filters. Without this one:')).toBeVisible();
    await page.getByRole('button', { name: /^Remove agency written premium – \d+ agenc/ }).click();
    await expectSearch(findAgencies, { agency: (record) => record.agencyState === 'TX' });
    await page.goBack();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).toHaveURL(/\/marketing\/agencies$/);
  });

  test('without matches shows all suggestions together, in the room that the card keeps for them [PLUS-11] @night', async ({
    signIn,
    page,
  }) => {
    const last = Promise.withResolvers<void>();
    await page.route(/run-query/, async (route) => {
      const body = route.request().postData() ?? '';
      if (body.includes('agency_count') && !body.includes('agency_written_premium')) await last.promise;
      await route.continue();
    });
    const query = 'agency_state=TX&agency_city=Miami%5E%2C+FL&agency_written_premium=%5B0,inf)';
    const answered = page.waitForResponse(
      (response) => /run-query/.test(response.url()) && /agency_count/.test(response.request().postData() ?? ''),
    );
    await signIn.as('analyst', `/marketing/agencies?${query}`);
    await expect(page.getByRole('heading', { name: 'No agencies found' })).toBeVisible();
    await answered;
    await expect(page.getByRole('button', { name: 'Clear search' })).toHaveCount(0);
    const card = page.getByRole('group', { name: 'No agencies found' });
    const before = await card.boundingBox();
    last.resolve();
    await expect(page.getByText('No agency matches all filters. Without one of them:')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Filters to remove' }).getByRole('button')).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Clear search' })).toBeVisible();
    expect(await card.boundingBox()).toEqual(before);
  });

  test('explains an empty search for a line that the person may not see, and lets them remove the filter [PLAT-13] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('personal', '/marketing/agencies?agency_state=TX&line=commercial');
    await expect(
      page.getByText('You may see personal lines only; this search asks for commercial lines.'),
    ).toBeVisible();
    await expect(page.getByText('Line of business: Commercial lines')).toBeVisible();
    await page.getByRole('button', { name: /^Remove line of business – \d+ agenc/ }).click();
    await findAgencies.settled();
    await expect(page).not.toHaveURL(/line=/);
  });

  test('a chip removes its filter, and the panel shows how many agencies the others would find [PLUS-3] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX&line=commercial');
    await findAgencies.openFilters();
    const withBoth = expectedAgencies({
      agency: (record) => record.agencyState === 'TX',
      policy: (record) => record.line === 'commercial',
    });
    const note = findAgencies.panel.getByRole('status').locator('xpath=..').filter({ hasText: /agenc/ });
    await expect(note).toHaveText(`${withBoth.length} agencies`);
    await findAgencies.choose('Line of business', ['Commercial lines']);
    await expect(note).toHaveText(/^Not applied: [\d,]+ agencies$/);
    await findAgencies.panel.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(note).toHaveText(`${withBoth.length} agencies`);
    await page.getByRole('button', { name: /^Remove Line of business: / }).click();
    await expect(page).not.toHaveURL(/line=/);
    await expectSearch(findAgencies, { agency: (record) => record.agencyState === 'TX' });
  });

  test('each option shows how many agencies it would find with the rest of the draft [PLUS-3] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    const inTexas = (record: PolicyRecord) => record.agencyState === 'TX';
    const product = mostCommon(records().map((record) => record.product));
    const withProduct = expectedAgencies({ agency: inTexas, policy: (record) => record.product === product });
    const withState = expectedAgencies({ agency: inTexas });
    await signIn.as('analyst');
    await findAgencies.openFilters();
    await findAgencies.choose('Agency state', ['Texas']);
    // Typed, since options out of view are not in the document.
    const optionOf = async (label: string, name: string) => {
      const field = findAgencies.panel.getByRole('combobox', { name: label, exact: true });
      await field.click();
      await field.fill(name);
      await expect(page.getByRole('listbox')).toHaveAccessibleDescription('Agencies with each');
      return page.getByRole('option', { name });
    };
    await expect(await optionOf('Product', product)).toHaveText(`${product}${withProduct.length}`);
    await page.keyboard.press('Escape');
    const texas = await optionOf('Agency state', 'Texas');
    await expect(texas, 'its own choice does not count').toHaveText(`Texas${withState.length}`);
  });

  test('Apply keeps the name filter, and Clear empties everything [APP-STATE-2] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    const name = expectedAgencies({ agency: (record) => record.agencyState === 'TX' })[0]?.name ?? '';
    await signIn.as('analyst');
    await findAgencies.chooseAgencies([name], name.slice(0, 9));
    await findAgencies.openFilters();
    await findAgencies.choose('Agency state', ['Texas']);
    await findAgencies.apply();
    await expect(page).toHaveURL(/agency_state=TX/);
    await expect(page).toHaveURL(/agency_name=/);
    await expectSearch(findAgencies, { agency: (record) => record.agency === name });
    await findAgencies.openFilters();
    await findAgencies.panel.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(page).toHaveURL(/\/marketing\/agencies$/);
    await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  });

  test('filters that the panel cannot show have a chip, and stay when other filters are applied [PLUS-1, PLUS-20] @night', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=-TX&carrier=%25Casualty%25');
    await expect(page.getByRole('button', { name: 'Remove Agency state: -TX' })).toBeVisible();
    await findAgencies.openFilters();
    await findAgencies.choose('Line of business', ['Commercial lines']);
    await findAgencies.apply();
    await expect(page).toHaveURL(/agency_state=-TX/);
    await expectSearch(findAgencies, {
      agency: (record) => record.agencyState !== 'TX',
      policy: (record) => record.line === 'commercial' && record.carrier.toLowerCase().includes('casualty'),
    });
  });

  for (const [viewport, panelWidth] of [
    [1440, 380],
    [1300, 340],
  ] as const) {
    test(`at ${viewport} px, the drawer covers 400 px of the results, and its form is ${panelWidth} px wide [APP-FIND-4, APP-DRAWER-1]${viewport === 1440 ? '' : ' @night'}`, async ({
      signIn,
      findAgencies,
      page,
    }) => {
      await page.setViewportSize({ width: viewport, height: 900 });
      await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
      await findAgencies.settled();
      await untilStill(page);
      const before = await widthOf(page.getByRole('main'));
      const leftOfFilters = async () =>
        (await page.getByRole('button', { name: /^Filters \d/ }).boundingBox())?.x ?? NaN;
      const left = await leftOfFilters();
      await findAgencies.openFilters();
      await expectWidth(page.getByRole('main'), before - 400);
      await expectWidth(findAgencies.panel, 400);
      await expect(findAgencies.panel.getByRole('heading', { name: 'Filters' })).toBeVisible();
      // The drawer's edge takes one px of the form, whose headings are as wide as it is.
      await expectWidth(findAgencies.panel.getByRole('button', { name: /^Agency/ }), panelWidth - 1);
      const field = findAgencies.panel
        .getByRole('combobox', { name: 'Agency state', exact: true })
        .locator('xpath=../..');
      const inset = async () =>
        ((await field.boundingBox())?.x ?? 0) - ((await findAgencies.panel.boundingBox())?.x ?? 0);
      expect(await inset(), 'from the drawer’s edge to its fields').toBeGreaterThanOrEqual(19.5);
      await expect.poll(leftOfFilters, { message: 'the button under the pointer stays' }).toBeCloseTo(left, 0);
    });
  }
});

function mostCommon(values: string[]): string {
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? '';
}

test('at 400 % zoom, the list of a field stays in the window @night', async ({ signIn, findAgencies, page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.openFilters();
  await findAgencies.panel.getByRole('combobox', { name: 'Agency state', exact: true }).click();
  const list = page.getByRole('listbox').first();
  await expect(list).toBeVisible();
  await untilStill(page);
  const { y = -1, height = 0 } = (await list.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(-0.5);
  expect(y + height).toBeLessThan(256.5);
});
