import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { callbackAddress, callbackPath } from './callbackPath.ts';

const here = 'http://localhost:4200';
const app = 'https://app.test';
const places = { publicUrl: () => here, appOrigins: [app] };

describe('callbackPath', () => {
  for (const [address, path] of [
    ['/marketing/agencies?agency_state=TX%2COK#top', '/marketing/agencies?agency_state=TX%2COK#top'],
    ['http://localhost:4200/marketing/agencies', '/marketing/agencies'],
    ['marketing/agencies', '/marketing/agencies'],
    ['?page=2', '/?page=2'],
    [null, '/'],
    ['', '/'],
    ['https://elsewhere.test/', '/'],
    ['//elsewhere.test/', '/'],
    ['/\\elsewhere.test', '/'],
    ['\\\\elsewhere.test', '/'],
    ['/.//elsewhere.test', '/'],
    ['/x/..//elsewhere.test', '/'],
    ['http://localhost:4200//elsewhere.test', '/'],
    ['http://localhost:4200@elsewhere.test/', '/'],
    ['http://me@localhost:4200/', '/'],
    ['http://localhost:4500/', '/'],
    ['https://localhost:4200/', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,x', '/'],
    ['/\n/elsewhere.test', '/'],
    ['/\t/elsewhere.test', '/'],
    ['/api/signout', '/'],
    ['/api/auth/signin', '/'],
    ['/api/auth/signin?error=SessionRequired', '/'],
    ['/api/auth/signin?error=SessionIdle&callbackUrl=%2Fx', '/api/auth/signin?error=SessionIdle&callbackUrl=%2Fx'],
    ['/api/auth/signin?error=SignedOut', '/api/auth/signin?error=SignedOut'],
    ['/api/auth/signout?error=SessionIdle', '/'],
    ['https://app.test/accounts?page=2#top', 'https://app.test/accounts?page=2#top'],
    ['https://app.test', 'https://app.test/'],
    ['https://me@app.test/', '/'],
    ['http://app.test/', '/'],
    ['https://app.test:444/', '/'],
    ['https://app.test.elsewhere.test/', '/'],
    ['https://elsewhere.test/https://app.test', '/'],
    [`/${'a'.repeat(3_000)}`, '/'],
  ] as const) {
    it(`converts ${JSON.stringify(address)?.slice(0, 60)} to ${JSON.stringify(path)}`, () => {
      assert.equal(callbackPath(address, places), path);
    });
  }

  it('stays on its own origin or on that of an application, for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '@',
      ':',
      '?',
      '#',
      'http:',
      'https://',
      'elsewhere.test',
      'app.test',
      'localhost:4200',
      '%2f',
      '%5c',
      '\t',
      ' ',
      'a',
    );
    const address = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(address, (text) => {
        const path = callbackPath(text, places);
        assert.ok(!path.startsWith('//') && !path.includes('\\'));
        const expected = path.startsWith('/') ? here : app;
        assert.equal(new URL(path, here).origin, expected);
        assert.equal(new URL(callbackAddress(path, places)).origin, expected);
        assert.equal(callbackPath(path, places), path);
      }),
      { numRuns: 2_000 },
    );
  });
});
