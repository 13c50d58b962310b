import { comparisonNote } from './ComparisonNote.tsx';

const comparison = {
  kind: 'state',
  label: 'Agencies in Texas',
  agencies: 1234,
  group_sizes: { peers: 40, state: 1234 },
  suppressed: false,
  minimum_agencies: 8,
} as const;
const peers = { ...comparison, kind: 'peers', label: 'Peers', agencies: 40 } as const;
const lastYear = { ...comparison, kind: 'last_year', label: 'A year before', agencies: null } as const;
const previous_period = { from: '2024-11-01', to: '2025-10-31' };
const noteOf = (of: Parameters<typeof comparisonNote>[0]['comparison'], rows = [{ scope: 'compared', premium: 1 }]) =>
  comparisonNote({ comparison: of, previous_period, rows });

describe('the comparison note of a page', () => {
  it('names groups that are too small, selected or not [PLUS-28]', () => {
    const group_sizes = { peers: 3, state: 1 };
    const few =
      'Too few similar agencies to compare with (3 of 8 needed). ' +
      'Too few other agencies in the state to compare with (1 of 8 needed).';
    expect(noteOf({ ...lastYear, group_sizes })).toBe(few);
    expect(noteOf({ ...peers, group_sizes, agencies: 3, suppressed: true })).toBe(few);
  });

  it('says why the numbers of a large enough group are hidden', () => {
    expect(comparisonNote({ comparison, previous_period, rows: [{ scope: 'compared', premium: null }] })).toBe(
      'Compared with 1,234 agencies in Texas. Their numbers are not shown: with these filters fewer than 8 of them have policies, or one has over 80% of the premium.',
    );
  });

  it('says that there is no previous year to compare with', () => {
    expect(comparisonNote({ comparison: lastYear, previous_period: null, rows: [] })).toBe(
      'The data has no year before this period to compare with.',
    );
  });

  it('names the number of compared agencies, their group, and which statistic is shown', () => {
    const how = 'Key numbers are beside their median, charts beside all of them together.';
    expect(noteOf(comparison)).toBe(`Compared with 1,234 agencies in Texas. ${how}`);
    expect(noteOf(peers)).toBe(
      `Compared with 40 peers: agencies of the same state or region, size and mix of lines. ${how}`,
    );
    expect(noteOf(lastYear)).toBe('');
    expect(noteOf(null)).toBe('');
  });
});
