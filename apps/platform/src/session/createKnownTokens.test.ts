import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createKnownTokens } from './createKnownTokens.ts';

const subjectOf = (digest: string) => ({ userId: `user of ${digest}`, sessionHash: `session of ${digest}` });

describe('the cache of verified tokens', () => {
  it('evicts the oldest token if it is full, and never exceeds its limit', () => {
    const known = createKnownTokens({ mostKept: 3, now: () => 0 });
    for (const digest of ['a', 'b', 'c', 'd', 'e']) known.add(digest, subjectOf(digest), 60);
    assert.deepEqual(
      ['a', 'b', 'c', 'd', 'e'].filter((digest) => known.find(digest)),
      ['c', 'd', 'e'],
    );
  });

  it('holds 10,000 tokens by default', () => {
    const known = createKnownTokens({ now: () => 0 });
    for (let token = 0; token <= 10_000; token += 1) known.add(`t${token}`, subjectOf(`t${token}`), 60);
    assert.equal(known.find('t0'), undefined);
    assert.deepEqual(known.find('t1'), subjectOf('t1'));
  });

  it('rejects a token from the second in which it expires, like the signature check', () => {
    let now = 59_999;
    const known = createKnownTokens({ now: () => now });
    known.add('a', subjectOf('a'), 60);
    assert.deepEqual(known.find('a'), subjectOf('a'));
    now = 60_000;
    assert.equal(known.find('a'), undefined);
    now = 59_999;
    assert.equal(known.find('a'), undefined, 'nor after the clock was set back');
  });

  it('returns only the subject that was added for the exact digest, or nothing', () => {
    const step = fc.record({ digest: fc.nat(20), add: fc.boolean(), seconds: fc.nat(5), lifetime: fc.nat(20) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), fc.integer({ min: 1, max: 6 }), (steps, mostKept) => {
        let seconds = 0;
        const known = createKnownTokens({ mostKept, now: () => seconds * 1000 });
        const endOf = new Map<string, number>();
        for (const step of steps) {
          seconds += step.seconds;
          const digest = `token ${step.digest}`;
          const found = known.find(digest);
          if (found) assert.deepEqual(found, subjectOf(digest));
          if (found) assert.ok((endOf.get(digest) ?? 0) > seconds, 'it has not run out');
          if (!step.add || found) continue;
          known.add(digest, subjectOf(digest), seconds + step.lifetime);
          endOf.set(digest, seconds + step.lifetime);
        }
        assert.ok([...endOf.keys()].filter((digest) => known.find(digest)).length <= mostKept);
      }),
    );
  });
});
