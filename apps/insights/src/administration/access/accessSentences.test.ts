import { englishWords } from '../../language/createWords.ts';
import { checkText, removalText } from './accessSentences.ts';
import { createNaming } from './naming.ts';

const people = new Map([['ada', { display_name: 'Ada Whitfield', email: 'ada@example.com' }]]);
const naming = createNaming({ people, entities: new Map([['organization:acme', 'Acme Partners']]) }, englishWords.t);
const user = 'user:ada';

it.each([
  ['viewable', 'feature:insights_pl', true, 'Ada Whitfield may see Personal lines.'],
  ['viewable', 'feature:insights_pl', false, 'Ada Whitfield may not see Personal lines.'],
  ['member', 'organization:acme', true, 'Ada Whitfield has “Member” on Acme Partners.'],
  ['editor', 'doc:1', false, 'Ada Whitfield does not have “editor” on doc:1.'],
])('checkText says of %s on %s, %s: “%s”', (relation, object, holds, text) => {
  expect(checkText({ user, relation, object }, holds, naming, englishWords.t)).toBe(text);
});

it.each([
  ['granted', 'feature:insights_pl', 'Ada Whitfield will lose Personal lines, unless an organization grants it too.'],
  ['blocked', 'feature:benchmarks', 'Ada Whitfield will no longer be blocked from Benchmarks.'],
  ['administrator', 'platform:insights', 'Ada Whitfield will lose “Administrator” on Agency Insights.'],
])('removalText says of %s on %s: “%s”', (relation, object, text) => {
  expect(removalText({ user, relation, object }, naming, englishWords.t)).toBe(
    `${text} This applies from the next time they open or load something.`,
  );
});
