/** @jest-environment jsdom */
import { createTracking, type TrackingIdentity, type TrackingOptions } from './createTracking.ts';
import type { Agent } from './queueAgentCalls.ts';

const ann: TrackingIdentity = {
  user_id: 'u1',
  provider_user_id: 'auth0|5f7c',
  email: 'Ann@Brokers.Example.com',
  first_name: 'Ann',
  last_name: 'Lee',
};
const annAsVisitor = {
  visitor: {
    id: 'u1',
    provider_user_id: 'auth0|5f7c',
    email: 'Ann@Brokers.Example.com',
    first_name: 'Ann',
    last_name: 'Lee',
  },
  account: { id: 'brokers.example.com' },
};

/** Tracking on a page of its own, with what it loaded, queued and logged. */
function openPage(options: Partial<TrackingOptions> = {}, navigator: object = {}) {
  const page = document.implementation.createHTMLDocument();
  const window: { pendo?: Agent & { _q?: unknown[][] } } = {};
  const warnings: string[] = [];
  const tracking = createTracking({
    key: 'key-1',
    origin: 'https://cdn.vendor.test',
    logger: { warn: (message) => void warnings.push(message) },
    environment: { window, document: page, navigator },
    ...options,
  });
  const scripts = () => [...page.scripts].map(({ src, async }) => ({ src, async }));
  return { tracking, window, page, warnings, scripts };
}

describe('createTracking', () => {
  it('createTracking loads the agent of the key and identifies the visitor, with the account from the email domain [API-TRACK-1]', () => {
    const { tracking, window, scripts, warnings } = openPage();
    expect(scripts()).toEqual([]);
    tracking.identify(ann);
    expect(scripts()).toEqual([{ src: 'https://cdn.vendor.test/agent/static/key-1/pendo.js', async: true }]);
    expect(window.pendo?._q).toEqual([['initialize', annAsVisitor]]);
    expect(warnings).toEqual([]);
  });

  it('createTracking loads the agent once, and identifies another visitor with the loaded agent [API-TRACK-1]', () => {
    const { tracking, window, scripts } = openPage();
    tracking.identify(ann);
    const identified: unknown[] = [];
    window.pendo = { initialize: () => undefined, identify: (visitor) => void identified.push(visitor) };
    tracking.identify({ ...ann, user_id: 'u2', provider_user_id: null, email: 'bob@other.test' });
    expect(scripts()).toHaveLength(1);
    expect(identified).toEqual([
      {
        visitor: { ...annAsVisitor.visitor, id: 'u2', provider_user_id: null, email: 'bob@other.test' },
        account: { id: 'other.test' },
      },
    ]);
  });

  it.each([[undefined], [null], [42], [['ann@example.com']], [{}]])(
    'createTracking logs an email that is %p, and has no other effect [API-TRACK-2]',
    (email) => {
      const { tracking, window, scripts, warnings } = openPage();
      tracking.identify({ ...ann, email });
      expect(warnings).toEqual(['User email is not a string']);
      expect(scripts()).toEqual([]);
      expect(window.pendo).toBeUndefined();
    },
  );

  it.each([[null], ['']])('createTracking logs a missing key (%p) once, and loads nothing [API-TRACK-2]', (key) => {
    const { tracking, window, scripts, warnings } = openPage({ key });
    tracking.identify(ann);
    tracking.identify(ann);
    expect(warnings).toEqual(['The analytics key is missing: analytics are off']);
    expect(scripts()).toEqual([]);
    expect(window.pendo).toBeUndefined();
  });

  it.each([[{ doNotTrack: '1' }], [{ globalPrivacyControl: true }]])(
    'createTracking loads nothing for a browser with %p',
    (navigator) => {
      const { tracking, window, scripts, warnings } = openPage({}, navigator);
      tracking.identify(ann);
      expect([scripts(), window.pendo, warnings]).toEqual([[], undefined, []]);
    },
  );

  it.each([[{ doNotTrack: '0' }], [{ doNotTrack: null, globalPrivacyControl: false }]])(
    'createTracking loads the agent for a browser with %p',
    (navigator) => {
      const { tracking, scripts } = openPage({}, navigator);
      tracking.identify(ann);
      expect(scripts()).toHaveLength(1);
    },
  );

  it('createTracking logs that the agent could not be loaded, for example because of a content blocker', () => {
    const { tracking, page, warnings } = openPage();
    tracking.identify(ann);
    page.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(warnings).toEqual([
      'The analytics agent could not be loaded. Allow `origin` in the Content-Security-Policy.',
    ]);
  });

  it('createTracking does not put the key into the path of the agent', () => {
    const { tracking, scripts } = openPage({ key: '../evil?x=1#' });
    tracking.identify(ann);
    expect(scripts()[0]?.src).toBe('https://cdn.vendor.test/agent/static/..%2Fevil%3Fx%3D1%23/pendo.js');
  });
});
