/** @jest-environment jsdom */
import { keepDraft } from './keptDraft.ts';
import { restoreAddress, returnAddress } from './returnAddress.ts';

const page = { pathname: '/marketing/agencies', search: '?agency_state=TX', hash: '' };
const longPage = { ...page, search: `?agency_city=${'Austin,'.repeat(2_000)}` };

/** Comes back to an address signed in as a person, or signed out; returns the address that the page then has. */
async function comeBackTo(address: string, person: string | null = 'u1'): Promise<string> {
  let shown = address;
  const history = {
    replaceState: (_state: unknown, _title: string, url?: string | URL | null) => void (shown = String(url)),
  };
  const session = { refresh: async () => ({ session: person && { currentUserId: person } }) };
  const { search } = new URL(address, 'https://app.test');
  await restoreAddress({ location: { search }, history, session: session as never });
  return shown;
}

describe('the return address after sign-in [PLUS-10]', () => {
  beforeEach(() => sessionStorage.clear());

  it('is that of a link that was opened before sign-in', async () => {
    expect(returnAddress(page, null)).toBe('/marketing/agencies?agency_state=TX');
    expect(await comeBackTo('/marketing/agencies?agency_state=TX')).toBe('/marketing/agencies?agency_state=TX');
    expect(sessionStorage).toHaveLength(0);
  });

  it('is short for a page that the person viewed, and leads them back once', async () => {
    const short = returnAddress(page, 'u1');
    expect(short).toMatch(/^\/\?return=[\w-]+$/);
    expect(returnAddress(page, 'u1')).toBe(short);
    expect(await comeBackTo(short)).toBe('/marketing/agencies?agency_state=TX');
    expect(sessionStorage).toHaveLength(0);
    expect(await comeBackTo(short)).toBe('/');
  });

  it('leads another person to the start page, and keeps no data of the first', async () => {
    const short = returnAddress(page, 'u1');
    keepDraft({ person: 'u1', page: page.pathname, values: { line: ['commercial'] }, isOpen: true });
    expect(await comeBackTo(short, 'u2')).toBe('/');
    expect(sessionStorage).toHaveLength(0);
    expect(await comeBackTo(short, 'u1')).toBe('/');
  });

  it('is kept until a person has signed in', async () => {
    const short = returnAddress(page, 'u1');
    expect(await comeBackTo(short, null)).toBe(short);
    expect(await comeBackTo(short, 'u1')).toBe('/marketing/agencies?agency_state=TX');
  });

  it('is short for a long link, and works for any person who signs in', async () => {
    const short = returnAddress(longPage, null);
    expect(short).toMatch(/^\/\?return=[\w-]+$/);
    expect(await comeBackTo(short, 'u2')).toBe(longPage.pathname + longPage.search);
  });

  it('is the start page without storage, or the page itself for a long link', () => {
    const full = () => ({
      ...sessionStorage,
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(returnAddress(page, 'u1', full)).toBe('/');
    expect(returnAddress(longPage, null, full)).toBe('/marketing/agencies');
    expect(returnAddress({ ...page, pathname: '/', search: '' }, 'u1', full)).toBe('/');
  });

  it.each(['//elsewhere.test/', 'https://elsewhere.test/', ''])('does not lead to %j', async (address) => {
    sessionStorage.setItem('agency-insights.return-address', JSON.stringify({ id: 'x', person: 'u1', address }));
    expect(await comeBackTo('/?return=x')).toBe('/');
  });

  it.each(['null', '7', '{"id":"x"}', '{broken'])('ignores the stored value %j', async (text) => {
    sessionStorage.setItem('agency-insights.return-address', text);
    expect(await comeBackTo('/?return=x')).toBe('/');
    expect(returnAddress(page, 'u1')).toMatch(/^\/\?return=/);
  });
});
