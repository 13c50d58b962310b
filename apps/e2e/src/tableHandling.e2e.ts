import type { Locator } from '@playwright/test';
import { untilStill } from '../../../tools/untilStill.ts';
import { expect, test } from './support/journey.ts';

test('the wheel scrolls the rows without waiting for the page, however busy it is @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX&size=50');
  await findAgencies.settled();
  await untilStill(page);
  await findAgencies.table.getByRole('gridcell').nth(8).hover();
  // A compositor that cannot tell what is under the pointer, for round corners that clip what scrolls say, leaves such a trace.
  await page.evaluate(() => {
    const counted = Object.assign(window, { scrolls: 0 });
    window.addEventListener('scroll', () => (counted.scrolls += 1), { capture: true, passive: true });
  });
  const scrolls = () => page.evaluate(() => (window as unknown as { scrolls: number }).scrolls);
  const turns = 6;
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['cc', 'input', 'benchmark'] });
  for (let turn = 0; turn < turns; turn += 1) {
    const before = await scrolls();
    await page.mouse.wheel(0, 60);
    await expect.poll(scrolls).toBeGreaterThan(before);
  }
  const trace = (await browser?.stopTracing())?.toString() ?? '';
  const times = (event: string) => trace.split(`"${event}"`).length - 1;
  expect(times('InputHandler::ScrollBegin')).toBeGreaterThan(0);
  expect(times('WidgetInputHandlerManager::FindScrollTargetOnMainThread')).toBe(0);
});

test('a header dragged past the window does not enlarge the page, and Escape cancels the drag [PLUS-16] @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  const headers = findAgencies.table.getByRole('columnheader');
  await findAgencies.settled();
  await expect(headers.first()).toBeVisible();
  const before = await headers.allInnerTexts();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const beyond = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  await headers.nth(2).hover();
  await page.mouse.down();
  for (const [x, y] of [
    [width - 4, height - 4],
    [width - 4, 4],
    [4, height - 4],
  ] as const) {
    await page.mouse.move(x, y, { steps: 3 });
    expect(await beyond()).toEqual([width, height]);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await headers.allInnerTexts()).toEqual(before);
});

test('a Shift-click sorts by another column, and the address contains both', async ({ signIn, findAgencies, page }) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX,OK&columns=state&sort=state+asc');
  await findAgencies.settled();
  const header = (name: RegExp) => findAgencies.table.getByRole('columnheader', { name });
  await header(/^Agency/)
    .getByRole('button')
    .first()
    .click({ modifiers: ['Shift'] });
  await expect(page).toHaveURL(/sort=state\+asc(,|%2C)agency_name\+asc/);
  await expect(header(/^State/)).toHaveAttribute('aria-sort', 'ascending');
  const ofOklahoma = { has: page.getByRole('gridcell', { name: 'OK', exact: true }) };
  const links = findAgencies.table.getByRole('row').filter(ofOklahoma).getByRole('link');
  const isSorted = async () => {
    const names = await links.allInnerTexts();
    return names.length > 1 && names.every((name, index) => index === 0 || (names[index - 1] ?? '') <= name);
  };
  await expect.poll(isSorted).toBe(true);
  await page.goBack();
  await expect(page).not.toHaveURL(/agency_name\+asc/);
});

test('the menu of a narrow header covers neither its arrow nor its place in the sort', async ({
  signIn,
  findAgencies,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX&sort=search_premium+desc,policies+desc');
  await findAgencies.settled();
  const header = findAgencies.table.getByRole('columnheader', { name: 'Policies' });
  await header.hover();
  const boxOf = async (selector: string) => (await header.locator(selector).boundingBox()) ?? { x: NaN, width: NaN };
  const menu = await boxOf('[aria-haspopup="menu"]');
  // The arrow's own picture has air at its sides.
  expect(menu.x + menu.width, 'the arrow').toBeLessThan((await boxOf('svg')).x + 3);
  expect(menu.x + menu.width, 'the number').toBeLessThan((await boxOf('svg + span')).x);
});

test('the table shows 10 rows at first, and later as many as the person chose last [TABLE-PAGE-1] @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  await expect(page.getByText(/^1-10 of/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows per page:' }).click();
  await page.getByRole('option', { name: '50', exact: true }).click();
  const rowsPerPage = page.getByRole('combobox', { name: 'Rows per page:' });
  await expect(page.getByText(/^1-10 of/)).toHaveCount(0);
  await page.goto('/marketing/agencies?agency_state=TX,OK');
  await expect(rowsPerPage).toHaveText('50');
  await rowsPerPage.click();
  await page.getByRole('option', { name: '10', exact: true }).click();
  await expect(page.getByText(/^1-10 of/)).toBeVisible();
});

