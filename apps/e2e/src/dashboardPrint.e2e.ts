import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from './support/journey.ts';

test('each printed page has a footer, and a table repeats its header on the next page [PLUS-30, PLUS-33] @night', async ({
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
      /Benchmarks · [\d,]+ agencies · [\d,]+ policies · \$[\d.]+[KMB] · 12 months to Jun 30, 2026 · Line of business: commercial\s·\sData\sset:\s\S+/,
    );
  // A row of a carrier: its name, premium, share, change of share and of rank.
  const withCarriers = pages.filter((text) => /\$[\d.]+[KMB]? \d+\.\d% [+−]?\d+\.\d pt/.test(text));
  expect(withCarriers.length).toBeGreaterThan(1);
  for (const text of withCarriers) expect(text).toMatch(/Carrier .*Share/);

  // A heading is on the page of what it is about.
  const withRates = pages.filter((text) => text.includes('Rate change on renewals'));
  expect(withRates).toEqual([expect.stringMatching(/Renewals\s.*over the period/s)]);
});

test('printed charts fit the width of the paper, with readable whole words and vector lines [PLUS-33] @night', async ({
  signIn,
  embedded,
  page,
}) => {
  await signIn.as('analyst', '/');
  const agency = { agency_id: '7', compare_agencies: '8' };
  const targets = [
    { address: await embedded.sign(agency), width: 1440 },
    // A phone cuts names that paper has room for.
    { address: await embedded.sign(agency), width: 390 },
    { address: await embedded.sign({ line: 'commercial' }, { dashboard: 'benchmarks' }), width: 1440 },
  ];
  for (const { address, width } of targets) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('application', { name: /^Industries/ })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const pdf = await page.pdf({ format: 'Letter' });
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image');
    const document = await getDocumentProxy(new Uint8Array(pdf));
    const faults: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      // Words on screen have 12 px, which are 9 pt.
      for (const item of items)
        if ('str' in item && item.str.trim() !== '' && (item.height < 7.5 || item.str.includes('…')))
          faults.push(`${item.str}: ${item.height} pt`);
    }
    expect(faults, `printed from a window of ${width} px`).toEqual([]);
  }
});
