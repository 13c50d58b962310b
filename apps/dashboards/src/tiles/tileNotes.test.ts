import { comparisonNote } from './tileNotes.ts';

const comparison = {
  kind: 'state',
  label: 'Agencies in Texas',
  agencies: null,
  suppressed: true,
  minimum_agencies: 8,
} as const;

describe('what a page says of its comparison', () => {
  it('names how many agencies a group needs to be shown [PLUS-28]', () => {
    expect(comparisonNote({ comparison })).toBe(
      'Agencies in Texas are not shown: the group has fewer than 8 agencies, or one with over 80% of its premium.',
    );
  });

  it('names how many agencies the numbers are compared with, and nothing of a year before', () => {
    expect(comparisonNote({ comparison: { ...comparison, agencies: 1234, suppressed: false } })).toBe(
      'Compared with 1,234 agencies in Texas.',
    );
    expect(comparisonNote({ comparison: { ...comparison, kind: 'last_year', label: 'A year before' } })).toBe('');
    expect(comparisonNote({ comparison: null })).toBe('');
  });
});
