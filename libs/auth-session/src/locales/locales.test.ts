import { permissions } from '../permissions/permissions.ts';
import { englishSessionTexts } from '../texts/englishSessionTexts.ts';
import type { SessionPack } from '../texts/SessionTexts.ts';
import { de } from './de.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

describe.each([
  ['de', de],
  ['es', es],
  ['fr', fr],
] as const)('the locale pack %s of sessions', (_language, { session }: SessionPack) => {
  it('The locale pack translates every text and names every permission [PLUS-40]', () => {
    for (const name of ['loading', 'unavailable', 'tryAgain'] as const)
      expect([name, session[name]]).not.toEqual([name, englishSessionTexts[name]]);
    for (const permission of permissions) expect(session.permissions[permission]).toBeTruthy();
  });
});
