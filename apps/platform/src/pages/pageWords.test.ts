import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import { agencyResultColumns, filterLabels } from '@agency-insights/insights-api/contract';
import { de } from '@agency-insights/insights-api/locales/de';
import { es } from '@agency-insights/insights-api/locales/es';
import { fr } from '@agency-insights/insights-api/locales/fr';
import { embedRefusals } from '../dashboards/embed/EmbedRefusal.ts';
import { passkeyProblemTexts } from '../identity-provider/second-factor/passkeyProblems.ts';
import { errorTexts } from '../session/sessionPages.ts';
import { inLanguageOf, pageLanguage, pageMarkup, pageWords } from './pageWords.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const ofContract: Readonly<Record<string, Readonly<Record<string, string>>>> = { de, es, fr };
const packOf = (language: string): Record<string, string> => ({
  ...ofContract[language],
  ...(JSON.parse(readFileSync(`${root}/pages/packs/${language}.json`, 'utf8')) as Record<string, string>),
});
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

/** Texts of the pages: what the words are asked for, titles, and whole sentences. */
function textsOfPages(): string[] {
  const files = globSync('{identity-provider,session}/**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test') && !programsOnly.some((part) => file.includes(part)),
  );
  const patterns = [
    /page(?:Words|Markup)\(\s*(?:[^'()]*\? )?'([^']*)'(?:\s*: '([^']*)')?/g,
    /deadEndPage\('([^']*)'/g,
    /title: (?:\w+ \? )?'([^']*)'(?: : '([^']*)')?/g,
    /'([A-Z][^'`$]* [^'`$]*[.?])'/g,
    /(?:section|question)\([^)]*'([A-Z][^']*)'/g,
  ];
  const found = files
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .flatMap((code) => patterns.flatMap((pattern) => [...code.matchAll(pattern)]))
    .flatMap(([, one, other]) => [one, other])
    .filter((text) => text !== undefined);
  const refusals = Object.values(embedRefusals).flatMap(({ title, text }) => [title, text]);
  return [...new Set([...found, ...refusals, ...Object.values(errorTexts), ...Object.values(passkeyProblemTexts)])];
}

/** Texts of workbooks: what the words are asked for, labels, and words of days. */
function textsOfWorkbooks(): string[] {
  const code = globSync('exports/**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test'))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');
  const patterns = [/(?:pageWords|words)\(\s*'([^']*)'/g, /label: '([^']*)'/g];
  const found = patterns.flatMap((pattern) => [...code.matchAll(pattern)]).map(([, text = '']) => text);
  const lines = ['Personal', 'Commercial', 'Personal lines', 'Commercial lines', 'Personal and commercial lines'];
  const days = ['day', 'month', 'year'].flatMap((unit) => [
    ...[`{count} ${unit}`, `{count} ${unit}s`, `last complete ${unit}`, `last {count} complete ${unit}s`],
    unit === 'day' ? 'today' : `this ${unit}`,
  ]);
  const ranges = ['{from} to {to}', 'from {day}', 'until {day}', '{units} from {present}', '{units} from {ago} ago'];
  const columns = Object.values(agencyResultColumns).map(({ label }) => label);
  return [...new Set([...found, ...columns, ...lines, ...days, ...ranges, ...Object.values(filterLabels)])];
}

/** Files whose texts are for programs and logs alone. */
const programsOnly = [
  ...['createTokens', 'mountTokens', 'serviceTokens', 'oauthToken', 'createProgramSignIn', 'clientAuthentication'],
  ...['createAuthenticate', 'checkCsrf', 'readIdToken', 'createProviderClient', 'ProviderClient', 'createRenewals'],
  ...['mountVerifyToken', 'passkeys', 'createVerifyFactor', 'SessionStore', 'providerFault', 'IdTokenUse'],
  ...['checkProvider', 'readSignInWishes', 'createOidcAdapter', 'profileOf', 'mountSession', 'resolveUser'],
];

describe('the language of the sign-in pages', () => {
  for (const [header, language] of [
    [undefined, 'en'],
    ['', 'en'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-US,en;q=0.9,de;q=0.8', 'en'],
    ['it, fr;q=0.5, es;q=0.9', 'es'],
    ['fr;q=0, de;q=0.1', 'de'],
    ['DE', 'de'],
    ['*', 'en'],
    [`${'x-y,'.repeat(5_000)}de`, 'en'],
  ] as const)
    it(`is ${language} for Accept-Language "${String(header).slice(0, 40)}" [PLUS-40]`, () => {
      assert.equal(inLanguageOf(header, pageLanguage), language);
    });

  it('is that of each request, and English outside requests', async () => {
    const both = await Promise.all(
      ['de', 'fr'].map((header) =>
        inLanguageOf(header, async () => {
          await Promise.resolve();
          return pageWords('Sign in');
        }),
      ),
    );
    assert.deepEqual([...both, pageWords('Sign in')], ['Anmelden', 'Se connecter', 'Sign in']);
  });

  it('accepts HTML only for the placeholders of a text', () => {
    const markup = (text: string, html: Record<string, string>) => inLanguageOf('de', () => pageMarkup(text, html));
    assert.equal(
      markup('You are signed in as {email}.', { email: '<strong>{name}</strong>' }),
      'Sie sind als <strong>{name}</strong> angemeldet.',
    );
    assert.equal(markup('<b>{toString}</b>', {}), '&lt;b&gt;{toString}&lt;/b&gt;');
  });

  for (const language of ['de', 'es', 'fr'])
    it(`has every text of pages and workbooks, with the same values (${language}) [PLUS-40]`, () => {
      const pack = packOf(language);
      const wanted = [...textsOfPages(), ...textsOfWorkbooks()];
      assert.ok(textsOfPages().length > 100);
      assert.ok(textsOfWorkbooks().length > 90, String(textsOfWorkbooks().length));
      assert.deepEqual(
        wanted.filter((text) => !pack[text]),
        [],
      );
      assert.deepEqual(
        Object.entries(pack).filter(([text, own]) => places(text).join() !== places(own).join()),
        [],
      );
      assert.deepEqual(Object.keys(pack), Object.keys(packOf('de')));
    });
});
