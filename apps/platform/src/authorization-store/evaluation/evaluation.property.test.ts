import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RelationReference, TupleKey, TypeDefinition, Userset } from '@agency-insights/insights-api/contract';
import fc from 'fast-check';
import { FgaError } from '../FgaError.ts';
import { compileModel } from '../model/compileModel.ts';
import { findTupleFault } from '../tuples/checkTuple.ts';
import { TupleIndex } from '../tuples/TupleIndex.ts';
import { withContextualTuples } from '../tuples/withContextualTuples.ts';
import { createChecker } from './createChecker.ts';
import { listObjects } from './listObjects.ts';
import { listUsers } from './listUsers.ts';
import { solve, type World } from './naiveOracle.test-support.ts';

const types = ['group', 'doc'] as const;
const ids = ['1', '2', '3'];
const users = ['user:a', 'user:b', 'user:c'];
/** Two relations per stratum; an exclusion only subtracts relations of lower strata. */
const relations = ['r0', 'r1', 'r2', 'r3', 'r4', 'r5'];
const strata = [
  ['parent', 'r0', 'r1'],
  ['r2', 'r3'],
  ['r4', 'r5'],
];
const objects = types.flatMap((type) => ids.map((id) => `${type}:${id}`));
const stratumOf = (index: number) => Math.floor(index / 2);
const upTo = (stratum: number) => relations.filter((_name, index) => stratumOf(index) <= stratum);

/** Creates a definition without cycles on one object: computed relations have a lower index. */
function rewrite(index: number, depth: number, maxStratum = stratumOf(index)): fc.Arbitrary<Userset> {
  const computed = relations.slice(0, index).filter((name) => upTo(maxStratum).includes(name));
  const leaves: fc.Arbitrary<Userset>[] = [];
  if (maxStratum === stratumOf(index)) leaves.push(fc.constant({ this: {} }));
  if (computed.length > 0)
    leaves.push(fc.constantFrom(...computed).map((relation) => ({ computedUserset: { relation } })));
  if (maxStratum >= 0)
    leaves.push(
      fc
        .constantFrom(...upTo(maxStratum))
        .map((relation) => ({ tupleToUserset: { tupleset: { relation: 'parent' }, computedUserset: { relation } } })),
    );
  const leaf = fc.oneof(...leaves);
  if (depth === 0) return leaf;
  const part = rewrite(index, depth - 1, maxStratum);
  const pair = fc.array(part, { minLength: 2, maxLength: 3 });
  const branches = [pair.map((child) => ({ union: { child } })), pair.map((child) => ({ intersection: { child } }))];
  if (maxStratum > 0)
    branches.push(
      fc
        .record({ base: part, subtract: rewrite(index, depth - 1, maxStratum - 1) })
        .map((difference) => ({ difference })) as never,
    );
  return fc.oneof({ weight: 2, arbitrary: leaf }, ...branches);
}

const definition = (index: number) =>
  fc.record({
    rewrite: rewrite(index, 2),
    givenTo: fc.subarray(
      [
        { type: 'user' },
        { type: 'user', wildcard: {} },
        ...types.flatMap((type) => upTo(stratumOf(index)).map((relation) => ({ type, relation }))),
      ] as RelationReference[],
      { minLength: 1 },
    ),
  });

const typeDefinition = (type: string): fc.Arbitrary<TypeDefinition> =>
  fc.tuple(...relations.map((_name, index) => definition(index))).map((definitions) => ({
    type,
    relations: {
      parent: { this: {} },
      ...Object.fromEntries(definitions.map((one, index) => [`r${index}`, one.rewrite])),
    },
    metadata: {
      relations: {
        parent: { directly_related_user_types: types.map((of) => ({ type: of })) },
        ...Object.fromEntries(
          definitions.flatMap((one, index) =>
            JSON.stringify(one.rewrite).includes('"this"')
              ? [[`r${index}`, { directly_related_user_types: one.givenTo }]]
              : [],
          ),
        ),
      },
    },
  }));

const tuple: fc.Arbitrary<TupleKey> = fc.record({
  user: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...users) },
    fc.constant('user:*'),
    fc.tuple(fc.constantFrom(...objects), fc.constantFrom(...relations)).map(([object, name]) => `${object}#${name}`),
    fc.constantFrom(...objects),
  ),
  relation: fc.constantFrom('parent', ...relations),
  object: fc.constantFrom(...objects),
});

const world: fc.Arbitrary<World> = fc
  .record({
    definitions: fc.tuple(...types.map(typeDefinition)),
    tuples: fc.array(tuple, { minLength: 10, maxLength: 60 }),
  })
  .map(({ definitions, tuples }) => {
    const source = { id: 'm', schema_version: '1.1', type_definitions: [{ type: 'user' }, ...definitions] };
    try {
      const model = compileModel(source);
      return { model, tuples: tuples.filter((one) => findTupleFault(model, one) === null), objects, users, strata };
    } catch (error) {
      if (error instanceof FgaError) return null;
      throw error;
    }
  })
  .filter((found) => found !== null);

const self: Userset = { this: {} };
const computed = (relation: string): Userset => ({ computedUserset: { relation } });
const members = { type: 'group', relation: 'r0' };
const groups = ids.flatMap((id) => [`group:${id}`, `group:${id}0`]);

