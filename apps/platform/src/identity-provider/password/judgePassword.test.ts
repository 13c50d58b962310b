import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { judgePassword } from './judgePassword.ts';

const own = ['Ann', "O'Neil", 'ann.oneil@example.com'];

describe('judgePassword', () => {
  it('accepts long passwords that are hard to guess [PLUS-39]', async () => {
    for (const password of [
      'maple-otter-quartz',
      'fjord banjo wizard',
      'vf8kq2nzt4wp',
      'x7!Qm2#pLw9z',
      'größe über alle Berge',
    ])
      assert.equal(await judgePassword(password, own), null, password);
  });

  it('refuses short, common and nearly common passwords, rows of keys, and passwords made of the user’s own words', async () => {
    const short = 'Use at least 12 characters.';
    const easy = 'This password is easy to guess. Add words that have nothing to do with each other.';
    for (const [password, reason] of [
      ['', short],
      ['elevenchars', short],
      ['😀'.repeat(11), short],
      ['password1234', easy],
      ['qwertyuiop12', easy],
      ['123456789012', easy],
      ['aaaaaaaaaaaa', easy],
      ['iloveyou12345', easy],
      ['insights-demo', easy],
      ['ann.oneil1234', easy],
      ['agencyinsights', easy],
    ] as const)
      assert.equal(await judgePassword(password, own), reason, password);
    assert.equal(await judgePassword('x'.repeat(201), own), 'Use at most 200 characters.');
  });

  it('refuses words of the user and the product with a year, digits or signs around them [PLUS-39]', async () => {
    const dana = ['Dana', 'Reyes', 'dana.reyes@acme-insurance.com'];
    for (const password of [
      'DanaReyes2026!',
      'reyesdana1987',
      'AgencyInsights1',
      'agency-insights-demo',
      'insights-demo-1',
      'Insurance2026!',
      'acmeinsurance1',
      'Summer2026!!',
      'Winter2025Winter',
      '2026!!2025!!2024',
    ])
      assert.match((await judgePassword(password, dana)) ?? '', /easy to guess/, password);
    for (const password of ['dana likes maple and quartz', 'otter-2026-quartz-maple'])
      assert.equal(await judgePassword(password, dana), null, password);
  });

  it('refuses common English phrases and well-known passphrases [PLUS-39]', async () => {
    for (const password of [
      'thisismypassword',
      'ilovemydaughter',
      'mydogisbrown',
      'welcometomyhouse',
      'happybirthday12',
      'JohnSmith12345',
      'letmeinplease',
      'iloveyousomuch',
      'correcthorsebatterystaple',
      'Correct horse battery staple!',
      'The quick brown fox 1',
      'to be or not to be',
      'Ilovemywife2024',
    ])
      assert.match((await judgePassword(password, own)) ?? '', /easy to guess/, password);
    assert.equal(await judgePassword('purple elephants dance on my quick brown roof', own), null);
  });

  it('refuses keyboard walks, also with Shift and in pieces [PLUS-39]', async () => {
    for (const password of [
      'qwertyuiop[]',
      '1qaz2wsx3edc',
      '!QAZ@WSX#EDC',
      'qazwsxedcrfv',
      "asdfghjkl;'zxcv",
      'poiuytrewq09',
      'mnbvcxzlkjhg',
      '7u8i9o0pjkl;',
      '1234qwerasdf',
      'azertyuiopqs',
    ])
      assert.match((await judgePassword(password, own)) ?? '', /easy to guess/, password);
  });

  it('lets other work run while it judges a long password', async () => {
    let turns = 0;
    let isJudging = true;
    const takeTurn = () => {
      turns += 1;
      if (isJudging) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    try {
      assert.equal(await judgePassword('P4$$w0rd!l0v3m0nk3y'.repeat(10), own), null);
    } finally {
      isJudging = false;
    }
    assert.ok(turns > 5, `${turns} turns`);
  });

  it('judges any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 250 }), async (password) => {
        const reason = await judgePassword(password, own);
        assert.ok(reason === null || reason.endsWith('.'));
      }),
      { numRuns: 200 },
    );
  });
});
