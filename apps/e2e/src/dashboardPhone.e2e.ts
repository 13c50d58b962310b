import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone, the buttons of a dashboard are in one line, and compared names stay in view [PLUS-45] @night', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7?compare_agencies=8,9,10,11');
  await dashboards.settled();
  const { content } = dashboards;
  const main = page.getByRole('main');
  const buttons = [
    main.getByRole('button', { name: 'Compare 4 more' }),
    ...['Accounts', 'Filters', 'Export', 'Print'].map((name) => main.getByRole('button', { name, exact: true })),
  ];
  await page.setViewportSize({ width: 320, height: 640 });
  await expectOneLine(buttons);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOneLine(buttons);
  await expectOneLine(
    ['A year before', 'Peers', 'State'].map((name) => content.getByRole('button', { name, exact: true })),
  );

  const table = content.getByRole('table', { name: 'Key numbers side by side' });
  const name = table.getByRole('rowheader', { name: 'Written premium' });
  const before = await boxOf(name);
  const last = table.getByRole('columnheader').last();
  expect((await boxOf(last)).right).toBeGreaterThan(390);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await boxOf(last)).right).toBeLessThan(390.5);
  expect((await boxOf(name)).left).toBeCloseTo(before.left, 0);
});

test('on a phone, the dashboard keeps its place while filters come and go [PLUS-32]', async ({
  signIn,
  dashboards,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies/7?line=commercial&policy_state=TX');
  await dashboards.settled();
  const frame = page.getByRole('main').locator('iframe');
  const top = async () => (await frame.boundingBox())?.y ?? NaN;
  const before = await top();
  const chips = page.getByRole('list', { name: 'Active filters' });
  await page.getByRole('button', { name: /^Remove Line of business/ }).click();
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  expect(await top(), 'with Undo').toBeCloseTo(before, 0);
  await page.getByRole('button', { name: /^Remove Policy state/ }).click();
  await expect(chips).toHaveCount(0);
  expect(await top(), 'without a filter').toBeCloseTo(before, 0);
  await expect(page.getByText('No filters', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(chips).toBeVisible();
  expect(await top()).toBeCloseTo(before, 0);
  await page.goto('/marketing/agencies/7');
  await dashboards.settled();
  expect(await top(), 'opened without a filter').toBeCloseTo(before, 0);
});

/** Waits until the controls are beside each other, in this order, and inside the window, to half a pixel. */
async function expectOneLine(controls: readonly Locator[]): Promise<void> {
  await expect(async () => {
    const boxes = await Promise.all(controls.map((control) => boxOf(control)));
    for (const [at, box] of boxes.entries()) {
      const left = boxes[at - 1];
      // Buttons of a switch share a border.
      expect(box.left).toBeGreaterThan((left?.right ?? 1) - 1.5);
      expect(Math.abs(box.middle - (left ?? box).middle), 'lower than the control before it').toBeLessThan(2);
      expect(box.right).toBeLessThan((controls[0]?.page().viewportSize()?.width ?? 0) + 0.5);
    }
  }).toPass();
}

async function boxOf(control: Locator): Promise<{ left: number; right: number; middle: number }> {
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return { left: x, right: x + width, middle: y + height / 2 };
}
