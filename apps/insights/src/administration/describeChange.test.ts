import { englishWords } from '../language/createWords.ts';
import { describeChange } from './describeChange.ts';

describe('describeChange', () => {
  it.each([
    [{}, ''],
    [{ sessions_ended: 0 }, ''],
    [{ sessions_ended: 1 }, '1 session ended'],
    [{ sessions_ended: 3 }, '3 sessions ended'],
    [{ before: [], after: ['viewable:insights_pl', 'viewable:benchmarks'] }, 'Personal lines, Benchmarks (was none)'],
    [{ before: { first_name: 'Ann' }, after: { first_name: '' } }, 'first name: none (was Ann)'],
    [{ permissions: ['viewable:benchmarks'], administrator: false }, 'Benchmarks'],
    [{ permissions: ['viewable:benchmarks'], administrator: true }, 'Administrator, Benchmarks'],
    [{ permissions: [], administrator: true }, 'Administrator'],
    [{ permissions: ['something_new'] }, 'something_new'],
    [
      {
        added: ['feature:insights_pl#granted@user:ada'],
        removed: ['organization:a#member@user:*', 'doc:1#editor@organization:a#member'],
      },
      'ada now has Personal lines (Granted), Everyone no longer has organization:a (Member), Members of organization:a no longer has doc:1 (editor)',
    ],
    [{ reason: 'password', attempts: 1 }, 'Wrong password'],
    [{ reason: 'second_factor', attempts: 10 }, 'Wrong second factor, 10 times in 24 hours'],
    [{ reason: 'blocked', attempts: 1 }, 'Blocked, with the right password'],
    [{ store_id: 's', authorization_model_id: 'm' }, 'm'],
    [{ object: 'organization:a', name: 'Acme' }, 'Acme'],
  ])('describes %j as "%s"', (details, text) => {
    expect(describeChange({ details }, englishWords)).toBe(text);
  });
});
