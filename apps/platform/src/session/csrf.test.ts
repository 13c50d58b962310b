import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { csrfPair, isCsrfTokenValid } from './csrf.ts';

const key = Buffer.alloc(32, 1);

describe('a CSRF token', () => {
  it('is valid only with the cookie it came with [PLAT-14]', () => {
    const [one, other] = [csrfPair(undefined, key), csrfPair(undefined, key)];
    assert.equal(isCsrfTokenValid(one.token, one.cookie, key), true);
    assert.equal(isCsrfTokenValid(one.token, other.cookie, key), false);
    assert.equal(isCsrfTokenValid(one.token, undefined, key), false);
    assert.equal(isCsrfTokenValid('', one.cookie, key), false);
  });

  it('stays the same while the cookie is valid, and is new under another key', () => {
    const pair = csrfPair(undefined, key);
    assert.deepEqual(csrfPair(pair.cookie, key), pair);
    assert.notEqual(csrfPair(pair.cookie, Buffer.alloc(32, 2)).token, pair.token);
  });

  it('cannot be forged', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (token, signature) => {
        assert.equal(isCsrfTokenValid(token, `${token}.${signature}`, key), false);
      }),
    );
  });
});
