import { createLanguageChoice } from './languageChoice.ts';

const storageOf = (kept: string | null) => () => ({ getItem: () => kept, setItem: jest.fn() });

afterEach(() => {
  document.documentElement.lang = '';
});

describe('the language of the app', () => {
  it.each([
    [null, ['de-AT', 'en'], 'de-AT'],
    [null, ['it-IT', 'fr'], 'fr-FR'],
    [null, ['es-AR'], 'es-US'],
    [null, ['ja-JP'], 'en-US'],
    [null, [], 'en-US'],
    ['fr-CA', ['de-DE'], 'fr-CA'],
    ['xx', ['de-DE'], 'en-US'],
  ])('with the choice %s in a browser that prefers %j is %s [PLUS-40]', async (kept, preferred, tag) => {
    const choice = createLanguageChoice(storageOf(kept), preferred);
    await choice.restore();
    expect(choice.getShown().tag).toBe(tag);
    expect(document.documentElement.lang).toBe(tag);
  });

  it('is that of the browser without storage', async () => {
    const choice = createLanguageChoice(() => {
      throw new Error('no storage');
    }, ['de-DE']);
    await choice.restore();
    expect(choice.getShown().tag).toBe('de-DE');
  });
});
