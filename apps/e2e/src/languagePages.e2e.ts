import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/journey.ts';
import { demoPassword } from './support/SignIn.ts';
import { root } from './support/workspace.ts';

/** A page with what opens on it, in English or German. */
interface Visit {
  path: string;
  heading: RegExp;
  /** Opens a dialog, where the page has one. */
  opens?: RegExp;
}

const visits: readonly Visit[] = [
  { path: '/', heading: /^(Welcome|Willkommen)/ },
  { path: '/administration/people', heading: /^(People|Personen)$/, opens: /^(Invite|Einladen)$/ },
  { path: '/administration/people/demo-analyst', heading: /Dana Reyes/, opens: /^(Block|Sperren)$/ },
  { path: '/administration/audit', heading: /^(Audit trail|Protokoll)$/ },
  { path: '/administration/access', heading: /^(Access|Zugriff)$/, opens: /^(Add relationship|Beziehung hinzufügen)$/ },
  { path: '/administration/services', heading: /^(Services|Dienste)$/, opens: /^(Add service|Dienst hinzufügen)$/ },
  { path: '/help', heading: /^(Help center|Hilfe-Center)$/ },
  { path: '/help/exports', heading: /^(Exports|Exporte)$/ },
];

/** Texts that are the same in both languages. */
const same = new Set(
  ['de.json', 'administration/de.json', 'help/de.json'].flatMap((file) =>
    Object.entries(readPack(path.join(root, 'apps/insights/src/language/packs', file)))
      .filter(([english, german]) => english === german)
      .map(([english]) => english),
  ),
);

function readPack(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

/** The texts of filters and tiles, which frame and platform share. */
async function contractPack(): Promise<Record<string, string>> {
  const file = pathToFileURL(path.join(root, 'libs/insights-api/src/locales/de.ts'));
  return ((await import(file.href)) as { de: Record<string, string> }).de;
}

/** Names, addresses, devices of sessions and words of the authorization model: data, which has no language. */
const data =
  /@|^(user|feature|organization|platform):|^viewable$|^Agency Insights|^Dana Reyes|^[0-9A-Z]{26}$|^\w+ on (Linux|macOS|Windows)$/;

/** Everything that a page shows or has read out, but for cells of tables and what is marked as English. */
function textsOf(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const left = '[role="gridcell"], td, pre, code, nav a, [lang="en"], script, style, noscript';
    const texts: (string | null)[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(left)) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent);
    }
    return texts.map((text) => text?.trim() ?? '').filter((text) => /\p{L}{3}/u.test(text));
  });
}

async function visit(page: Page, { path, heading, opens }: Visit): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  if (opens === undefined) return textsOf(page);
  await page.getByRole('button', { name: opens }).first().click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
  return textsOf(page);
}

test('no administration page and no help page frame shows English text in German [PLUS-40] @night', async ({
  signIn,
  page,
}) => {
  await signIn.as('admin', '/');
  const english = new Set<string>();
  for (const one of visits) for (const text of await visit(page, one)) english.add(text);
  await page.evaluate(() => localStorage.setItem('agency-insights.language', 'de-DE'));
  for (const one of visits) {
    const left = (await visit(page, one)).filter((text) => english.has(text) && !same.has(text) && !data.test(text));
    expect({ path: one.path, left }).toEqual({ path: one.path, left: [] });
  }
});

test('no dashboard shows English text in German, inside or outside its frame [PLUS-40] @night', async ({
  signIn,
  page,
}) => {
  const packs = ['apps/dashboards/src/language/packs', 'apps/insights/src/language/packs/dashboards'];
  const english = new Set(
    [await contractPack(), ...packs.map((folder) => readPack(path.join(root, folder, 'de.json')))].flatMap((pack) =>
      Object.entries(pack)
        .filter(([text, german]) => text !== german)
        .map(([text]) => text),
    ),
  );
  await signIn.as('analyst', '/');
  await page.evaluate(() => localStorage.setItem('agency-insights.language', 'de-DE'));
  for (const [address, heading] of [
    ['/marketing/benchmarks', 'Prämienklassen'],
    ['/marketing/agencies/1', 'Kommende Abläufe'],
  ] as const) {
    await page.goto(address);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(frame.locator('[aria-label$=" wird geladen"], [aria-busy="true"]')).toHaveCount(0);
    await expect(frame.locator('html')).toHaveAttribute('lang', 'de-DE');
    const texts = await Promise.all(page.frames().map(textsOf));
    expect({ address, left: texts.flat().filter((text) => english.has(text)) }).toEqual({ address, left: [] });
  }
});

test.describe('a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('shows the sign-in pages and the product in German [PLUS-40]', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByLabel('E-Mail').fill('analyst@demo.test');
    await page.getByLabel('Passwort', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Passwort zeigen' }).click();
    await expect(page.getByRole('button', { name: 'Passwort verbergen' })).toBeVisible();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'E-Mail und Passwort passen nicht zusammen. Prüfen Sie beides und versuchen Sie es erneut.',
    );
    await expectAccessible(page, 'sign-in in German');
    await page.getByLabel('Passwort', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Willkommen, Dana' })).toBeVisible();
  });
});
