import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ApiProblem } from './ApiProblem.ts';
import { readBody } from './readBody.ts';

const read = (type: string) =>
  readBody(
    new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body: '{"a":"é"}' }),
    'json',
    1000,
  );

describe('readBody', () => {
  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; charset=utf8; x=1',
  ]) {
    it(`accepts ${type}`, async () => assert.deepEqual(await read(type), { a: 'é' }));
  }

  for (const type of [
    'application/json; charset=utf-16',
    'application/json; x=1; charset = "iso-8859-1"',
    'application/json; charset=',
  ]) {
    it(`rejects ${type} with 415 [PLAT-15]`, () =>
      assert.rejects(
        read(type),
        (error) => error instanceof ApiProblem && error.status === 415 && /UTF-8/.test(error.message),
      ));
  }
});
