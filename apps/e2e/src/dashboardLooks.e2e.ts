import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import readSheets from 'read-excel-file/node';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNothingCutOff } from './support/expectNothingCutOff.ts';
import { expect, test } from './support/journey.ts';

test('both dashboards have no accessibility violations inside their frames [PLUS-18, PLUS-35] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/');
  for (const address of ['/marketing/agencies/7?compare_agencies=8', '/marketing/benchmarks?compare=agency:1']) {
    await page.goto(address);
    await dashboards.settled();
    await expectAccessible(page, address, {
      byStandards: true,
      // The page around it has its own test.
      frame: await dashboards.frame(),
      before: async (scheme) => {
        await expect(dashboards.content.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      },
    });
  }
});

test('patterns and dashes distinguish areas and lines in forced colours and on paper, where tables keep all lines [PLUS-33, PLUS-35] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7?compare_agencies=8');
  await dashboards.settled();
  const bar = dashboards.content.getByRole('region', { name: 'Products' }).locator('rect.chart-fill-series-0').first();
  const fill = () => bar.evaluate((element) => getComputedStyle(element).fill);
  // The line of what is compared has the colour of the page's texts then.
  const line = dashboards.content
    .getByRole('region', { name: 'Retention by expiring month' })
    .locator('path.chart-line.chart-stroke-comparison:not(.chart-dots)')
    .last();
  const dashes = () => line.evaluate((element) => getComputedStyle(element).strokeDasharray);
  // Sticky names have a background on the screen, which would cover the lines of a table on paper.
  const ground = () =>
    dashboards.content
      .getByRole('table', { name: 'Key numbers side by side' })
      .getByRole('rowheader')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await fill()).toMatch(/^rgb/);
  expect(await dashes()).toBe('none');
  expect(await ground()).toMatch(/^rgb\(/);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(fill).toMatch(/^url/);
  expect(await dashes()).toMatch(/px/);
  // On paper they are lines: a printer's driver would get a picture of the page for each area.
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await (await dashboards.frame()).evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const lines = dashboards.content
    .getByRole('region', { name: 'Products' })
    .locator('rect.chart-fill-series-0 + svg path');
  expect(await dashes()).toMatch(/px/);
  expect(await ground()).toBe('rgba(0, 0, 0, 0)');
  expect(await lines.first().getAttribute('d')).toMatch(/^M-?[\d.]+,-?[\d.]+L/);
  await (await dashboards.frame()).evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(lines).toHaveCount(0);
});

test('a user downloads a tile as an image, copies it and opens it in full screen [PLUS-33] @night', async ({
  signIn,
  dashboards,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn.as('analyst', '/marketing/agencies/7');
  await dashboards.settled();
  const { content } = dashboards;
  const choose = async (item: string, tile = 'Products') => {
    await content.getByRole('button', { name: `Menu of ${tile}`, exact: true }).click();
    await content.getByRole('menuitem', { name: item }).click();
  };
  const downloading = page.waitForEvent('download');
  await choose('Download PNG');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/, Products \d{4}-\d\d-\d\d\.png$/);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(4_000);

  // Tables and key numbers are drawn as they are on the page.
  for (const tile of ['Carriers', 'Key numbers']) {
    const downloadingTile = page.waitForEvent('download');
    await choose('Download PNG', tile);
    const drawn = await readFile(await (await downloadingTile).path());
    expect(drawn.subarray(1, 4).toString()).toBe('PNG');
    expect(drawn.length).toBeGreaterThan(4_000);
  }

  await choose('Copy image');
  // At the menu for eyes, and as a status for screen readers.
  await expect(content.getByText('Image copied')).toHaveCount(2);
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  expect(types).toContain('image/png');

  await choose('Full screen');
  await expect
    .poll(() =>
      content.getByRole('region', { name: 'Products' }).evaluate((card) => document.fullscreenElement === card),
    )
    .toBe(true);
  // The drawing is as high as the screen lets it be.
  await expect
    .poll(() =>
      content
        .getByRole('application', { name: /^Products/ })
        .evaluate((chart) => chart.getBoundingClientRect().height / window.innerHeight),
    )
    .toBeGreaterThan(0.6);
});

