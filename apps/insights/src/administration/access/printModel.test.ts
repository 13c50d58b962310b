import { printModel } from './printModel.ts';

const user = { directly_related_user_types: [{ type: 'user' }] };

it('printModel prints a model in OpenFGA’s language [PLUS-37]', () => {
  const text = printModel({
    schema_version: '1.1',
    type_definitions: [
      { type: 'user' },
      {
        type: 'document',
        relations: {
          parent: { this: {} },
          editor: { this: {} },
          viewer: {
            difference: {
              base: {
                union: {
                  child: [
                    { this: {} },
                    { computedUserset: { relation: 'editor' } },
                    {
                      tupleToUserset: {
                        tupleset: { relation: 'parent' },
                        computedUserset: { relation: 'viewer' },
                      },
                    },
                  ],
                },
              },
              subtract: { computedUserset: { relation: 'blocked' } },
            },
          },
        },
        metadata: {
          relations: {
            editor: user,
            viewer: {
              directly_related_user_types: [
                { type: 'user' },
                { type: 'user', wildcard: {} },
                { type: 'group', relation: 'member' },
              ],
            },
          },
        },
      },
    ],
  });
  expect(text).toBe(`model
  schema 1.1
type user
type document
  relations
    define parent: []
    define editor: [user]
    define viewer: ([user, user:*, group#member] or editor or viewer from parent) but not blocked`);
});
