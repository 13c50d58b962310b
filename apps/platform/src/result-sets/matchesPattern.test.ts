import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { matchesPattern, readPattern } from './matchesPattern.ts';

describe('patterns', () => {
  for (const [text, pattern, fits] of [
    ['austin', 'a%', true],
    ['austin', '%tin', true],
    ['austin', 'a%s%n', true],
    ['austin', 'a_stin', true],
    ['austin', '_', false],
    ['', '%', true],
    ['', '', true],
    ['a', '', false],
    ['100%', '100^%', true],
    ['1000', '100^%', false],
    ['a_b', 'a^_b', true],
    ['axb', 'a^_b', false],
    ['a^b', 'a^^b', true],
    ['🏢x', '_x', true],
    ['abab', '%ab', true],
    ['aab', 'a%b%', true],
  ] as const) {
    it(`${JSON.stringify(text)} ${fits ? 'fits' : 'does not fit'} ${pattern} [API-FILTER-1]`, () => {
      assert.equal(matchesPattern(text, readPattern(pattern)), fits);
    });
  }

  it('agree with a regular expression on any text [API-FILTER-1]', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', '.'), { maxLength: 8 });
    const parts = fc.array(fc.constantFrom('a', 'b', '.', '%', '_'), { maxLength: 6 });
    fc.assert(
      fc.property(letters, parts, (text, pattern) => {
        const regularExpression = new RegExp(
          `^${pattern.map((p) => (p === '%' ? '.*' : p === '_' ? '.' : p === '.' ? '\\.' : p)).join('')}$`,
          's',
        );
        assert.equal(
          matchesPattern(text.join(''), readPattern(pattern.join(''))),
          regularExpression.test(text.join('')),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('reduce a run of 20,000 % to one part, and are not compared with texts that are too short [PLAT-15]', () => {
    assert.equal(readPattern('%'.repeat(20_000)).parts.length, 1);
    assert.deepEqual(readPattern('a%%b').parts, readPattern('a%b').parts);
    const unread = new Proxy([], { get: () => assert.fail('the pattern was walked') });
    assert.equal(matchesPattern('austin', { parts: unread, leastLength: 7 }), false);
    assert.equal(readPattern('_%a%%_').leastLength, 3);
  });
});