test('on a laptop, the sidebar is collapsed until the person opens it, and keeps its state @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX&line=commercial');
  await findAgencies.settled();
  await findAgencies.openFilters();
  // Nothing of the toolbar is in a second line, once it has taken the width that is left.
  const topsOf = (buttons: Locator) =>
    buttons.evaluateAll((found) => found.map((button) => button.getBoundingClientRect().top));
  const toolbar = page.getByRole('search', { name: 'Agencies' }).getByRole('button');
  const filters = page.getByRole('button', { name: /^Filters( \d|$)/ });
  const apart = async () => {
    const tops = [...(await topsOf(toolbar)).slice(-3), ...(await topsOf(filters))];
    return Math.max(...tops) - Math.min(...tops);
  };
  await expect.poll(apart).toBeLessThan(1);

  const width = () =>
    page
      .getByRole('navigation')
      .first()
      .evaluate((sidebar) => sidebar.clientWidth);
  await expect.poll(width).toBeLessThan(100);
  await page.getByRole('button', { name: 'Expand' }).click();
  await expect.poll(width).toBeGreaterThan(200);
  await page.reload();
  await findAgencies.settled();
  await expect.poll(width).toBeGreaterThan(200);
});

test('chips are right above the table, and stay in view beside the actions for selected rows @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  const chip = page.getByRole('button', { name: 'Agency state: Texas', exact: true });
  const heads = findAgencies.table.getByRole('columnheader').first();
  const topOf = (place: typeof heads) => place.evaluate((element) => element.getBoundingClientRect().top);
  await untilStill(page);
  const before = await topOf(heads);
  expect(before - (await topOf(chip))).toBeLessThan(60);
  await findAgencies.table.getByRole('checkbox').nth(1).check();
  await expect(page.getByText('(1) selected')).toBeVisible();
  await untilStill(page);
  expect(await topOf(heads), 'nothing moves from under the pointer').toBeCloseTo(before, 0);
  const actions = page.getByRole('group', { name: 'Selected agencies' });
  await expect(page.getByText('Actions on selected agencies are above the table.')).toHaveRole('status');
  const [left, right] = [await chip.boundingBox(), await actions.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
  const middleOf = (box: typeof left) => (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
  expect(Math.abs(middleOf(right) - middleOf(left)), 'from the line of the chips').toBeLessThan(3);
  // It can be used where it is.
  await chip.click();
  await expect(page.getByRole('dialog', { name: 'Change Agency state' })).toBeVisible();
  await page.keyboard.press('Escape');
  // All pages are selected, and said to be; what cannot be done with so many says why.
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(actions.getByText(/^\(\d+\) selected on all pages$/)).toBeVisible();
  const compare = actions.getByRole('button', { name: 'Compare', exact: true });
  await expect(compare).toBeDisabled();
  await compare.hover();
  await expect(compare).toHaveAccessibleDescription('Select 2 to 5 agencies to compare them.');
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(actions).toHaveCount(0);
  await expect(page.getByText(/^Selection cleared: \d+ agencies$/)).toHaveRole('status');
  await expect(chip).toBeVisible();
});

test('at 1440 px, the largest carrier is visible, names and carriers are whole, and no column is too wide @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  const { table } = findAgencies;
  await expect(table.getByRole('columnheader', { name: 'Largest carrier' })).toBeVisible();
  const widthOf = (name: string) =>
    table.getByRole('columnheader', { name }).evaluate((header) => header.getBoundingClientRect().width);
  expect(await widthOf('Agency')).toBeLessThan(280);
  const cut = () =>
    table.getByRole('gridcell').evaluateAll((cells) =>
      cells
        .flatMap((cell) => [cell, ...cell.querySelectorAll('*')])
        .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
          return clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
        })
        .map((part) => part.textContent),
    );
  await expect.poll(cut).toEqual([]);
  // All ten rows are seen without scrolling.
  await expect(table.getByRole('row').nth(10)).toBeInViewport({ ratio: 1 });

  // Where there is more room all columns take a share of it.
  await page.setViewportSize({ width: 1920, height: 1000 });
  await expect.poll(() => widthOf('Accounts')).toBeGreaterThan(120);
  expect(await widthOf('Agency')).toBeLessThan(440);
});