test('an image has all charts of its tile, with their texts in the font of the page [PLUS-33] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/benchmarks');
  await dashboards.settled();
  const { content } = dashboards;
  const frame = await dashboards.frame();
  // Words cannot be read from a picture: what is written into it is noted.
  await frame.evaluate(() => {
    const written: { text: string; font: string }[] = [];
    const { prototype } = CanvasRenderingContext2D;
    const write = prototype.fillText;
    prototype.fillText = function (text, x, y) {
      written.push({ text, font: this.font });
      write.call(this, text, x, y);
    };
    Object.assign(window, { written });
  });
  const tile = content.getByRole('group', { name: 'Rate change on renewals' });
  const headings = tile.getByRole('heading', { level: 4 });
  await expect(headings.nth(1)).toBeVisible();
  const charts = await headings.allInnerTexts();
  const months = await tile.getByRole('application').first().locator('text').allTextContents();
  const downloading = page.waitForEvent('download');
  await tile.getByRole('button', { name: 'Menu of Rate change on renewals' }).click();
  await content.getByRole('menuitem', { name: 'Download PNG' }).click();
  await downloading;
  const written = await frame.evaluate(
    () => (window as unknown as { written: { text: string; font: string }[] }).written,
  );
  const words = written.map(({ text }) => text).join(' ');
  for (const word of [...charts, ...months]) expect(words).toContain(word);
  expect(written.filter(({ font }) => !/Roboto/.test(font))).toEqual([]);
});

test('the exported workbook of the benchmarks has the date in its name and the filters in the page’s wording [APP-EXPORT-1, API-EXPORT-4, PLUS-15] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  const filters = {
    agency_state: 'TX,OK',
    line: 'commercial',
    policy_state: 'TX',
    effective_date: '12 months ago for 12 months',
  };
  await signIn.as('analyst', `/marketing/benchmarks?${new URLSearchParams(filters).toString()}`);
  await dashboards.settled();
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await expect(chips.first()).toHaveText('Agency state: Texas or Oklahoma');
  const shown = (await chips.allTextContents()).filter((text) => text.includes(': '));
  expect(shown).toHaveLength(Object.keys(filters).length);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Agency Insights Benchmarks \d{8}\.xlsx$/);
  await expect(page.getByText('Export successful!')).toBeVisible();
  const [sheet] = await readSheets(await readFile(await download.path()));
  const words = sheet?.data.map(([label, value]) => `${label}: ${value}`);
  expect(words).toEqual(expect.arrayContaining(shown));
});

test('a user drills into an industry with the keyboard, and goes back with Back and Undo [PLUS-1, PLUS-32, PLUS-35] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/benchmarks');
  await dashboards.settled();
  const { content } = dashboards;
  const chart = content.getByRole('application', { name: /^Industries/ });
  const path = content.getByRole('navigation', { name: 'Industries' });
  for (const digits of [2, 3, 4]) {
    await chart.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+F10');
    const parts = content.getByRole('menuitem', { name: /^Show the parts of / });
    await expect(parts).toBeVisible();
    await parts.press('Enter');
    await expect(page).toHaveURL(new RegExp(`industry=(\\d{${digits}}|\\d\\d-\\d\\d)$`));
    // The address is first: until the frame has followed, its chart still has the parts of before.
    await expect(path.getByRole('listitem')).toHaveCount(digits);
    await dashboards.settled();
  }
  await page.goBack();
  await expect(path.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(path.getByRole('listitem')).toHaveCount(2);
  await path.getByRole('button', { name: 'All industries' }).press('Enter');
  await expect(path).toHaveCount(0);
  await expect(page).toHaveURL(/benchmarks$/);
});

