import { savedSearchToast } from './savedSearchToast.ts';

it('savedSearchToast is at bottom-center for 10,000 ms', () => {
  expect(savedSearchToast('success', 'Search deleted.')).toEqual({
    severity: 'success',
    message: 'Search deleted.',
    position: 'bottom-center',
    durationMs: 10_000,
    group: 'saved-search',
  });
});
