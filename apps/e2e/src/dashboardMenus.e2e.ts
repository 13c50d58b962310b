import type { Locator, Page } from '@playwright/test';
import { untilStill } from '../../../tools/untilStill.ts';
import { expect, test } from './support/journey.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(`menus in a window of ${viewport.width} by ${viewport.height}, which is lower than the frame`, () => {
    test.use({ viewport });

    test('a popup of a tile at an edge of the window is in view [PLUS-23, PLUS-35]', async ({
      signIn,
      dashboards,
      page,
    }) => {
      await signIn.as('analyst', '/marketing/agencies/7');
      await dashboards.settled();
      const { content } = dashboards;
      const button = content.getByRole('button', { name: 'Menu of States' });
      await bringToLowerEdge(page, button);
      await untilStill(page);
      const scrolled = await page.evaluate(() => window.scrollY);

      await button.click();
      const menu = content.getByRole('menu', { name: 'States' });
      await expectInView(menu, viewport);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

      await menu.getByRole('menuitem', { name: 'What is this?' }).click();
      await expectInView(content.getByRole('dialog', { name: 'What States is' }), viewport);
      await page.keyboard.press('Escape');

      // A tooltip wants to be above its mark, where the window ends.
      const chart = content.getByRole('application', { name: /^Premium by month/ });
      await chart.focus();
      const { y = 0 } = (await chart.boundingBox()) ?? {};
      await page.evaluate((top) => window.scrollBy(0, top), y);
      await chart.press('End');
      await expectInView(content.getByRole('tooltip'), viewport);
    });
  });
}

test('the menu of a full-screen tile is in front of the tile [PLUS-35]', async ({ signIn, dashboards }) => {
  await signIn.as('analyst', '/marketing/agencies/7');
  await dashboards.settled();
  const { content } = dashboards;
  const button = content.getByRole('button', { name: 'Menu of Products' });
  await button.click();
  await content.getByRole('menuitem', { name: 'Full screen' }).click();
  await expect.poll(() => button.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await button.click();
  const item = content.getByRole('menuitem', { name: 'What is this?' });
  await expect.poll(() => isOnTop(item)).toBe(true);
});

/** Scrolls the page until the control is just above the lower edge of the window. */
async function bringToLowerEdge(page: Page, control: Locator): Promise<void> {
  const { y, height } = (await control.boundingBox()) ?? { y: 0, height: 0 };
  await page.evaluate((bottom) => window.scrollBy(0, bottom - window.innerHeight + 4), y + height);
}

/** Waits until all of an element is inside the window, to half a pixel. */
async function expectInView(element: Locator, { width, height }: { width: number; height: number }): Promise<void> {
  await expect
    .poll(async () => {
      const box = await element.boundingBox();
      return box && Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height) > -0.5;
    })
    .toBe(true);
}

/** Whether a press in the middle of the element hits it. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((own) => {
    const { left, top, width, height } = own.getBoundingClientRect();
    return own.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
