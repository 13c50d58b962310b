import fc from 'fast-check';
import { cleanName, isVisible } from './cleanName.ts';

describe('the name of a saved search', () => {
  it.each([
    ['  Texas auto ', 'Texas auto'],
    ['Texas\r\nauto\tnow', 'Texas auto now'],
    ['Te\u200bx\u00adas\ufeff', 'Texas'],
    ['safe\u202egnp.exe', 'safegnp.exe'],
    ['\u2066Texas\u2069', 'Texas'],
    ['bell\u0007', 'bell'],
    ['a\u200db', 'ab'],
    ['\u200b', ''],
  ])('cleanName turns %j into %j', (name, kept) => expect(cleanName(name)).toBe(kept));

  it.each(['👨‍👩‍👧', '👩🏽‍🚒', '🏳️‍🌈', '❤️', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '🇺🇸', 'Ölçü 東京'])(
    'cleanName leaves %s unchanged',
    (name) => expect(cleanName(`my ${name} list`)).toBe(`my ${name} list`),
  );

  it.each(['', ' ', '\u200b\u200d', '\ufe0f', '\u3164', '\u2800', '\u115f'])(
    'isVisible returns false for the clean name of %j',
    (name) => expect(isVisible(cleanName(name))).toBe(false),
  );

  it('Cleaning a name twice changes nothing, and a clean name has no line break and no bidirectional control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const kept = cleanName(name);
        expect(cleanName(kept)).toBe(kept);
        expect(kept).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});
