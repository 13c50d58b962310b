import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { callbackPath } from './callbackPath.ts';

const here = 'http://localhost:4200';

describe('callback path', () => {
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
    ['/api/auth/signout?error=SessionIdle', '/'],
    [`/${'a'.repeat(3_000)}`, '/'],
  ] as const) {
    it(`makes ${JSON.stringify(address)?.slice(0, 60)} ${JSON.stringify(path)}`, () => {
      assert.equal(callbackPath(address, here), path);
    });
  }

  it('stays on the own origin whatever is given', () => {
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
        const path = callbackPath(text, here);
        assert.ok(path.startsWith('/') && !path.startsWith('//') && !path.includes('\\'));
        assert.equal(new URL(path, here).origin, here);
        assert.equal(new URL(`${here}${path}`).origin, here);
        assert.equal(callbackPath(path, here), path);
      }),
      { numRuns: 2_000 },
    );
  });
});
