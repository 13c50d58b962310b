import type { Locator, Page } from '@playwright/test';
import { untilStill } from '../../../tools/untilStill.ts';
import { expect, test } from './support/journey.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of sizes) {
  test.describe(
    `menus in a window of ${viewport.width} by ${viewport.height}, which is lower than the frame`,
    { tag: '@night' },
    () => {
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
    },
  );
}

test('the menu of a full-screen tile is in front of the tile [PLUS-35] @night', async ({ signIn, dashboards }) => {
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

for (const viewport of sizes)
  test(`a tile that fills a screen of ${viewport.width} by ${viewport.height} hides the page, and its charts share the screen [PLUS-35] @night`, async ({
    signIn,
    embedded,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signIn.as('analyst', '/');
    await page.goto(await embedded.sign({}, { dashboard: 'benchmarks' }));
    for (const title of ['Key numbers', 'Rate change on renewals']) {
      await page.getByRole('button', { name: `Menu of ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Full screen' }).click();
      const tile = page.getByRole('region', { name: title });
      await expect.poll(() => tile.evaluate((element) => element === document.fullscreenElement)).toBe(true);
      await expect(tile).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect.poll(() => overlaps(tile.getByRole('figure'))).toEqual([]);
      await page.evaluate(() => document.exitFullscreen());
    }
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

/** The names of charts whose drawing is over a later chart, or too low to be read. */
function overlaps(charts: Locator): Promise<string[]> {
  return charts.evaluateAll((all) =>
    all.flatMap((chart, place) => {
      const drawing = chart.querySelector('[role="application"]')?.getBoundingClientRect();
      const isOver = all.slice(place + 1).some((later) => {
        const { top, bottom, left, right } = later.getBoundingClientRect();
        return drawing && drawing.bottom > top && drawing.top < bottom && drawing.right > left && drawing.left < right;
      });
      return isOver || (drawing && drawing.height < 24) ? [chart.textContent] : [];
    }),
  );
}