/** Groups in groups in every direction, so that nearly everything is part of a cycle. */
const cyclicModel = compileModel({
  id: 'cyclic',
  schema_version: '1.1',
  type_definitions: [
    { type: 'user' },
    {
      type: 'group',
      relations: {
        r0: self,
        r1: { union: { child: [self, { intersection: { child: [computed('r0'), self] } }] } },
        r2: { difference: { base: { union: { child: [self, computed('r0')] } }, subtract: computed('r1') } },
        r3: {
          union: {
            child: [
              { intersection: { child: [{ union: { child: [self, computed('r2')] } }, computed('r0')] } },
              { difference: { base: self, subtract: computed('r0') } },
            ],
          },
        },
      },
      metadata: {
        relations: {
          r0: { directly_related_user_types: [{ type: 'user' }, members] },
          r1: { directly_related_user_types: [{ type: 'user' }, members, { type: 'group', relation: 'r1' }] },
          r2: {
            directly_related_user_types: [
              { type: 'group', relation: 'r2' },
              { type: 'group', relation: 'r3' },
            ],
          },
          r3: { directly_related_user_types: [{ type: 'user' }, members, { type: 'group', relation: 'r3' }] },
        },
      },
    },
  ],
});
const cyclicWorld = fc
  .array(
    fc.record({
      user: fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom('user:a', 'user:b') },
        {
          weight: 12,
          arbitrary: fc
            .tuple(fc.constantFrom(...groups), fc.constantFrom('r0', 'r1', 'r2', 'r3'))
            .map(([group, name]) => `${group}#${name}`),
        },
      ),
      relation: fc.constantFrom('r0', 'r1', 'r2', 'r3'),
      object: fc.constantFrom(...groups),
    }),
    { minLength: 10, maxLength: 60 },
  )
  .map((tuples) => tuples.filter((one) => findTupleFault(cyclicModel, one) === null));

/** Runs an assertion; ignores chains of more than 25 levels, which are refused. */
function unlessTooDeep(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof FgaError) || error.code !== 'authorization_model_resolution_too_complex') throw error;
  }
}

describe('evaluation compared with a simple reference solution [PLUS-37]', () => {
  const subjects = [...users, 'user:*', 'user:stranger', 'group:1#r0', 'doc:2#r1'];
  const holds = (solution: ReturnType<typeof solve>, user: string, key: string) =>
    solution.get(key)?.has(user) ?? false;

  it('checks and lists objects correctly, with cycles, wildcards, intersections and exclusions', () => {
    fc.assert(
      fc.property(world, ({ model, tuples, ...rest }) => {
        const all = { model, tuples, ...rest, users: [...users, 'user:stranger'] };
        const solution = solve(all);
        const evaluation = { model, tuples: new TupleIndex(tuples) };
        for (const user of subjects)
          for (const relation of relations)
            unlessTooDeep(() => {
              const check = createChecker(evaluation, user);
              const expected = objects.filter((object) => holds(solution, user, `${object}#${relation}`));
              assert.deepEqual(
                objects.filter((object) => check(object, relation)),
                expected,
                `check ${relation}@${user}`,
              );
              for (const type of types)
                assert.deepEqual(
                  listObjects(evaluation, { type, relation, user }).sort(),
                  expected.filter((object) => object.startsWith(`${type}:`)),
                  `list ${type}#${relation}@${user}`,
                );
            });
      }),
      { numRuns: 150 },
    );
  });

  it('checks correctly where nearly every group is part of a cycle', () => {
    fc.assert(
      fc.property(cyclicWorld, (tuples) => {
        const world = {
          model: cyclicModel,
          tuples,
          objects: groups,
          users,
          strata: [
            ['r0', 'r1'],
            ['r2', 'r3'],
          ],
        };
        const solution = solve(world);
        const evaluation = { model: cyclicModel, tuples: new TupleIndex(tuples) };
        for (const user of ['user:a', 'user:b']) {
          const check = createChecker(evaluation, user);
          for (const relation of ['r3', 'r2', 'r1', 'r0'])
            for (const group of groups)
              unlessTooDeep(() => {
                const expected = holds(solution, user, `${group}#${relation}`);
                assert.equal(check(group, relation), expected, `${group}#${relation}@${user}`);
              });
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('lists the users who have a relation: single users without a wildcard, wildcards, and usersets', () => {
    fc.assert(
      fc.property(world, ({ model, tuples, ...rest }) => {
        const solution = solve({ model, tuples, ...rest });
        const evaluation = { model, tuples: new TupleIndex(tuples) };
        for (const object of objects)
          for (const relation of relations)
            unlessTooDeep(() => {
              const has = (user: string) => holds(solution, user, `${object}#${relation}`);
              const listed = listUsers(evaluation, { object, relation, filter: { type: 'user' } });
              assert.deepEqual(
                listed.filter((user) => !has(user)),
                [],
              );
              assert.equal(listed.includes('user:*'), has('user:*'));
              if (!has('user:*')) assert.deepEqual(listed.sort(), users.filter(has));
              const usersets = listUsers(evaluation, { object, relation, filter: { type: 'group', relation: 'r0' } });
              assert.deepEqual(usersets.sort(), ids.map((id) => `group:${id}#r0`).filter(has));
            });
      }),
      { numRuns: 150 },
    );
  });

  it('returns the same result for stored and contextual relationships', () => {
    fc.assert(
      fc.property(world, fc.nat(), ({ model, tuples }, cut) => {
        const at = tuples.length === 0 ? 0 : cut % tuples.length;
        const whole = { model, tuples: new TupleIndex(tuples) };
        const split = { model, tuples: withContextualTuples(new TupleIndex(tuples.slice(at)), tuples.slice(0, at)) };
        for (const user of subjects)
          for (const relation of relations)
            unlessTooDeep(() => {
              for (const object of objects)
                assert.equal(
                  createChecker(split, user)(object, relation),
                  createChecker(whole, user)(object, relation),
                );
              assert.deepEqual(
                listObjects(split, { type: 'doc', relation, user }).sort(),
                listObjects(whole, { type: 'doc', relation, user }).sort(),
              );
            });
      }),
      { numRuns: 60 },
    );
  });
});
