import { englishWords } from '../../language/createWords.ts';
import { createNaming, personIdOf } from './naming.ts';

const naming = createNaming(
  {
    people: new Map([['ada', { display_name: 'Ada Whitfield', email: 'ada@example.com' }]]),
    entities: new Map([['organization:acme', 'Acme Partners']]),
  },
  englishWords.t,
);

it.each([
  ['user:ada', 'Ada Whitfield'],
  ['user:gone', 'user:gone'],
  ['user:*', 'Everyone'],
  ['organization:acme#member', 'Members of Acme Partners'],
  ['organization:other#member', 'Members of organization:other'],
  ['organization:acme#admin', 'organization:acme#admin'],
])('createNaming names the user %s “%s”', (user, name) => {
  expect(naming.user(user)).toBe(name);
});

it('createNaming names objects, relations and emails, and shows the unknown as it is', () => {
  expect(['feature:insights_pl', 'platform:insights', 'organization:acme', 'doc:1'].map(naming.object)).toEqual([
    'Personal lines',
    'Agency Insights',
    'Acme Partners',
    'doc:1',
  ]);
  expect(['viewable', 'editor'].map(naming.relation)).toEqual(['May see', 'editor']);
  expect(['user:ada', 'user:gone'].map(naming.emailOf)).toEqual(['ada@example.com', undefined]);
});

it('personIdOf returns the id of a person alone', () => {
  expect(['user:ada', 'user:*', 'organization:acme#member', 'organization:acme'].map(personIdOf)).toEqual([
    'ada',
    null,
    null,
    null,
  ]);
});
