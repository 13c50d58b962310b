import type { SavedFilter } from '@agency-insights/insights-api';
import { openingOf } from './openingOf.ts';

const recent = [
  { filters: '?agency_state=OK', query: '?agency_state=OK&size=25', chips: 'Agency state: Oklahoma', agencies: 77 },
];
const texas = {
  id: 7,
  filterName: 'Texas',
  filterContent: { saveSearchType: 'agencies', version: 1, filters: { agency_state: 'TX' } },
  createdAt: '2026-03-31T12:00:00.000Z',
  updatedAt: '2026-03-31T12:00:00.000Z',
} as unknown as SavedFilter;
const known = { searches: [texas], isLoading: false };
const unknown = { searches: [], isLoading: true };

describe('the page that Find agencies opens with [PLUS-7]', () => {
  it('is the start page unless the person chose another one', () => {
    expect(openingOf({ opensWith: 'start', recent }, known)).toBeNull();
  });

  it('is the last viewed search, if one exists', () => {
    expect(openingOf({ opensWith: 'last', recent }, unknown)).toBe('?agency_state=OK&size=25');
    expect(openingOf({ opensWith: 'last', recent: [] }, known)).toBeNull();
  });

  it('is the current version of the default search, or the start page if it was deleted', () => {
    expect(openingOf({ opensWith: 7, recent }, unknown)).toBe('wait');
    expect(openingOf({ opensWith: 7, recent }, known)).toBe('?agency_state=TX&saved=7');
    expect(openingOf({ opensWith: 8, recent }, known)).toBeNull();
  });
});
