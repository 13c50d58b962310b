import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { untilFetched } from './support/untilFetched.ts';
import { root } from './support/workspace.ts';

const folder = path.join(root, 'apps/insights/public/help');
const sizes = path.join(root, 'apps/insights/src/help/pictures.json');

/** Sharp enough for twice the pixels, in a twentieth of a PNG's bytes. */
const quality = 80;

const wholeWindow = { x: 0, y: 0, width: 1280, height: 800 };

/** Keeps a part of the window, light and dark, under a name, and notes its size in pixels of the page. */
async function keep(page: Page, name: string, part = wholeWindow): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await page.mouse.move(0, 0);
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await untilFetched(page);
    // What fades does so within half a second.
    await page.waitForTimeout(700);
    const clip = { ...part, scale: 1.5 };
    const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    writeFileSync(path.join(folder, `${name}.${scheme}.webp`), Buffer.from(data, 'base64'));
  }
  const { width, height } = part;
  const known = JSON.parse(readFileSync(sizes, 'utf8')) as Record<string, object>;
  const named = Object.entries({ ...known, [name]: { width, height } }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(sizes, `${JSON.stringify(Object.fromEntries(named), null, 2)}\n`);
}

test.beforeEach(async ({ signIn, findAgencies }) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  await findAgencies.settled();
  // The names of states come after the agencies.
  await expect(findAgencies.summary).toContainText('in Texas');
});

test('Find agencies', async ({ page }) => {
  await keep(page, 'find-agencies');
});

test('the filter panel', async ({ page, findAgencies }) => {
  await findAgencies.openFilters();
  await findAgencies.panel.getByRole('combobox', { name: 'Agency state', exact: true }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await keep(page, 'filter-panel');
});

test('the panel of an agency', async ({ page, findAgencies }) => {
  await findAgencies.table.getByRole('gridcell').nth(4).click();
  await expect(page.getByRole('link', { name: 'Open profile' })).toBeVisible();
  await keep(page, 'agency-panel');
});

test('saving a search', async ({ page }) => {
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('textbox', { name: /Search name/ }).fill('Texas agencies');
  await keep(page, 'save-search', { x: 281, y: 60, width: 999, height: 330 });
});

test('the exports', async ({ page }) => {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await file;
  await page.getByRole('button', { name: 'Exports', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Exports' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Export successful!')).toBeHidden();
  await keep(page, 'exports', { x: 500, y: 0, width: 780, height: 290 });
});

test('the palette', async ({ page }) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('red');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keep(page, 'palette', { x: 310, y: 60, width: 680, height: 520 });
});

test('an agency profile', async ({ page, findAgencies }) => {
  await findAgencies.table.getByRole('gridcell').nth(4).click();
  await page.getByRole('link', { name: 'Open profile' }).click();
  await expect(page.frameLocator('iframe').getByText('Premium by month')).toBeVisible();
  await page.waitForTimeout(1_500);
  await keep(page, 'agency-profile');
});
