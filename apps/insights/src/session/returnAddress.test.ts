/** @jest-environment jsdom */
import { restoreAddress, returnAddress } from './returnAddress.ts';

const page = { pathname: '/marketing/agencies', search: '?agency_state=TX', hash: '' };
const longPage = { ...page, search: `?agency_city=${'Austin,'.repeat(2_000)}` };

/** Comes back to an address; returns the one that the page then has. */
function comeBackTo(address: string): string {
  const { pathname, search } = new URL(address, 'https://app.test');
  let shown = address;
  const history = {
    replaceState: (_state: unknown, _title: string, url?: string | URL | null) => void (shown = String(url)),
  };
  restoreAddress({ location: { pathname, search }, history });
  return shown;
}

describe('the address to come back to after sign-in [PLUS-10]', () => {
  beforeEach(() => sessionStorage.clear());

  it('is that of the page, as it is', () => {
    expect(returnAddress(page)).toBe('/marketing/agencies?agency_state=TX');
    expect(comeBackTo('/marketing/agencies?agency_state=TX')).toBe('/marketing/agencies?agency_state=TX');
  });

  it('is a short one for a long search, which comes back whole, once', () => {
    const short = returnAddress(longPage);
    expect(short).toMatch(/^\/marketing\/agencies\?return=[\w-]+$/);
    expect(comeBackTo(short)).toBe(longPage.pathname + longPage.search);
    expect(sessionStorage).toHaveLength(0);
    expect(comeBackTo(short)).toBe('/marketing/agencies');
  });

  it('leads to the page itself where the browser keeps nothing, or something else', () => {
    const full = () => ({
      ...sessionStorage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(returnAddress(longPage, full)).toBe('/marketing/agencies');
    sessionStorage.setItem('return-address.x', '//elsewhere.test/');
    expect(comeBackTo('/marketing/agencies?return=x')).toBe('/marketing/agencies');
  });
});