test('a user saves, overwrites, renames and deletes dashboard filters with only the keyboard [APP-DASH-4, APP-DASH-6, APP-DASH-7, PLUS-18] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7?line=commercial');
  await dashboards.settled();
  const { drawer } = dashboards;
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  const save = drawer.getByRole('button', { name: 'Save' });
  await save.focus();
  await press('Enter');
  const saving = page.getByRole('dialog', { name: 'Save filters' });
  await saving.getByRole('textbox', { name: 'Name your filters' }).focus();
  await page.keyboard.type('Commercial');
  await press('Enter');
  await expect(saving).toBeHidden();
  await expect(save).toBeFocused();
  await expect(page).toHaveURL(/saved=\d+/);

  await press('Enter');
  await expect(saving.getByRole('radio', { name: 'Save new filters' })).toBeVisible();
  await saving.getByRole('radio', { name: 'Save new filters' }).focus();
  await press('ArrowDown');
  await expect(saving.getByRole('radio', { name: 'Overwrite existing filters' })).toBeChecked();
  await saving.getByRole('combobox', { name: 'Saved filters list' }).focus();
  await press('Enter');
  await page.getByRole('option', { name: 'Commercial' }).waitFor();
  await press('ArrowDown');
  await press('Enter');
  await saving.getByRole('button', { name: 'Save' }).focus();
  await press('Enter');
  await expect(saving).toBeHidden();

  const list = drawer.getByRole('combobox', { name: 'Saved filters list' });
  await list.focus();
  await press('Enter');
  const options = page.getByRole('dialog', { name: 'Saved filters list' });
  await options.getByRole('button', { name: 'Rename Commercial' }).focus();
  await press('Enter');
  const renaming = page.getByRole('dialog', { name: 'Rename your filters' });
  await expect(renaming.getByRole('textbox', { name: 'Rename' })).toBeFocused();
  await press('ControlOrMeta+a');
  await page.keyboard.type('Business');
  await press('Enter');
  await expect(list).toHaveText('Business');
  await list.focus();
  await press('Enter');
  await options.getByRole('button', { name: 'Delete Business' }).focus();
  await press('Enter');
  const deleting = page.getByRole('dialog', { name: 'Delete filters' });
  await deleting.getByRole('button', { name: 'Delete' }).focus();
  await press('Enter');
  await expect(list).toBeDisabled();

  const clear = drawer.getByRole('button', { name: 'Clear', exact: true });
  await clear.focus();
  await press('Enter');
  await expect(page).toHaveURL(/\/agencies\/7$/);
});

test('no table of either dashboard scrolls horizontally beside open filters @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/');
  for (const address of ['/marketing/agencies/7', '/marketing/benchmarks?compare=agency:1'])
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await dashboards.settled();
      await expect(page.getByRole('button', { name: 'Close' }), 'the filters are open').toBeVisible();
      await expect(dashboards.content.locator('[data-scrolls]'), `${address} at ${width} px`).toHaveCount(0);
    }
});

test('compared agencies have their numbers in one line on a phone, and scroll beside the names @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // One has no policies: why its numbers are missing is said to screen readers alone.
  await signIn.as('analyst', '/marketing/agencies/6?compare_agencies=4,5,3');
  await dashboards.settled();
  const table = dashboards.content.getByRole('table', { name: 'Key numbers side by side' });
  await expect(table).toBeVisible();
  const unevenRows = () =>
    table.getByRole('row').evaluateAll((rows) =>
      rows
        .map((row) =>
          [...row.querySelectorAll('tbody > tr > *')].map((cell) => {
            const line = document.createRange();
            line.selectNodeContents(cell);
            return line.getClientRects()[0]?.bottom ?? 0;
          }),
        )
        .filter((lines) => Math.max(...lines) - Math.min(...lines) > 1),
    );
  expect(await unevenRows()).toEqual([]);
  await expectNothingCutOff(await dashboards.frame());
});

test('a note about the comparison is directly below the switch @night', async ({ signIn, dashboards, page }) => {
  await signIn.as('analyst', '/marketing/agencies/7?comparison=state');
  await dashboards.settled();
  const { content } = dashboards;
  const edges = async (element: Locator) => {
    const { x, y, width, height } = (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    return { top: y, right: x + width, bottom: y + height };
  };
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(async () => {
      const last = await edges(content.getByRole('button', { name: 'State', exact: true }));
      const note = await edges(content.getByText(/^Compared with/));
      expect(note.top - last.bottom).toBeGreaterThanOrEqual(0);
      expect(note.top - last.bottom).toBeLessThan(24);
      if (width > 390) expect(note.right).toBeCloseTo(last.right, 0);
    }).toPass();
  }
});

test('beside open filters, the buttons of a dashboard stay beside its title, above the line of what it shows @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn.as('analyst', '/marketing/agencies/7?compare_agencies=8&line=commercial');
  await dashboards.settled();
  await expect(page.getByRole('button', { name: 'Close' }), 'the filters are open').toBeVisible();
  const main = page.getByRole('main');
  const boxOf = async (element: Locator) =>
    (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  const title = await boxOf(main.getByRole('heading', { level: 1 }));
  const print = await boxOf(main.getByRole('button', { name: 'Print' }));
  const line = await boxOf(main.getByRole('button', { name: /^Remove Line of business/ }));
  expect(print.y).toBeLessThan(title.y + title.height);
  expect(line.y).toBeGreaterThan(print.y + print.height);
});
