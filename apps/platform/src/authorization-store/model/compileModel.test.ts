import assert from 'node:assert/strict';
import process from 'node:process';
import { describe, it } from 'node:test';
import type { AuthorizationModelSource } from '@agency-insights/insights-api/contract';
import { FgaError } from '../FgaError.ts';
import { productModel } from '../product/productModel.ts';
import { compileModel } from './compileModel.ts';
import { parseModelText } from './parseModelText.ts';

const head = 'model\n  schema 1.1\ntype user\n';
const compileText = async (text: string) => compileModel({ id: 'm', ...(await parseModelText(head + text)) });
const compile = (source: Partial<AuthorizationModelSource>) =>
  compileModel({ id: 'm', schema_version: '1.1', type_definitions: [{ type: 'user' }], ...source });

describe('authorization models', () => {
  for (const [fault, text, message] of [
    ['an undefined relation', 'type doc\n  relations\n    define a: b', /doc#a names doc#b, which is not defined/],
    ['an undefined type', 'type doc\n  relations\n    define a: [group]', /doc#a lists group, which is not a type/],
    [
      'an undefined userset',
      'type doc\n  relations\n    define a: [user#x]',
      /doc#a lists user#x, which is not defined/,
    ],
    [
      'a circular relation',
      'type doc\n  relations\n    define a: [user] or b\n    define b: c\n    define c: a',
      /doc#a is computed from itself/,
    ],
    [
      'a relation that no user can have',
      'type doc\n  relations\n    define a: [doc#a]',
      /doc#a can never hold for a user: no part of it leads to a type such as \[user\]/,
    ],
    [
      'a computed relation as the source of another',
      'type doc\n  relations\n    define p: [doc]\n    define q: p\n    define a: [user] or a from q',
      /so doc#q must be direct, such as \[folder\]/,
    ],
    [
      'a wildcard as the source of a relation',
      'type doc\n  relations\n    define p: [user, doc, doc:*]\n    define a: [user] or a from p',
      /doc#p may list plain types alone/,
    ],
    [
      'a relation that no parent has',
      'type doc\n  relations\n    define p: [user]\n    define a: [user] or b from p\n    define b: [user]',
      /doc#a reads b from p, but no type of doc#p defines b/,
    ],
  ] as const)
    it(`refuse ${fault}, naming it`, async () => {
      await assert.rejects(compileText(text), (error: unknown) => {
        assert.ok(error instanceof FgaError);
        assert.equal(error.code, 'invalid_authorization_model');
        assert.match(error.message, message);
        return true;
      });
    });

  for (const [fault, source, message] of [
    [
      'another schema version',
      { schema_version: '1.0' },
      /Schema version 1\.0 is not supported; write the model in 1\.1/,
    ],
    ['a type twice', { type_definitions: [{ type: 'user' }, { type: 'user' }] }, /Type user is defined twice/],
    ['a type with a bad name', { type_definitions: [{ type: 'a:b' }] }, /has a name that is not allowed/],
    ['a reserved name', { type_definitions: [{ type: 'self' }] }, /not self or this/],
    [
      'two forms at once',
      { type_definitions: [{ type: 'a', relations: { b: { this: {}, computedUserset: { relation: 'c' } } } }] },
      /exactly one of/,
    ],
    [
      'a direct relation without types',
      { type_definitions: [{ type: 'a', relations: { b: { this: {} } } }] },
      /a#b is direct but lists no types/,
    ],
    [
      'a union of one',
      { type_definitions: [{ type: 'a', relations: { b: { union: { child: [{ this: {} }] } } } }] },
      /fewer than two parts/,
    ],
    ['conditions', { conditions: { late: {} } }, /Condition late: models with conditions are not supported.*FGA_URL/],
    [
      'a condition of a type',
      {
        type_definitions: [
          {
            type: 'a',
            relations: { b: { this: {} } },
            metadata: { relations: { b: { directly_related_user_types: [{ type: 'a', condition: 'late' }] } } },
          },
        ],
      },
      /Condition late/,
    ],
  ] as const)
    it(`refuse ${fault}`, () => {
      assert.throws(
        () => compile(source as never),
        (error: Error) => message.test(error.message),
      );
    });

  it('refuse text that is not a model, with the position of the error', async () => {
    await assert.rejects(parseModelText('model\n  schema 1.1\ntype doc\n  relations\n    define'), (error: unknown) => {
      assert.ok(error instanceof FgaError);
      assert.equal(error.field, 'dsl');
      assert.match(error.message, /line=\d+/);
      return true;
    });
  });

  it('compile thousands of nested relations without stalling', () => {
    const relations = Object.fromEntries(
      Array.from({ length: 3_000 }, (_one, index) => [
        `r${index}`,
        index === 0
          ? { this: {} }
          : {
              union: {
                child: [{ computedUserset: { relation: `r${index - 1}` } }, { computedUserset: { relation: 'r0' } }],
              },
            },
      ]),
    );
    const metadata = { relations: { r0: { directly_related_user_types: [{ type: 'user' }] } } };
    const before = process.threadCpuUsage();
    compile({ type_definitions: [{ type: 'user' }, { type: 'doc', relations, metadata }] });
    const { user, system } = process.threadCpuUsage(before);
    assert.ok(user + system < 2_000_000, `${user + system} µs of the processor`);
  });

  it('include the product’s own model, which compiles', () => {
    const model = compileModel({ id: 'm', ...productModel });
    assert.equal(model.relation('feature', 'viewable')?.rewrite.kind, 'difference');
  });
});
