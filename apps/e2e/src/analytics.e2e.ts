import type { Page } from '@playwright/test';
import { type AnalyticsVendor, serveAnalyticsVendor } from './support/analyticsVendor.ts';
import { test as base, expect } from './support/journey.ts';
import { withPlatform } from './support/withPlatform.ts';

const key = 'e2e-key';
const agentPath = `/agent/static/${key}/pendo.js`;

const test = base.extend<object, { vendor: AnalyticsVendor }>({
  vendor: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const vendor = await serveAnalyticsVendor();
      await use(vendor);
      vendor.close();
    },
    { scope: 'worker' },
  ],
  platform: [
    ({ vendor }, use) => withPlatform({ ANALYTICS_KEY: key, ANALYTICS_ORIGIN: vendor.origin }, use),
    { scope: 'worker' },
  ],
});
/** What the page wrote to the console about analytics. */
function analyticsWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (/analytics|email is not/i.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}

test.describe('analytics with a key', () => {
  // The journeys count what one vendor was asked for.
  test.describe.configure({ mode: 'serial' });
  // One journey asks for a script of another origin on purpose.
  test.use({ expectedErrors: /127\.0\.0\.1:1\/agent\.js/ });
  test.beforeEach(({ vendor }) => {
    vendor.loaded.length = 0;
    vendor.reports.length = 0;
  });

  test('the agent loads from the configured origin and identifies the visitor [API-TRACK-1]', async ({
    vendor,
    signIn,
    page,
  }) => {
    const warnings = analyticsWarnings(page);
    await signIn.as('analyst', '/');
    await expect.poll(() => vendor.reports).toHaveLength(1);
    expect(vendor.loaded).toEqual([agentPath]);
    expect(vendor.reports).toEqual([
      [
        'initialize',
        {
          visitor: {
            id: 'demo-analyst',
            provider_user_id: 'demo-analyst',
            email: 'analyst@demo.test',
            first_name: 'Dana',
            last_name: 'Reyes',
          },
          account: { id: 'demo.test' },
        },
      ],
    ]);
    await page.getByRole('link', { name: 'Marketing Insights' }).click();
    await expect(page.getByRole('heading', { name: 'Find agencies' })).toBeVisible();
    expect(vendor.loaded, 'once for the page').toEqual([agentPath]);
    expect(warnings).toEqual([]);
  });

  test('the content security policy allows the vendor and blocks other origins [API-TRACK-1]', async ({
    vendor,
    signIn,
    page,
  }) => {
    await signIn.as('analyst', '/');
    const policy = (await page.request.get('/', { headers: { accept: 'text/html' } })).headers()[
      'content-security-policy'
    ];
    const rules = (policy ?? '').split('; ').filter((rule) => rule.includes(vendor.origin));
    expect(rules.map((rule) => rule.split(' ')[0])).toEqual(['script-src', 'img-src', 'connect-src']);
    const refused = await page.evaluate(async () => {
      const violation = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI), { once: true }),
      );
      const script = Object.assign(document.createElement('script'), { src: 'http://127.0.0.1:1/agent.js' });
      document.head.append(script);
      return violation;
    });
    expect(refused).toBe('http://127.0.0.1:1/agent.js');
  });

  test('an email that is not a string is logged, and nothing is loaded [API-TRACK-2] @night', async ({
    vendor,
    signIn,
    page,
  }) => {
    const warnings = analyticsWarnings(page);
    await page.route('**/users/self', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), email: null } });
    });
    await signIn.as('analyst', '/');
    await expect.poll(() => warnings).toEqual(['User email is not a string']);
    expect([vendor.loaded, vendor.reports]).toEqual([[], []]);
  });

  for (const [name, header, signal] of [
    ['Do Not Track', 'dnt', () => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' })],
    [
      'Global Privacy Control',
      'sec-gpc',
      () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    ],
  ] as const)
    for (const [by, isHeader] of [
      ['header', true],
      ['page', false],
    ] as const)
      test(`nothing is loaded with ${name} in the ${by} [API-TRACK-1]${isHeader ? '' : ' @night'}`, async ({
        vendor,
        signIn,
        context,
        page,
      }) => {
        if (isHeader) await context.setExtraHTTPHeaders({ [header]: '1' });
        else await context.addInitScript(signal);
        await signIn.as('analyst', '/');
        await expect(page.getByRole('heading', { name: 'Your exports' })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect([vendor.loaded, vendor.reports]).toEqual([[], []]);
        const metas = page.locator('meta[name="analytics-key"]');
        await expect(metas).toHaveCount(isHeader ? 0 : 1);
      });
});

base(
  'without a key a missing key is logged, and nothing is loaded from elsewhere [API-TRACK-2]',
  async ({ signIn, page, platform }) => {
    const warnings = analyticsWarnings(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, hostname } = new URL(request.url());
      if (origin !== new URL(platform.url).origin && hostname !== 'localhost') foreign.push(request.url());
    });
    await signIn.as('analyst', '/');
    await expect.poll(() => warnings).toEqual(['The analytics key is missing: analytics are off']);
    expect(foreign).toEqual([]);
  },
);
