import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { describe, it } from 'node:test';
import type { TupleKey } from '@agency-insights/insights-api/contract';
import { parse } from 'yaml';
import { FgaError } from '../FgaError.ts';
import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { openTestStores } from '../storage/testStores.test-support.ts';
import { parseModelText } from '../model/parseModelText.ts';
import { printListedUser } from '../storage/toListedUser.ts';

/** OpenFGA's published cases, assets/tests/consolidated_1_1_tests.yaml of its repository. */
interface Suite {
  tests: { name: string; stages: Stage[] }[];
}
interface Stage {
  model: string;
  tuples?: TupleKey[];
  checkAssertions?: (Assertion<boolean> & { tuple: TupleKey })[] | null;
  listObjectsAssertions?:
    (Assertion<string[] | null> & { request: { user: string; type: string; relation: string } })[] | null;
  listUsersAssertions?:
    (Assertion<string[] | null> & { request: { filters: string[]; object: string; relation: string } })[] | null;
}
interface Assertion<T> {
  contextualTuples?: TupleKey[];
  expectation?: T;
  errorCode?: number;
}

const codes: Record<number, string> = {
  2000: 'validation_error',
  2002: 'authorization_model_resolution_too_complex',
  2021: 'type_not_found',
  2022: 'relation_not_found',
  2027: 'invalid_tuple',
};
const file = process.env['OPENFGA_TESTS'];

describe('the published test file of OpenFGA 1.1', { skip: file ? false : 'set OPENFGA_TESTS to the file' }, () => {
  const suite = file ? (parse(readFileSync(file, 'utf8')) as Suite) : { tests: [] };
  const failures: Record<'check' | 'listObjects' | 'listUsers', string[]> = {
    check: [],
    listObjects: [],
    listUsers: [],
  };
  const counts = { check: 0, listObjects: 0, listUsers: 0 };

  it('passes for every case of check, list-objects and list-users [PLUS-37]', async () => {
    const { stores, stop } = await openTestStores();
    try {
      for (const { name, stages } of suite.tests) {
        const store = (await stores.createStore(name.slice(0, 64))).id;
        for (const stage of stages) await runStage(stores, store, name, stage);
      }
    } finally {
      await stop();
    }
    assert.deepEqual(failures.check, []);
    assert.deepEqual(failures.listObjects, []);
    assert.deepEqual(failures.listUsers, []);
    assert.deepEqual(counts, { check: 360, listObjects: 270, listUsers: 295 });
  });

  async function runStage(stores: AuthorizationStores, store: string, name: string, stage: Stage): Promise<void> {
    const model = await stores.writeModel(store, await parseModelText(stage.model));
    for (let from = 0; from < (stage.tuples?.length ?? 0); from += 100)
      await stores.write(store, {
        writes: { tuple_keys: stage.tuples?.slice(from, from + 100) ?? [] },
        authorization_model_id: model,
      });
    const common = { authorization_model_id: model };
    for (const { tuple, contextualTuples, ...assertion } of stage.checkAssertions ?? [])
      await compare('check', `${name}: ${JSON.stringify(tuple)}`, assertion, () =>
        stores.check(store, { ...common, tuple_key: tuple, contextual_tuples: contextual(contextualTuples) }),
      );
    for (const { request, contextualTuples, ...assertion } of stage.listObjectsAssertions ?? [])
      await compare('listObjects', `${name}: ${JSON.stringify(request)}`, assertion, async () =>
        sorted(
          await stores.listObjects(store, { ...common, ...request, contextual_tuples: contextual(contextualTuples) }),
        ),
      );
    for (const { request, contextualTuples, ...assertion } of stage.listUsersAssertions ?? [])
      await compare('listUsers', `${name}: ${JSON.stringify(request)}`, assertion, async () => {
        const [type = '', id = ''] = request.object.split(':');
        const user_filters = request.filters.map((filter) => {
          const [of = '', relation] = filter.split('#');
          return { type: of, ...(relation && { relation }) };
        });
        const users = await stores.listUsers(store, {
          ...common,
          object: { type, id },
          relation: request.relation,
          user_filters,
          contextual_tuples: contextualTuples ?? [],
        });
        return sorted(users.map(printListedUser));
      });
  }

  async function compare(
    kind: keyof typeof failures,
    title: string,
    { expectation, errorCode }: Assertion<unknown>,
    answer: () => Promise<unknown>,
  ): Promise<void> {
    counts[kind] += 1;
    const wanted = errorCode ? codes[errorCode] : Array.isArray(expectation) ? sorted(expectation) : expectation;
    const given = await answer().catch((error: unknown) => (error instanceof FgaError ? error.code : String(error)));
    const isSame = JSON.stringify(given) === JSON.stringify(wanted ?? (kind === 'check' ? false : []));
    if (!isSame) failures[kind].push(`${title}: ${JSON.stringify(given)} in place of ${JSON.stringify(wanted)}`);
  }
});

function contextual(tuple_keys: TupleKey[] | undefined) {
  return tuple_keys && { tuple_keys };
}

function sorted(values: readonly string[]): string[] {
  return [...values].sort();
}
