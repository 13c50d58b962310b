import type { Locator, Page } from '@playwright/test';
import { demoPassword } from './support/SignIn.ts';
import { expect, test } from './support/journey.ts';

/** Moves with Tab until an element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} is not reached with ${key}.`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('an administrator invites, finds, changes and blocks a person with the keyboard alone [PLUS-39]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('admin@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('navigation').getByRole('link', { name: 'People' }));
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();

  await test.step('invites', async () => {
    await press(page, page.getByRole('button', { name: 'Invite', exact: true }));
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByLabel('Email'));
    await page.keyboard.type('kay.board@example.com');
    await tabTo(page, dialog.getByLabel('First name'));
    await page.keyboard.type('Kay');
    await press(page, dialog.getByRole('checkbox', { name: 'Benchmarks' }), 'Space');
    await press(page, dialog.getByRole('button', { name: 'Invite' }));
    await expect(dialog.getByRole('textbox', { name: /link/i })).toHaveValue(/\/password\/set\//);
    await press(page, dialog.getByRole('button', { name: 'Done' }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeFocused();
  });

  await test.step('finds', async () => {
    await press(page, page.getByRole('button', { name: 'Search', exact: true }));
    await page.keyboard.type('kay');
    const grid = page.getByRole('grid', { name: 'People' });
    await expect(grid.getByRole('link')).toHaveCount(1);
    await expect(grid.getByRole('link', { name: 'Kay' })).toBeVisible();
    // Into the grid, and down from its headers to the first row: its link has the focus.
    for (let steps = 0; steps < 20; steps += 1) {
      if (await grid.evaluate((element) => element.contains(document.activeElement))) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Kay', level: 1 })).toBeVisible();
  });

  await test.step('changes', async () => {
    const access = page.getByRole('region', { name: 'Access' });
    await press(page, access.getByRole('checkbox', { name: 'Insights personal lines' }), 'Space');
    await press(page, access.getByRole('button', { name: 'Save changes' }));
    await expect(page.getByText('Changes are saved.')).toBeVisible();
  });

  await test.step('blocks, with Cancel first', async () => {
    const block = page.getByRole('button', { name: 'Block', exact: true });
    await press(page, block);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(block).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Block', exact: true }));
    await expect(page.getByText('Kay is blocked.')).toBeVisible();
  });

  await test.step('reads the audit trail', async () => {
    const trail = page.getByRole('grid', { name: 'Audit trail' });
    await expect(trail.getByRole('gridcell', { name: 'Blocked', exact: true })).toBeVisible();
    await press(page, page.getByRole('link', { name: 'All people' }));
    await press(page, page.getByRole('link', { name: 'Audit trail' }));
    await expect(page.getByRole('heading', { name: 'Audit trail', level: 1 })).toBeVisible();
    const download = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: 'Export' }));
    expect((await download).suggestedFilename()).toBe('audit-trail.csv');
  });
});
