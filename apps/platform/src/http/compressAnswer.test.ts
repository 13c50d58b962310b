import assert from 'node:assert/strict';
import { it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { compressAnswer } from './compressAnswer.ts';
import { jsonResponse } from './jsonResponse.ts';

const long = { names: Array.from({ length: 2_000 }, (_none, index) => `Agency ${index}`) };
const asked = (encoding?: string) =>
  new Request('http://localhost/', encoding === undefined ? {} : { headers: { 'accept-encoding': encoding } });

for (const encoding of ['gzip', 'br, gzip', 'gzip;q=0.5', '*', 'deflate , GZIP ; q=1']) {
  it(`compressAnswer compresses a long response with gzip for Accept-Encoding "${encoding}"`, async () => {
    const answer = await compressAnswer(jsonResponse(long, 201), asked(encoding));
    const bytes = Buffer.from(await answer.arrayBuffer());
    assert.equal(answer.status, 201);
    assert.equal(answer.headers.get('content-encoding'), 'gzip');
    assert.equal(answer.headers.get('vary'), 'accept-encoding');
    assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.ok(bytes.length < JSON.stringify(long).length / 3);
    assert.deepEqual(JSON.parse(gunzipSync(bytes).toString()), long);
  });
}

for (const encoding of [undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.000', 'x-gzipped']) {
  it(`compressAnswer does not compress for Accept-Encoding ${JSON.stringify(encoding) ?? 'nothing'}`, async () => {
    const answer = await compressAnswer(jsonResponse(long), asked(encoding));
    assert.equal(answer.headers.get('content-encoding'), null);
    assert.deepEqual(await answer.json(), long);
  });
}

it('compressAnswer leaves short responses unchanged', async () => {
  const answer = await compressAnswer(jsonResponse({ rows: 1 }), asked('gzip'));
  assert.equal(answer.headers.get('content-encoding'), null);
  assert.deepEqual(await answer.json(), { rows: 1 });
});
