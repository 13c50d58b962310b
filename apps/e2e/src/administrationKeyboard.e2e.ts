import type { Locator, Page } from '@playwright/test';
import { demoPassword } from './support/SignIn.ts';
import { expect, test } from './support/journey.ts';

const maxSteps = 60;

/** Moves with Tab until an element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < maxSteps; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} is not reached with Tab.`);
}

/** Moves to an element with Tab and presses a key there. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('an administrator invites, finds, changes, blocks and deletes a person with only the keyboard [PLUS-39] @night', async ({
  page,
}) => {
  const email = `kay.${Date.now()}@example.com`;
  await page.goto('/');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('admin@demo.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('navigation').getByRole('link', { name: 'People' }));
  const heading = page.getByRole('heading', { name: 'People', level: 1 });
  await expect(heading).toBeVisible();

  await test.step('invites', async () => {
    const invite = page.getByRole('button', { name: 'Invite', exact: true });
    await press(page, invite);
    const dialog = page.getByRole('dialog');
    await press(page, dialog.getByRole('button', { name: 'Invite' }));
    await expect(dialog.getByLabel('Email')).toBeFocused();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Enter an email address.');
    await page.keyboard.type(email);
    await expect(dialog.getByText('Enter an email address.')).toBeHidden();
    await tabTo(page, dialog.getByLabel('First name'));
    await page.keyboard.type('Kay');
    // It would throw away what was typed.
    await page.keyboard.press('Escape');
    await press(page, dialog.getByRole('checkbox', { name: 'Benchmarks' }), 'Space');
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await expect(dialog.getByLabel('First name')).toHaveValue('Kay');
    await press(page, dialog.getByRole('button', { name: 'Invite' }));
    await expect(dialog.getByRole('textbox', { name: /link/i })).toHaveValue(/\/password\/set\//);
    await press(page, dialog.getByRole('button', { name: 'Done' }));
    await expect(dialog).toBeHidden();
    await expect(invite).toBeFocused();
  });

  await test.step('finds: Enter in the name’s cell opens the person', async () => {
    const grid = page.getByRole('grid', { name: 'People' });
    await tabTo(page, page.getByRole('textbox', { name: 'Search' }));
    await page.keyboard.type(email);
    await expect(grid.getByRole('link')).toHaveText(['Kay']);
    await tabTo(page, grid.getByRole('button', { name: 'Name', exact: true }));
    await page.keyboard.press('ArrowDown');
    await expect(grid.getByRole('gridcell', { name: /^Kay/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Kay', level: 1 })).toBeVisible();
  });

  await test.step('changes, and is asked before leaving with changes that are not saved', async () => {
    const access = page.getByRole('region', { name: 'Access' });
    await expect(access.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await press(page, access.getByRole('checkbox', { name: 'Personal lines' }), 'Space');
    await expect(access.getByText('Not saved yet')).toBeVisible();
    const back = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'People' });
    await press(page, back);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await press(page, question.getByRole('button', { name: 'Cancel' }));
    await expect(question).toBeHidden();
    await expect(access.getByRole('checkbox', { name: 'Personal lines' })).toBeChecked();
    await press(page, access.getByRole('button', { name: 'Save changes' }));
    await expect(page.getByText('Changes are saved.')).toBeVisible();
    await expect(access.getByRole('button', { name: 'Save changes' })).toBeFocused();
  });

  await test.step('blocks, with a step back first', async () => {
    const block = page.getByRole('button', { name: 'Block', exact: true });
    await press(page, block);
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(block).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, question.getByRole('button', { name: 'Block', exact: true }));
    await expect(page.getByText('Kay is blocked.')).toBeVisible();
    const trail = page.getByRole('grid', { name: 'Audit trail' });
    await expect(trail.getByRole('gridcell', { name: 'Blocked', exact: true })).toBeVisible();
  });

  await test.step('deletes: the focus goes to the heading of the people', async () => {
    await press(page, page.getByRole('button', { name: 'Delete', exact: true }));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }));
    await expect(heading).toBeFocused();
  });

  await test.step('reads and saves the audit trail', async () => {
    await press(page, page.getByRole('link', { name: 'Audit trail' }));
    await expect(page.getByRole('heading', { name: 'Audit trail', level: 1 })).toBeVisible();
    await tabTo(page, page.getByRole('textbox', { name: 'Search' }));
    await page.keyboard.type(email);
    const trail = page.getByRole('grid', { name: 'Audit trail' });
    await expect(trail.getByRole('gridcell', { name: 'Deleted', exact: true })).toHaveCount(1);
    const download = page.waitForEvent('download');
    await press(page, page.getByRole('button', { name: 'Export', exact: true }));
    expect((await download).suggestedFilename()).toBe('audit-trail.csv');
  });
});
