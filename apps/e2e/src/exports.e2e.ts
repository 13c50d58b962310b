import { readFileSync } from 'node:fs';
import readSheets from 'read-excel-file/node';
import { expectedAgencies } from './support/oracle.ts';
import { expect, test } from './support/journey.ts';
import { untilFetched } from './support/untilFetched.ts';

/** The request that begins an export. */
const runExport = /\/looker\/run-export$/;

test('a user exports the found agencies as a spreadsheet with their filters [APP-EXPORT-1, API-EXPORT-4, PLAT-8]', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX&line=commercial');
  await findAgencies.settled();
  const seen = Promise.withResolvers<void>();
  await page.route(runExport, async (route) => {
    await seen.promise;
    await route.continue();
  });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Exporting \d+ agenc/ })).toBeDisabled();
  seen.resolve();
  const download = await downloading;
  await expect(page.getByText(`Export successful! ${download.suggestedFilename()}`)).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^MI Search Results \d{8}\.xlsx$/);

  const sheets = await readSheets(readFileSync(await download.path()));
  const [results, filters] = sheets.map((sheet) => sheet.data);
  const expected = expectedAgencies({
    agency: (record) => record.agencyState === 'TX',
    policy: (record) => record.line === 'commercial',
  });
  const [header = [], ...rows] = results ?? [];
  const total = rows.pop();
  const column = (pattern: RegExp) => header.findIndex((cell) => pattern.test(String(cell)));
  const name = column(/^Agency( name)?$/);
  const premium = column(/^Search premium/);
  expect(rows).toHaveLength(expected.length);
  expect(rows.slice(0, 10).map((row) => [row[name], Math.round(Number(row[premium]) * 100)])).toEqual(
    expected.slice(0, 10).map((agency) => [agency.name, agency.searchPremiumCents]),
  );
  const cents = expected.reduce((sum, agency) => sum + agency.searchPremiumCents, 0);
  expect([total?.[name], Math.round(Number(total?.[premium]) * 100)]).toEqual(['Total', cents]);
  expect(typeof rows[0]?.[premium], 'premium is a number').toBe('number');
  expect(JSON.stringify(filters)).toContain('Texas');
});

test('the spreadsheet has the visible columns, and names hidden columns and its sort order [APP-EXPORT-1, PLUS-8] @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  // Written premium is hidden while it equals search premium.
  const columns = 'written_premium,-lines,-largest_carrier';
  // Policies give way here, and are in the spreadsheet.
  await page.setViewportSize({ width: 800, height: 800 });
  await signIn.as('analyst', `/marketing/agencies?agency_state=TX&sort=accounts+desc&columns=${columns}`);
  await findAgencies.settled();
  await expect(page.getByRole('columnheader', { name: 'Policies' })).toBeHidden();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [agencies, filters] = await readSheets(readFileSync(await (await downloading).path()));
  expect(agencies?.data[0]).toEqual([
    ...['Agency', 'City', 'State', 'Accounts', 'Policies'],
    ...['Search premium', 'Written premium', 'Year on year'],
  ]);
  const words = Object.fromEntries(filters?.data.map(([label, value]) => [String(label), value]) ?? []);
  expect(words['Sorted by']).toBe('Accounts, largest first');
  expect(words['Columns left out']).toBe('Primary account, Lines, Largest carrier');
});

test('the spreadsheet describes its filters in the page’s wording [PLUS-15] @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  const filters = {
    agency_name: '%a%',
    agency_state: 'TX,OK',
    agency_written_premium: '[10000,inf)',
    line: 'commercial',
    policy_state: 'TX,OK,NM',
    naics: '23',
    policy_premium: '[1000,1778]',
    policy_count: '[1,inf)',
    effective_date: '24 months ago for 24 months',
  };
  await signIn.as('analyst', `/marketing/agencies?${new URLSearchParams(filters).toString()}`);
  await findAgencies.settled();
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await expect(chips.filter({ hasText: 'Agency state: Texas or Oklahoma' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [, sheet] = await readSheets(readFileSync(await (await downloading).path()));
  const words = sheet?.data.slice(1, 1 + Object.keys(filters).length).map(([label, value]) => `${label}: ${value}`);
  expect(words).toHaveLength(Object.keys(filters).length);
  const shown = async () => (await chips.allTextContents()).filter((text) => text.includes(': '));
  // Chips show codes until the names of the options are here.
  await expect.poll(shown).toEqual(words);
});

test.describe('exports that do not complete', { tag: '@night' }, () => {
  test.use({ expectedErrors: /The export failed|Unable to load data|CLIENT_SESSION_ERROR/ });

  test('a failed export says so, and the next one works [APP-EXPORT-2]', async ({
    signIn,
    findAgencies,
    page,
    platform,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    await untilFetched(page);
    await platform.stop('SIGKILL');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByText('Export failed')).toBeVisible();
    await platform.start();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  test('an export that no longer finds agencies says so and saves no file [APP-EXPORT-2]', async ({
    signIn,
    findAgencies,
    page,
  }) => {
    await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
    await findAgencies.settled();
    // As if the data had been replaced since the search: the request reaches the platform with filters that match nothing.
    await page.route(runExport, (route) => {
      const body = route.request().postDataJSON() as Record<string, unknown>;
      return route.continue({ postData: { ...body, query_filters_extra: { policy_count: '[900000000,inf]' } } });
    });
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(page.getByText('No data to export')).toBeVisible();
    expect(downloads).toBe(0);
  });
});
