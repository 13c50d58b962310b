import { extractText } from 'unpdf';
import { expect, test } from './support/journey.ts';

test('each printed page has its footer, and a table that goes on has its head again [PLUS-30, PLUS-33]', async ({
  signIn,
  embedded,
  page,
}) => {
  await signIn.as('analyst', '/');
  await page.goto(await embedded.sign({ line: 'commercial' }, { dashboard: 'benchmarks' }));
  await expect(page.getByRole('table', { name: 'Carriers' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

  const { text: pages } = await extractText(new Uint8Array(await page.pdf({ format: 'Letter' })), {
    mergePages: false,
  });
  expect(pages.length).toBeGreaterThan(3);
  for (const text of pages)
    expect(text).toMatch(
      /Benchmarks · [\d,]+ agencies · [\d,]+ policies · \$[\d.]+[KMB] · as of Jun 30, 2026 · Line of business: commercial/,
    );
  // A row of a carrier: its name, premium, share, change of share and of rank.
  const withCarriers = pages.filter((text) => /\$[\d.]+[KMB]? \d+\.\d% [+−]?\d+\.\d pt/.test(text));
  expect(withCarriers.length).toBeGreaterThan(1);
  for (const text of withCarriers) expect(text).toMatch(/Carrier .*Share/);
});
