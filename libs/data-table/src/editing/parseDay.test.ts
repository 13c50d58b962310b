import fc from 'fast-check';
import { parseDay } from './parseDay.ts';

describe('parseDay', () => {
  it('reads back every day as its locale writes it in numbers', () => {
    const locale = fc.constantFrom('en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-MX', 'ja-JP', 'sv-SE', 'hu-HU', 'ko-KR');
    const day = fc.integer({ min: Date.UTC(1000, 0, 1) / 86_400_000, max: Date.UTC(9999, 11, 31) / 86_400_000 });
    fc.assert(
      fc.property(locale, day, (tag, days) => {
        const date = new Date(days * 86_400_000);
        const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', calendar: 'gregory' });
        expect(parseDay(format.format(date), tag)).toBe(date.getTime());
        expect(parseDay(date.toISOString().slice(0, 10), tag)).toBe(date.getTime());
      }),
    );
  });

  it('never throws, and returns NaN for a text that is no day', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(typeof parseDay(text, 'de-DE')).toBe('number')));
    expect(['', '20.3', '2026-02-30', '20.3.26', '3.2026', 'x'].map((text) => parseDay(text, 'de-DE'))).toEqual(
      Array(6).fill(Number.NaN),
    );
  });
});