for (const [width, query] of [
  [1440, 'agency_state=OK'],
  [1440, 'agency_state=OK&sort=accounts+desc%2Clines+asc'],
  [1366, 'agency_state=TX'],
  [1280, 'agency_state=TX&line=commercial'],
] as const)
  test(`at ${width} px, a panel leaves the toolbar in one line, and names whole: ${query} @night`, async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn.as('analyst', '/');
    await savedSearches.save(1, { agency_state: 'OK' });
    await page.goto(`/marketing/agencies?${query}`);
    await findAgencies.settled();
    const toolbar = page.getByRole('search', { name: 'Agencies' });
    await expect(toolbar.getByRole('button', { name: /^Saved searches/ })).toBeVisible();
    await expect(toolbar.getByRole('button', { name: 'Save search' })).toBeVisible();
    const expectInLine = async (where: string) => {
      await untilStill(page);
      const buttons = await toolbar.getByRole('button').all();
      const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
      const middles = boxes.flatMap((box) => (box === null ? [] : [box.y + box.height / 2]));
      expect(Math.max(...middles) - Math.min(...middles), where).toBeLessThan(2);
      const right = Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
      const main = (await page.getByRole('main').boundingBox()) ?? { x: 0, width: 0 };
      expect(right, where).toBeLessThanOrEqual(main.x + main.width - 20);
    };
    const cutNames = () =>
      findAgencies.table
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .filter((link) => (link.parentElement?.scrollWidth ?? 0) > (link.parentElement?.clientWidth ?? 0))
            .map((link) => link.textContent),
        );
    const searched = async (where: string) => {
      await toolbar.getByRole('button', { name: 'Search in these results' }).press('Enter');
      await expectInLine(`${where}, while the table is searched`);
      await page.keyboard.press('Escape');
    };
    await expectInLine('without a panel');
    await searched('without a panel');
    await findAgencies.openFilters();
    await expectInLine('beside the filters');
    await searched('beside the filters');
    await expect.poll(cutNames, 'beside the filters').toEqual([]);
    await findAgencies.table.getByRole('gridcell').nth(1).click();
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Open profile' })).toBeVisible();
    const current = findAgencies.table.getByRole('row').nth(1).locator('a[aria-current="true"]');
    await expect(current, 'the row that the panel belongs to').toHaveCount(1);
    await expectInLine('beside an agency');
    await expect.poll(cutNames, 'beside an agency').toEqual([]);
    // The column picker names the columns that are hidden for lack of space.
    await toolbar.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByText(/^Hidden so that names are not cut off: .*(Lines|Policies)/)).toBeVisible();
  });

