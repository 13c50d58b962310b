import { shareDone } from './shareDone.ts';

describe('shareDone', () => {
  it.each([
    ['no exports', [], null],
    ['one export of unknown length', [{ rows: 0, totalRows: null }], null],
    ['one export without rows', [{ rows: 0, totalRows: 0 }], null],
    ['one half-completed export', [{ rows: 50, totalRows: 100 }], 0.5],
    ['one export with more rows than announced', [{ rows: 120, totalRows: 100 }], 1],
    [
      'two exports, one of them waiting',
      [
        { rows: 100, totalRows: 100 },
        { rows: 0, totalRows: null },
      ],
      0.5,
    ],
  ])('returns the progress of %s [PLUS-8]', (_what, jobs, share) => {
    expect(shareDone(jobs)).toBe(share);
  });
});
