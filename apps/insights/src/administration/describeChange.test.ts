import { describeChange } from './describeChange.ts';

describe('describeChange', () => {
  it.each([
    [{}, ''],
    [{ sessions_ended: 0 }, ''],
    [{ sessions_ended: 1 }, '1 session ended'],
    [{ sessions_ended: 3 }, '3 sessions ended'],
    [
      { before: [], after: ['viewable:insights_pl', 'viewable:benchmarks'] },
      'none → Insights personal lines, Benchmarks',
    ],
    [{ before: { first_name: 'Ann' }, after: { first_name: '' } }, 'first name: Ann → none'],
    [{ permissions: ['viewable:benchmarks'], administrator: false }, 'Benchmarks'],
    [{ permissions: ['viewable:benchmarks'], administrator: true }, 'Administrator, Benchmarks'],
    [{ permissions: [], administrator: true }, 'Administrator'],
    [{ permissions: ['something_new'] }, 'something_new'],
  ])('words %j as "%s"', (details, text) => {
    expect(describeChange({ details })).toBe(text);
  });
});
