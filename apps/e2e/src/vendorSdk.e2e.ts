import { freePorts } from '../../../tools/freePorts.ts';
import { expect, test as journey } from './support/journey.ts';
import type { DemoPerson } from './support/SignIn.ts';
import { serveVendorSite, VendorHost, type VendorSite } from './support/VendorHost.ts';
import { withPlatform } from './support/withPlatform.ts';

interface VendorFixtures {
  /** Signs a person in and returns the site's page for them, with the id of an agency. */
  visit: (person: DemoPerson) => Promise<{ host: VendorHost; agency: string }>;
}

const test = journey.extend<VendorFixtures, { site: VendorSite }>({
  ignoreHTTPSErrors: true,
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const [dashboardsPort = 0] = await freePorts(1);
      const site = await serveVendorSite(dashboardsPort);
      await use(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  platform: [
    ({ site }, use) =>
      withPlatform(site.environment, async (platform) => {
        site.platform = platform;
        await use(platform);
      }),
    { scope: 'worker' },
  ],
  visit: async ({ page, platform, signIn, site }, use) =>
    use(async (person) => {
      await signIn.session(person);
      const session = await page.request.get(`${platform.url}/api/auth/session`);
      const { accessToken } = (await session.json()) as { accessToken: string };
      return { host: new VendorHost(page, site, accessToken), agency: '1' };
    }),
});

for (const mode of ['signed', 'cookieless'] as const) {
  test(`the vendor's SDK shows, filters and runs a dashboard in ${mode} mode over TLS [PLUS-36]${mode === 'signed' ? '' : ' @night'}`, async ({
    visit,
  }) => {
    const { host, agency } = await visit('analyst');
    await host.connect(mode, { agency_id: agency });
    expect(await host.runs(1)).toMatchObject({
      status: 'complete',
      dashboard: { id: 'agency', dashboard_filters: { agency_id: agency } },
    });
    await expect(host.content.getByRole('region', { name: 'Premium by month' })).toBeVisible();
    const [page] = await host.events('page:changed');
    expect(page).toMatchObject({ page: { type: 'dashboard', lookerVersion: '26.12' } });

    await host.call('updateFilters', { line: 'commercial' });
    await host.call('run');
    expect(await host.runs(2)).toMatchObject({
      status: 'complete',
      dashboard: { dashboard_filters: { agency_id: agency, line: 'commercial' } },
    });

    await host.call('edit');
    expect(await host.call('openScheduleDialog')).toEqual([{ success: false }]);
    await host.content.getByRole('button', { name: 'Menu of Products' }).click();
    await host.content.getByRole('menuitem', { name: 'What is this?' }).click();
    await host.content.getByRole('dialog', { name: 'What Products is' }).press('Escape');
    await expect
      .poll(() => host.events('env:client:dialog'))
      .toMatchObject([
        { open: true, dialogType: 'definition' },
        { open: false, dialogType: 'definition' },
      ]);

    await host.load('/embed/dashboards/agency?agency_id=2');
    expect(await host.runs(3)).toMatchObject({ dashboard: { dashboard_filters: { agency_id: '2' } } });
  });
}

test('the vendor’s SDK shows the benchmarks [PLUS-36] @night', async ({ visit }) => {
  const { host } = await visit('benchmarks');
  await host.connect('signed', { line: 'commercial' }, 'benchmarks');
  expect(await host.runs(1)).toMatchObject({
    status: 'complete',
    dashboard: { id: 'benchmarks', dashboard_filters: { line: 'commercial' } },
  });
  await expect(host.content.getByRole('application', { name: /^Industries/ })).toBeVisible();
});

test('a page can cancel a drill, which prevents navigation; otherwise the drill opens a tab [PLUS-27, PLUS-36] @night', async ({
  visit,
  context,
  platform,
}) => {
  const { host, agency } = await visit('analyst');
  await host.connect('signed', { agency_id: agency });
  await host.runs(1);
  const products = host.content.getByRole('application', { name: /^Products/ });
  const drill = async () => {
    await products.focus();
    await products.press('Home');
    await products.press('Shift+F10');
    // The entry says how many agencies it leads to.
    await host.content.getByRole('menuitem', { name: /^Find agencies: .+ \([\d,]+\)$/ }).click();
  };
  await host.answer('drillmenu:click', { cancel: true });
  await drill();
  await expect.poll(() => host.events('drillmenu:click')).toHaveLength(1);
  expect(context.pages()).toHaveLength(1);
  await host.answer('drillmenu:click', { cancel: false });
  const opening = context.waitForEvent('page');
  await drill();
  // The address of the app belongs to the site that embeds: here it leads to the site itself.
  expect(new URL((await opening).url()).search).toMatch(/[?&]product=/);
  expect(platform.url).toBeTruthy();
});

test.describe('a person without the permission', () => {
  test.use({ expectedErrors: /Forbidden|403/ });

  test('is refused, and the SDK’s connect rejects with Forbidden [PLUS-36]', async ({ visit }) => {
    const { host, agency } = await visit('benchmarks');
    await expect(host.connect('signed', { agency_id: agency })).rejects.toThrow(/Forbidden/);
  });
});

test.describe('tokens of a session without cookies', { tag: '@night' }, () => {
  test.use({ expectedErrors: /401|generate|token/i });

  test('are renewed before they expire, and the frame says when the sign-in has ended [PLUS-36] [PLUS-34]', async ({
    visit,
    site,
    platform,
    page,
  }) => {
    const { host, agency } = await visit('analyst');
    // They are renewed when two thirds have passed: a busy machine may be seconds late.
    site.tokenSeconds = 12;
    await host.connect('cookieless', { agency_id: agency });
    await host.runs(1);
    await expect.poll(() => site.renewals).toBeGreaterThan(1);
    await host.call('run');
    expect(await host.runs(2)).toMatchObject({ status: 'complete' });
    expect(await host.events('session:status')).not.toContainEqual(expect.objectContaining({ interrupted: true }));

    const { csrfToken } = (await (await page.request.get(`${platform.url}/api/auth/csrf`)).json()) as {
      csrfToken: string;
    };
    const form = { csrfToken, callbackUrl: '/', json: 'true' };
    expect((await page.request.post(`${platform.url}/api/auth/signout`, { form })).ok()).toBe(true);
    await expect
      .poll(async () => (await host.events('session:status')).at(-1))
      .toMatchObject({ interrupted: true, recoverable: true });
    site.tokenSeconds = null;
  });
});
