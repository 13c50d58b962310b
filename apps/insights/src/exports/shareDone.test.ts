import { shareDone } from './shareDone.ts';

describe('the progress of exports', () => {
  it.each([
    ['none', [], null],
    ['one whose length is not known', [{ rows: 0, totalRows: null }], null],
    ['one without a row', [{ rows: 0, totalRows: 0 }], null],
    ['one that is half done', [{ rows: 50, totalRows: 100 }], 0.5],
    ['one that has more than it said', [{ rows: 120, totalRows: 100 }], 1],
    [
      'two, one of them waiting',
      [
        { rows: 100, totalRows: 100 },
        { rows: 0, totalRows: null },
      ],
      0.5,
    ],
  ])('of %s [PLUS-8]', (_what, jobs, share) => {
    expect(shareDone(jobs)).toBe(share);
  });
});
