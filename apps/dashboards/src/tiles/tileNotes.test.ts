import { comparisonNote } from './tileNotes.ts';

const comparison = {
  kind: 'state',
  label: 'Agencies in Texas',
  agencies: null,
  suppressed: true,
  minimum_agencies: 8,
} as const;
const lastYear = { ...comparison, kind: 'last_year', label: 'A year before' } as const;
const previous_period = { from: '2024-11-01', to: '2025-10-31' };

describe('what a page says of its comparison', () => {
  it('names how many agencies a group needs to be shown [PLUS-28]', () => {
    expect(comparisonNote({ comparison, previous_period })).toBe(
      'Agencies in Texas are not shown: the group has fewer than 8 agencies, or one with over 80% of its premium.',
    );
  });

  it('says where there is no year before to compare with', () => {
    expect(comparisonNote({ comparison: lastYear, previous_period: null })).toBe(
      'The data has no year before this period to compare with.',
    );
  });

  it('names how many agencies the numbers are compared with, and nothing of a year before', () => {
    expect(comparisonNote({ comparison: { ...comparison, agencies: 1234, suppressed: false }, previous_period })).toBe(
      'Compared with 1,234 agencies in Texas.',
    );
    expect(comparisonNote({ comparison: lastYear, previous_period })).toBe('');
    expect(comparisonNote({ comparison: null, previous_period })).toBe('');
  });
});
