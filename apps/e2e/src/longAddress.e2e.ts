import { expect, test } from './support/journey.ts';
import { demoPassword } from './support/SignIn.ts';

test('a long search outlives signing in [PLUS-10]', async ({ signIn, findAgencies, page }) => {
  const cities = Array.from({ length: 300 }, (_, at) => `City ${at}`).join(',');
  const address = `/marketing/agencies?agency_state=TX&agency_city=-${encodeURIComponent(cities)}`;
  await page.goto(address);
  await signIn.submit('analyst@demo.test', demoPassword);
  await findAgencies.settled();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('agency_city')).toBe(`-${cities}`);
  expect(searchParams.get('agency_state')).toBe('TX');
});
