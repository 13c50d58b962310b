import { foldText } from './foldText.ts';

describe('foldText', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['Zu\u0308rich', 'zurich'],
    ['Łódź', 'łodz'],
    ['Straße', 'straße'],
    ['東京ガス', '東京ガス'],
    ['서울', '서울'],
    ['हिन्दी', 'हिन्दी'],
  ])('foldText turns %s into %s', (text, folded) => expect(foldText(text)).toBe(folded.normalize('NFC')));
});
