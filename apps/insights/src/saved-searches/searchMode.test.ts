import fc from 'fast-check';
import { canSave } from './canSave.ts';
import { noSearchMode, reduceSearchMode, type SearchMode, type SearchModeEvent } from './searchMode.ts';

const eventArbitrary: fc.Arbitrary<SearchModeEvent> = fc.oneof(
  fc.record({ type: fc.constant('edit' as const), name: fc.string() }),
  fc.record({ type: fc.constant('name' as const), name: fc.string() }),
  fc.constantFrom<SearchModeEvent>({ type: 'create' }, { type: 'select' }, { type: 'apply' }, { type: 'cancel' }),
);
const modeAfter = (events: SearchModeEvent[]): SearchMode => events.reduce(reduceSearchMode, noSearchMode);

describe('the mode of saved searches', () => {
  it('is never editing and creating at the same time, and has a name only in one of them [APP-DRAWER-3]', () => {
    fc.assert(
      fc.property(fc.array(eventArbitrary), (events) => {
        const mode = modeAfter(events);
        expect(mode.isSearchEditing && mode.isCreateNewSearch).toBe(false);
        if (!mode.isSearchEditing && !mode.isCreateNewSearch) expect(mode.searchName).toBe('');
      }),
    );
  });

  it('resets and clears the name when another search is selected or filters are applied [APP-DRAWER-3]', () => {
    fc.assert(
      fc.property(fc.array(eventArbitrary), fc.constantFrom('select' as const, 'apply' as const), (events, type) => {
        expect(reduceSearchMode(modeAfter(events), { type })).toEqual(noSearchMode);
      }),
    );
  });

  const creating = reduceSearchMode(noSearchMode, { type: 'create' });
  const editing = reduceSearchMode(noSearchMode, { type: 'edit', name: 'Texas' });
  it.each([
    ['an empty name', { mode: creating }, false],
    ['a name of spaces', { mode: { ...creating, searchName: '  ' } }, false],
    ['a new name', { mode: { ...creating, searchName: 'Oklahoma' } }, true],
    ['editing with nothing changed', { mode: editing, selectedName: 'Texas' }, false],
    ['editing with another name', { mode: { ...editing, searchName: 'Texas 2' }, selectedName: 'Texas' }, true],
    ['editing with other filters', { mode: editing, selectedName: 'Texas', filtersChanged: true }, true],
    ['no filters', { mode: { ...creating, searchName: 'Oklahoma' }, hasFilters: false }, false],
    ['a save under way', { mode: { ...creating, searchName: 'Oklahoma' }, isSaving: true }, false],
  ])('reports whether saving is possible with %s [APP-DRAWER-4]', (_case, state, expected) => {
    const calm = { selectedName: null, filtersChanged: false, hasFilters: true, isSaving: false };
    expect(canSave({ ...calm, ...state })).toBe(expected);
  });
});
