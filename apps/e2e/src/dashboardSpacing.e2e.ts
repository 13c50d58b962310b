import type { Frame } from '@playwright/test';
import { untilStill } from '../../../tools/untilStill.ts';
import { expect, test } from './support/journey.ts';
import { spaceText } from './support/spaceText.ts';

/** Texts of drawings that are on each other, leave their tile, or pass the edge of their cell; in words. */
function crowdedTexts(frame: Frame): Promise<string[]> {
  return frame.evaluate(() =>
    [...document.querySelectorAll('figure svg')].flatMap((svg) => {
      const tile = svg.closest('section')?.getBoundingClientRect();
      const texts = [...svg.querySelectorAll('text, tspan')].flatMap((element) => {
        if (element.querySelector('tspan') || !element.textContent) return [];
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right, top, height } = range.getBoundingClientRect();
        // Without the space after the last letter, and above and below the letters.
        const spacing = parseFloat(getComputedStyle(element).letterSpacing) || 0;
        const cell = element.closest('text')?.previousElementSibling;
        return {
          text: element.textContent,
          left,
          right: right - spacing,
          top: top + height * 0.2,
          bottom: top + height * 0.8,
          room: cell?.matches('.chart-cell') ? cell.getBoundingClientRect() : tile,
        };
      });
      return texts.flatMap(({ text, room, ...own }, index) => [
        ...(room && (own.left < room.left - 1 || own.right > room.right + 1) ? [`${text} leaves its place`] : []),
        ...texts
          .slice(index + 1)
          .filter(
            (other) =>
              Math.min(own.right, other.right) - Math.max(own.left, other.left) > 1 &&
              Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top) > 1,
          )
          .map((other) => `${text} is on ${other.text}`),
      ]);
    }),
  );
}

/** Names of buttons that end in an ellipsis. */
function buttonsCutOff(frame: Frame): Promise<(string | null)[]> {
  return frame
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) =>
          [...button.querySelectorAll('span')].some(
            ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
          ),
        )
        .map(({ textContent }) => textContent),
    );
}

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
])
  test.describe(`dashboards at ${width} px with the text spacing of WCAG 1.4.12`, { tag: '@night' }, () => {
    test.use({ viewport: { width, height } });

    test('have no texts on each other, and none that is cut', async ({ signIn, dashboards, page }) => {
      await signIn.as('analyst', '/');
      for (const address of ['/marketing/agencies/6', '/marketing/benchmarks?compare=agency:1']) {
        await page.goto(address);
        await dashboards.settled();
        const frame = await dashboards.frame();
        await spaceText(frame);
        await untilStill(frame);
        await expect.poll(() => crowdedTexts(frame), { message: address }).toEqual([]);
        expect(await buttonsCutOff(frame), address).toEqual([]);
      }
    });
  });

test.describe('key numbers at 320 px with the text spacing of WCAG 1.4.12', { tag: '@night' }, () => {
  test.use({ viewport: { width: 320, height: 844 } });

  test('have lines over time that can be seen', async ({ signIn, dashboards }) => {
    await signIn.as('analyst', '/marketing/agencies/6');
    await dashboards.settled();
    const frame = await dashboards.frame();
    await spaceText(frame);
    const lines = frame.getByRole('region', { name: 'Key numbers' }).getByRole('application');
    const widths = () => lines.evaluateAll((all) => all.map((line) => line.clientWidth));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThanOrEqual(32);
  });
});
