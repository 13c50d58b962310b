import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { maxMoneyCents, parseMoney } from './parseMoney.ts';

const cents = fc.integer({ min: -maxMoneyCents, max: maxMoneyCents });

/** Formats whole cents as people write them, by digits only. */
function print(amount: number, { thousands = false, dollar = false, brackets = false } = {}): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2);
  const grouped = thousands ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') : whole;
  const text = `${dollar ? '$' : ''}${grouped}.${digits.slice(-2)}`;
  if (amount >= 0) return text;
  return brackets ? `(${text})` : `-${text}`;
}

describe('parseMoney', () => {
  const amounts: [string, number][] = [
    ['1234.5', 123_450],
    ['1,234.50', 123_450],
    ['$1,234.50', 123_450],
    ['-$12', -1_200],
    ['$-12', -1_200],
    ['12-', -1_200],
    ['(12.00)', -1_200],
    ['($1,000)', -100_000],
    [' 7 ', 700],
    ['.5', 50],
    ['5.', 500],
    ['+3', 300],
    ['1.5e3', 150_000],
    ['12.340000', 1_234],
    ['0.29', 29],
    ['1.005e2', 10_050],
    ['-0', 0],
    ['0e999', 0],
    ['9007199254.01', 900_719_925_401],
  ];
  for (const [text, expected] of amounts) {
    it(`reads "${text}" as ${expected} cents`, () => assert.equal(parseMoney(text), expected));
  }

  const noAmounts = [
    '',
    ' ',
    'abc',
    '1,23',
    '1,2345',
    '12,34.5',
    '1.2.3',
    '--1',
    '-1-',
    '(-1)',
    '$',
    '-',
    '.',
    'NaN',
    'Infinity',
    '0x10',
    '1 234',
    '1.234,50',
    '١٢',
    '1e',
    'e3',
    '$$1',
    '1,,000',
    ',100',
  ];
  for (const text of noAmounts) {
    it(`refuses "${text}"`, () => assert.equal(parseMoney(text), 'not an amount of money'));
  }

  it('refuses fractions of a cent, or rounds them half away from zero on request', () => {
    assert.equal(parseMoney('0.005'), 'has fractions of a cent');
    assert.equal(parseMoney('-1.14E-13'), 'has fractions of a cent');
    assert.equal(parseMoney('0.005', true), 1);
    assert.equal(parseMoney('-0.005', true), -1);
    assert.equal(parseMoney('0.0049999', true), 0);
    assert.equal(parseMoney('-1.14E-13', true), 0);
    assert.equal(parseMoney('5e-3', true), 1);
    assert.equal(parseMoney('5e-4', true), 0);
    assert.equal(parseMoney('999.999', true), 100_000);
  });

  it('refuses amounts beyond ten billion dollars', () => {
    assert.equal(parseMoney('10000000000.00'), maxMoneyCents);
    assert.equal(parseMoney('10000000000.01'), 'is too large');
    assert.equal(parseMoney('1e300'), 'is too large');
    assert.equal(parseMoney('9'.repeat(400)), 'is too large');
  });

  it('reads every amount in range, in every format, to the cent', () => {
    const style = fc.record({ thousands: fc.boolean(), dollar: fc.boolean(), brackets: fc.boolean() });
    fc.assert(fc.property(cents, style, (amount, how) => assert.equal(parseMoney(print(amount, how)), amount)));
  });

  it('agrees with the same amount in scientific notation', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 15 }), (amount, shift) => {
        assert.equal(parseMoney(`${amount}e-2`), amount);
        assert.equal(parseMoney(`${amount}${'0'.repeat(shift)}e-${shift + 2}`), amount);
      }),
    );
  });

  it('returns whole cents or a reason for any text, never an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+$(,.\de)]{0,20}$/)), fc.boolean(), (text, round) => {
        const answer = parseMoney(text, round);
        assert.ok(typeof answer === 'string' || (Number.isSafeInteger(answer) && !Object.is(answer, -0)));
      }),
      { numRuns: 1000 },
    );
  });
});
