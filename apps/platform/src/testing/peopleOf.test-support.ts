import type { Session } from '@agency-insights/insights-api/contract';
import { demoPassword } from '../identity-provider/demoPeople.ts';
import { Browser, type LoadedPage } from './Browser.test-support.ts';

/** A user signed in over HTTP. */
export interface SignedIn {
  browser: Browser;
  session: Session;
  /** Headers with the bearer token. */
  headers: Record<string, string>;
}

/** Users of a platform's pages. */
export interface TestPeople {
  /** Signs in a demo user (`analyst`, `personal`, …) by the pages that users use. */
  signIn(name: string, password?: string): Promise<SignedIn>;
  /** The provider's sign-in page in a fresh or given browser. */
  openSignIn(browser?: Browser, callbackUrl?: string): Promise<LoadedPage>;
}

/** The users of the platform at an address. */
export function peopleOf(url: string): TestPeople {
  const openSignIn = async (browser = new Browser(), callbackUrl = '/'): Promise<LoadedPage> => {
    const { csrfToken } = await browser.json<{ csrfToken: string }>(`${url}/api/auth/csrf`);
    const body = new URLSearchParams({ csrfToken, callbackUrl, json: 'true' });
    const start = await browser.json<{ url: string }>(`${url}/api/auth/signin/insights`, { method: 'POST', body });
    return browser.open(start.url);
  };
  return {
    openSignIn,
    async signIn(name, password = demoPassword) {
      const browser = new Browser();
      const page = await openSignIn(browser);
      const landed = await browser.submit(page, { email: `${name}@demo.test`, password });
      const session = await browser.json<Session>(`${url}/api/auth/session`);
      if (!session.accessToken)
        throw new Error(`${name} could not sign in; ended at ${landed.url} (${landed.status}): ${landed.html}`);
      return { browser, session, headers: { authorization: `Bearer ${session.accessToken}` } };
    },
  };
}
