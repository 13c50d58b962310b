import { expect, test as base } from '@playwright/test';
import { contextOptions } from './settings.ts';
import { StoryPage, type Scheme } from './storyPage.ts';

const test = base.extend<{ storyPage: StoryPage }>({
  storyPage: async ({ browser }, use) => {
    const context = await browser.newContext(contextOptions);
    await use(await StoryPage.open(context));
    await context.close();
  },
});

test('the shadow beside pinned columns of a table is square, and at its corner round', async ({ storyPage }) => {
  const radiusOfShadow = () =>
    storyPage.page
      .locator('.DataTable-view')
      .evaluate((view) => Number.parseFloat(getComputedStyle(view, '::before').borderTopLeftRadius));
  await storyPage.show('data-table-columns--pinned-columns');
  expect(await radiusOfShadow()).toBe(0);
  await storyPage.show('data-table-datatable--agencies');
  expect(await radiusOfShadow()).toBeGreaterThan(0);
});

test('a read-only checkbox of a table has a contrast of 3:1 in every colour scheme', async ({ storyPage }) => {
  const box = storyPage.page.locator('.DataTable-cell input[type="checkbox"]:disabled:not(:checked)').first();
  await storyPage.show('data-table-columns--cell-types');
  for (const scheme of ['light', 'dark', 'high-contrast'] satisfies Scheme[]) {
    if (scheme !== 'light') await storyPage.switchTo(scheme);
    expect(await box.evaluate(contrastOfBorder), scheme).toBeGreaterThanOrEqual(3);
  }
});

test('corners of a table stay within its padding for a brand with larger ones', async ({ storyPage }) => {
  await storyPage.show('data-table-datatable--agencies');
  const paper = storyPage.page.locator('.DataTable-paper');
  for (const [radius, corner] of [
    [4, '4px'],
    [16, '8px'],
  ] as const) {
    await storyPage.page.evaluate(
      (px) => document.documentElement.style.setProperty('--mui-shape-borderRadius', `${px}px`),
      radius,
    );
    expect(await paper.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe(corner);
  }
});

/** Returns the contrast ratio of an element's border and the table behind it; runs inside the page. */
function contrastOfBorder(element: Element): number {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const luminances = [
    getComputedStyle(element).borderTopColor,
    getComputedStyle(element.closest('.DataTable-paper') as Element).backgroundColor,
  ].map((color) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = Array.from(context.getImageData(0, 0, 1, 1).data, (channel) =>
      channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}
