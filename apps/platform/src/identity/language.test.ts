import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { callEndpoint } from '../people/administration.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

describe('the language of a person', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  const languageOf = async (headers: Record<string, string>) =>
    (await callEndpoint(platform, 'users.self', headers)).body.language;

  it('is kept for all their browsers, and not for other people [PLUS-40]', async () => {
    const { headers } = await platform.signIn('analyst');
    assert.equal(await languageOf(headers), null);
    const { status } = await callEndpoint(platform, 'users.setLanguage', headers, { body: { language: 'de-AT' } });
    assert.equal(status, 204);
    const other = await platform.signIn('analyst');
    assert.equal(await languageOf(other.headers), 'de-AT');
    assert.equal(await languageOf((await platform.signIn('personal')).headers), null);
  });

  it('is refused if it is not a tag of language and region', async () => {
    const { headers } = await platform.signIn('analyst');
    for (const language of ['german', 'de', 'de-AT; drop', '', null]) {
      const { status } = await callEndpoint(platform, 'users.setLanguage', headers, { body: { language } as never });
      assert.equal(status, 400);
    }
    assert.equal((await callEndpoint(platform, 'users.setLanguage', {}, { body: { language: 'fr-FR' } })).status, 401);
  });
});
