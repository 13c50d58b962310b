import { englishWords } from '../language/createWords.ts';
import { deniedLineText } from './deniedLineText.ts';

describe('a search for a line of business', () => {
  it('says that the person may not see it', () => {
    expect(deniedLineText('commercial', ['viewable:insights_pl'], englishWords.t)).toBe(
      'You may see personal lines only; this search asks for commercial lines.',
    );
  });

  it.each([
    ['commercial', ['viewable:insights_cl']],
    ['commercial,personal', ['viewable:insights_pl']],
    [undefined, ['viewable:insights_pl']],
  ])('shows no message for %s with %s', (expression, permissions) => {
    expect(deniedLineText(expression, permissions, englishWords.t)).toBeNull();
  });
});
