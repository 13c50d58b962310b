import type { Page } from '@playwright/test';

/** Everything that a page writes to its console, and errors that it throws, from now on. */
export function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    // React's advertisement in every development build.
    if (!message.text().includes('Download the React DevTools')) lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`error: ${error.message}`));
  return lines;
}

/** Takes the calls of the session client: no user is signed in. */
export async function answerSessions(page: Page): Promise<void> {
  await page.route('**/api/auth/**', (route) => route.fulfill({ json: {} }));
}

/**
 * Uses the page of the consumers as a user does: chooses, opens the calendar, types a filter, saves, opens the dialog, sorts and
 * opens the column picker. Throws where something does not show.
 */
export async function usePage(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Agencies' }).waitFor();
  await page.getByRole('combobox', { name: /State/ }).click();
  await page.getByRole('option', { name: 'Texas' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Effective on/ }).click();
  await page.getByRole('grid').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Agency name' }).fill('Lone');
  await page.getByText(/Filter: .*Lone/).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Search saved.').waitFor();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog', { name: 'Rename the search' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Rename the search' }).waitFor({ state: 'hidden' });
  await page.getByRole('gridcell', { name: 'Zürich' }).waitFor();
  await page.getByRole('button', { name: /Columns/ }).click();
  await page.getByRole('checkbox', { name: 'City' }).waitFor();
}
