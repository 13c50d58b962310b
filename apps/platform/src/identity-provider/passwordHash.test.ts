import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hashPassword, isPassword, publicPasswordCost } from './passwordHash.ts';

describe('a password hash', () => {
  it('accepts only its own password, however its accents are encoded', async () => {
    const hash = await hashPassword('caf\u00e9 42');
    assert.match(hash, /^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    assert.equal(await isPassword('caf\u00e9 42', hash), true);
    assert.equal(await isPassword('cafe\u0301 42', hash), true);
    assert.equal(await isPassword('cafe 42', hash), false);
    assert.equal(await isPassword('', hash), false);
  });

  it('of a public password takes less work, and accepts only that password', async () => {
    const hash = await hashPassword('demo', publicPasswordCost);
    assert.match(hash, /^scrypt\$1024\$8\$1\$/);
    assert.equal(await isPassword('demo', hash), true);
    assert.equal(await isPassword('Demo', hash), false);
  });

  it('has a unique salt each time', async () => {
    assert.notEqual(await hashPassword('x'), await hashPassword('x'));
  });

  it('accepts nothing if it is missing or unreadable', async () => {
    for (const hash of [null, '', 'plain', 'scrypt$1', 'bcrypt$1$2$3$4$5'])
      assert.equal(await isPassword('', hash), false);
  });
});
