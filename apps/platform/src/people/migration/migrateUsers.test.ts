import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type SignedIn, startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';
import { callEndpoint, csvForm } from '../administration.test-support.ts';

describe('users from a file', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  before(async () => {
    platform = await startPlatform();
    admin = await platform.signIn('admin');
  });
  after(() => platform.stop());

  const migrate = (body: FormData) => callEndpoint(platform, 'storeUsers.migrate', admin.headers, { body });
  const emails = async () =>
    (await platform.database.db.selectFrom('users').select('email').orderBy('email_key').execute()).map(
      ({ email }) => email,
    );

  it('are added, or changed if they exist; the values of missing columns are kept [API-CAT-3]', async () => {
    const file = `\ufeffEmail,first_name,last_name,permissions,exchange_user_id
ann@file.test,Ann,"O'Neil, Jr.",viewable:insights_pl viewable:benchmarks,E-1\r
bob@file.test,Bob,Stone,,
NOBODY@demo.test,Noah,Burns,viewable:benchmarks,E-3
`;
    const { status, body } = await migrate(csvForm(file));
    assert.deepEqual([status, body], [200, { added: 2, updated: 1 }]);
    const page = await callEndpoint(platform, 'people.page', admin.headers, {
      query: { search: 'file.test', sort: 'email' },
    });
    assert.deepEqual(
      page.body.items.map(({ display_name, permissions, exchange_user_id, status: state }) => [
        display_name,
        permissions,
        exchange_user_id,
        state,
      ]),
      [
        ["Ann O'Neil, Jr.", ['viewable:insights_pl', 'viewable:benchmarks'], 'E-1', 'invited'],
        ['Bob Stone', [], null, 'invited'],
      ],
    );
    const only = await migrate(csvForm('email,last_name\nann@file.test,Neal\n'));
    assert.deepEqual(only.body, { added: 0, updated: 1 });
    const ann = await callEndpoint(platform, 'people.page', admin.headers, { query: { search: 'ann@' } });
    assert.deepEqual(ann.body.items[0]?.permissions, ['viewable:insights_pl', 'viewable:benchmarks']);
    assert.equal(ann.body.items[0]?.display_name, 'Ann Neal');
  });

  it('are all refused for one invalid line, and each invalid line is reported with its error [API-CAT-3, PLAT-15]', async () => {
    const before = await emails();
    const file = `email,first_name,permissions
good@file.test,Good,
no address,X,
two@file.test,Two,viewable:everything
good@file.test,Again,
short@file.test
${'l'.repeat(10)}@file.test,${'n'.repeat(101)},
`;
    const { status, body } = await migrate(csvForm(file));
    assert.deepEqual([status, body.error.code], [400, 'refused_lines']);
    assert.deepEqual(body.error.issues, [
      { path: 'line 3.email', message: 'is not an email address like ann@example.com' },
      {
        path: 'line 4.permissions',
        message: 'must be one of viewable:insights_pl, viewable:insights_cl, viewable:benchmarks',
      },
      { path: 'line 5.email', message: 'is a duplicate (first seen on line 2)' },
      { path: 'line 6', message: 'has 1 fields; the header has 3' },
      { path: 'line 7.first_name', message: 'may have at most 100 characters' },
    ]);
    assert.deepEqual(await emails(), before);
  });

  it('are refused with a clear message if the form or the file is invalid [API-CAT-3, PLAT-15]', async () => {
    const two = csvForm('email\na@file.test\n');
    two.append('file', new Blob(['email\n']), 'more.csv');
    const field = new FormData();
    field.set('name', 'x');
    for (const [form, named] of [
      [csvForm(''), /file/],
      [csvForm('email\n'), /file/],
      [csvForm('mail\na@file.test\n'), /line 1/],
      [csvForm('email\na@file.test\n', 'document'), /file/],
      [two, /file/],
      [field, /file/],
      [new FormData(), /file/],
    ] as const) {
      const { status, body } = await migrate(form);
      assert.equal(status, 400);
      assert.match(JSON.stringify(body.error), named);
    }
    const post = (headers: Record<string, string>, body: string | Buffer) =>
      fetch(`${platform.url}/api/v1/authorization-store/user/migrate-exchange-users`, {
        method: 'POST',
        headers: { ...admin.headers, ...headers },
        body,
      });
    assert.equal((await post({ 'content-type': 'application/json' }, '{}')).status, 415);
    assert.equal((await post({ 'content-type': 'multipart/form-data' }, 'x')).status, 400);
    assert.equal((await post({ 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nContent-Dis')).status, 400);
    const notText = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nemail\n'),
      Buffer.from([0xff, 0xfe, 0xfd]),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    assert.equal((await post({ 'content-type': 'multipart/form-data; boundary=b' }, notText)).status, 400);
  });

  it('are refused if the file is too long, without reading it to its end [API-CAT-3]', async () => {
    const { status } = await migrate(csvForm(`email\n${'a'.repeat(6 * 1024 * 1024)}@file.test\n`));
    assert.equal(status, 413);
    const many = Array.from({ length: 10_001 }, (_, index) => `p${index}@many.test`).join('\n');
    const refused = await migrate(csvForm(`email\n${many}\n`));
    assert.deepEqual([refused.status, refused.body.error.code], [400, 'too_many_lines']);
  });
});
