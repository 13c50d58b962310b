import { expect, test } from './support/journey.ts';

test('a long search address survives sign-in [PLUS-10] @night', async ({ signIn, findAgencies, page }) => {
  const cities = Array.from({ length: 300 }, (_, at) => `City ${at}`).join(',');
  const address = `/marketing/agencies?agency_state=TX&agency_city=-${encodeURIComponent(cities)}`;
  await signIn.throughPages('analyst', address);
  await findAgencies.settled();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('agency_city')).toBe(`-${cities}`);
  expect(searchParams.get('agency_state')).toBe('TX');
});
