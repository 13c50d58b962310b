import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/journey.ts';
import { SignIn } from './support/SignIn.ts';

async function openLanguage(page: Page, account: string, item: string): Promise<void> {
  await page.getByRole('button', { name: account, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a person changes language and region in the account menu, and the page keeps its state [PLUS-40] @night', async ({
  signIn,
  findAgencies,
  page,
  browser,
  platform,
}) => {
  await signIn.as('analyst');
  await findAgencies.open({ agency_state: 'TX' });
  await expect(findAgencies.summary).toContainText('in Texas');
  // A draft that was not applied, in an open panel.
  await page.getByRole('button', { name: 'Filters 1 active' }).click();
  await page
    .getByRole('textbox', { name: 'Policy premium from' })
    .or(page.getByRole('textbox', { name: 'Agency written premium from' }))
    .first()
    .fill('250000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Not applied/)).toBeVisible();

  await openLanguage(page, 'Account', 'Language and region');
  const dialog = page.getByRole('dialog', { name: 'Language and region' });
  await dialog.getByRole('radio', { name: 'Deutsch' }).click();
  const inGerman = page.getByRole('dialog', { name: 'Sprache und Region' });
  await expect(inGerman.getByText('1.234.567')).toBeVisible();
  await inGerman.getByRole('combobox', { name: 'Region für Zahlen und Datum' }).click();
  await page.getByRole('option', { name: 'Österreich' }).click();
  await expectAccessible(page, 'language and region');
  await page.keyboard.press('Escape');

  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT');
  await expect(page).toHaveTitle(/Agenturen suchen/);
  await expect(page.getByRole('status', { name: 'Suchergebnis' })).toContainText(/Agenturen in Texas · .*Suchprämie/);
  await expect(page.getByRole('columnheader', { name: /Suchprämie/ })).toBeVisible();
  await expect(page.getByText(/^Nicht angewendet/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Gebuchte Prämie der Agentur von' })).toHaveValue(/^\$\s250\.000$/);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Agenturen suchen' })).toBeVisible();
  // Another browser of the same person begins in English, and follows as soon as they have signed in.
  const elsewhere = await browser.newContext({ baseURL: platform.url });
  const second = await elsewhere.newPage();
  await new SignIn(second).as('analyst');
  await expect(second.locator('html')).toHaveAttribute('lang', 'de-AT');
  await expect(second.getByRole('button', { name: 'Jetzt nicht' })).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('term').filter({ hasText: /^Policen$/ })).toBeVisible();
  // The dashboard in its frame starts in German, and follows each change of language.
  await page.getByRole('link', { name: 'Agency Insights Benchmarks' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Wachstum und Bestandserhalt', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Vergleichen: Meine Agenturen' })).toBeVisible();
  await openLanguage(page, 'Konto', 'Sprache und Region');
  await inGerman.getByRole('radio', { name: 'English' }).click();
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(frame.getByRole('heading', { name: 'Growth and retention', exact: true })).toBeVisible();
});