test('with a saved search of any name, modified or not, the toolbar stays in one line @night', async ({
  signIn,
  findAgencies,
  savedSearches,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=CA');
  await findAgencies.settled();
  const bar = page.getByRole('search', { name: 'Agencies' });
  for (const name of ['R1 California', 'MMWW WAMMO']) {
    await page.goto('/marketing/agencies?agency_state=CA');
    await savedSearches.saveAs(name);
    await expect(bar.getByRole('button', { name: `Saved searches: ${name}` })).toBeVisible();
    const saved = page.url();
    for (const address of [saved, saved.replace('agency_state=CA', 'agency_state=CA,NV')]) {
      await page.goto(address);
      await findAgencies.settled();
      for (const width of [1440, 1366, 1180]) {
        await page.setViewportSize({ width, height: 900 });
        await untilStill(page);
        expect((await bar.boundingBox())?.height, `${width} px, ${address}`).toBeLessThan(40);
      }
    }
  }
});

test('at 1440 px, chips beside the filters keep their values whole @night', async ({ signIn, findAgencies, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const query = 'agency_state=TX&line=commercial&agency_written_premium=[1000000,inf)';
  await signIn.as('analyst', `/marketing/agencies?${query}`);
  await findAgencies.settled();
  await findAgencies.openFilters();
  await untilStill(page);
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  for (const value of ['Texas', 'Commercial lines', 'over $1M']) {
    const isCut = (part: HTMLElement) => part.scrollWidth > part.clientWidth;
    expect(await chips.getByText(value, { exact: true }).evaluate(isCut), value).toBe(false);
  }
});

test('beside the filters, a long sentence leaves the note of a modified saved search whole, and on paper it wraps @night', async ({
  signIn,
  findAgencies,
  savedSearches,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  await savedSearches.saveAs('West and Texas commercial');
  await expect(page).toHaveURL(/saved=/);
  await page.goto(page.url().replace('agency_state=TX', 'agency_state=TX,OK,CA,NV,UT&line=commercial&policy_state=TX'));
  await findAgencies.settled();
  await findAgencies.openFilters();
  await untilStill(page);
  const isCut = (part: HTMLElement) => part.scrollWidth > part.clientWidth;
  const note = page.getByText(/^ · West and Texas commercial: Modified$/).last();
  expect(await note.evaluate(isCut)).toBe(false);
  const colorOf = (button: Locator) =>
    button
      .locator('svg')
      .first()
      .evaluate((icon) => getComputedStyle(icon).color);
  const chosen = page.getByRole('button', { name: 'Saved searches: West and Texas commercial · Modified' });
  expect(await colorOf(chosen), 'a change is no warning').toBe(
    await colorOf(page.getByRole('button', { name: 'Columns' })),
  );
  await page.emulateMedia({ media: 'print' });
  const sentence = page.getByText(/^ in Texas, Oklahoma, California/);
  await expect(sentence).toBeVisible();
  expect(await sentence.evaluate((part) => getComputedStyle(part).whiteSpace)).toBe('normal');
});

test('at 1440 px, chips of several lines are whole, and keep their values while agencies are selected @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const query =
    'agency_state=TX,OK,CA,NV,UT&line=commercial,personal&agency_written_premium=[1000000,inf)&naics=23&policy_state=TX';
  await signIn.as('analyst', `/marketing/agencies?${query}&effective_date=12+months+ago+for+12+months`);
  await findAgencies.settled();
  await findAgencies.openFilters();
  await untilStill(page);
  const chips = page.getByRole('list', { name: 'Active filters' });
  const isCut = (part: Element) => part.scrollWidth > part.clientWidth;
  const top = async () => (await findAgencies.table.boundingBox())?.y;
  const before = await top();
  for (const name of [/^Agency state:/, /^Agency written premium:/, /^Policy state:/])
    expect(await chips.getByText(name).evaluate(isCut), name.source).toBe(false);
  await findAgencies.table.getByRole('checkbox').nth(1).check();
  await expect(page.getByRole('group', { name: 'Selected agencies' })).toBeVisible();
  await untilStill(page);
  expect(await chips.getByText('over $1M', { exact: true }).evaluate(isCut)).toBe(false);
  expect(await top()).toBe(before);
});

for (const width of [1440, 1280])
  test(`at ${width} px, opening the filters moves neither their button nor the table, with a saved search and a long sentence @night`, async ({
    signIn,
    findAgencies,
    savedSearches,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn.as('analyst', '/');
    const states = 'TX,OK,CA,FL,GA,CO';
    await savedSearches.save(1, { agency_state: states, policy_state: states, line: 'commercial,personal' });
    await page.goto('/marketing/agencies');
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByRole('menuitemradio', { name: 'Search 1' }).click();
    await findAgencies.settled();
    const placeOf = async (element: Locator) => {
      const { x = NaN, y = NaN } = (await element.boundingBox()) ?? {};
      return [x, y];
    };
    const places = async () => {
      await untilStill(page);
      return [
        ...(await placeOf(page.getByRole('button', { name: /^Filters \d/ }))),
        ...(await placeOf(findAgencies.table)),
      ];
    };
    const before = await places();
    await findAgencies.openFilters();
    // To half a pixel: browsers lay out in fractions of one.
    expect(await places()).toEqual(before.map((px) => expect.closeTo(px, 0)));
    await expect(findAgencies.panel.getByRole('region', { name: 'Save Search' })).toContainText('Search 1');
    await expect(findAgencies.summary.getByText('search premium')).toBeInViewport({ ratio: 1 });
  });

test('Ctrl+Enter opens the profile of a row in a new tab, and the row keeps the focus @night', async ({
  signIn,
  findAgencies,
  page,
  context,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  const [first] = await findAgencies.shownAgencies();
  const cell = findAgencies.table.getByRole('row').nth(1).getByRole('gridcell').nth(1);
  await cell.focus();
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const profile = await opening;
  await expect(profile.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible();
  await profile.close();
  await expect(cell).toBeFocused();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Open the profile in a new tab')).toBeVisible();
});

test('the sorted column is visible even if there is little space @night', async ({ signIn, findAgencies }) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX&sort=accounts+desc');
  await findAgencies.settled();
  await findAgencies.openFilters();
  await expect(findAgencies.table.getByRole('columnheader', { name: 'Accounts' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('a user searches and filters the found agencies in the table, and the search does not change @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX&page=2');
  const [first] = await findAgencies.shownAgencies();
  const before = await findAgencies.summary.innerText();
  const rows = findAgencies.table.getByRole('row');
  await page.getByRole('button', { name: 'Search in these results' }).press('Enter');
  await page.keyboard.type(first?.name ?? '');
  await expect(rows.nth(1)).toContainText(first?.name ?? '');
  await expect(findAgencies.summary).toContainText(`match “${first?.name ?? ''}”`);
  await expect(findAgencies.summary).toContainText(/^\d+ of \d+ agencies in Texas/);
  await expect(page, 'on its first page').not.toHaveURL(/page=/);
  await page.keyboard.type('qqq');
  await expect(findAgencies.table).toContainText(/No Results found for “.*qqq”/);
  await expect(findAgencies.table.getByRole('button', { name: 'Clear search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(11);

  await findAgencies.table
    .getByRole('columnheader', { name: /^Policies/ })
    .getByRole('button')
    .first()
    .focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Hide column' }), 'the last item is in view').toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('menuitem', { name: 'Filter…' }).press('Enter');
  await page.keyboard.type('100000');
  await expect(page.getByText('No Results found')).toBeVisible();
  const filter = page.getByRole('dialog', { name: 'Filter Policies' });
  await expect(filter.getByText('0 results', { exact: true }).first()).toBeVisible();
  await filter.getByRole('button', { name: 'Clear filter' }).press('Enter');
  await expect(filter.getByRole('button', { name: 'Clear filter' })).toBeFocused();
  await expect(filter.getByText(/^[1-9]\d* results$/).first()).toBeVisible();
  await filter.getByRole('textbox').first().fill('100000');
  await expect(page.getByText('No Results found')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Remove Policies/ }).press('Enter');
  await expect(rows).toHaveCount(11);
  await expect(findAgencies.summary).toHaveText(before);
});

test('a printed page has the filters and all its agencies, but no controls @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX&size=25');
  await findAgencies.settled();
  // A toast leaves the pagination free, which is at the lower edge of the window here.
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await downloading;
  const toast = page.locator('[data-toast]').last();
  await expect(toast).toContainText('Export successful!');
  const pagination = page.getByRole('navigation').filter({ has: page.getByRole('button', { name: 'Next page' }) });
  const overlap = async () => {
    const [above, below] = [await toast.boundingBox(), await pagination.boundingBox()];
    return (above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? Infinity);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  const facts = page.getByText(/^25 of \d+ agencies · page 1 of \d+ · Data as of \w+ \d+, \d{4}$/);
  await expect(facts).toBeHidden();
  const headers = await findAgencies.table.getByRole('columnheader').allInnerTexts();
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'dark'));
  const inkOf = () => findAgencies.summary.evaluate((words) => getComputedStyle(words).color);
  const inkOnScreen = await inkOf();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  // Paper is light whatever the screen is.
  expect(await inkOf()).not.toBe(inkOnScreen);
  await expect(facts).toBeVisible();
  const printed = page.getByRole('table', { name: 'Agencies' });
  await expect(printed.getByRole('columnheader')).toHaveText(headers.filter((header) => header.trim() !== ''));
  await expect(printed.getByRole('row')).toHaveCount(26);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Agency state: Texas', exact: true })).toBeVisible();
  for (const name of ['Filters 1 active', 'Export', 'Clear all', 'Next page', 'Account'])
    await expect(page.getByRole('button', { name, exact: true }), name).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
