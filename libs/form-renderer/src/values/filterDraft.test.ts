import fc from 'fast-check';
import { filterDraftReducer, startFilterDraft } from './filterDraft.ts';
import type { EditReason, FilterDraft, FilterDraftAction } from './filterDraft.ts';
import type { FieldValue, FormValues } from './FormValues.ts';

const run = (start: FormValues, ...actions: FilterDraftAction[]) =>
  actions.reduce(filterDraftReducer, startFilterDraft(start));
const edit = (
  fieldId: string,
  value: FieldValue | undefined,
  atMs = 0,
  reason: EditReason = 'choose',
): FilterDraftAction => ({ type: 'edit', fieldId, value, atMs, reason });
const type = (text: string, atMs: number) => edit('name', text, atMs, 'type');

describe('filterDraftReducer', () => {
  it('removes the key of a value that is set to undefined [FORM-VALUE-1]', () => {
    expect(Object.keys(run({ state: 'TX', line: 'P' }, edit('state', undefined)).draft)).toEqual(['line']);
  });

  it('keeps a draft apart from what is applied', () => {
    const drafted = run({ state: 'TX' }, edit('state', 'OK'));
    expect([drafted.draft, drafted.applied]).toEqual([{ state: 'OK' }, { state: 'TX' }]);
    const applied = filterDraftReducer(drafted, { type: 'apply' });
    expect(applied.applied).toBe(applied.draft);
  });

  it('undoes typing as one edit as long as no pause exceeds 500 ms [PLUS-2]', () => {
    const typed = run({}, type('a', 0), type('ab', 400), type('abc', 900), type('abcd', 1401));
    const once = filterDraftReducer(typed, { type: 'undo' });
    expect(once.draft).toEqual({ name: 'abc' });
    expect(filterDraftReducer(once, { type: 'undo' }).draft).toEqual({});
  });

  it('does not join two choices, or edits of two fields [PLUS-2]', () => {
    expect(run({}, edit('a', 1, 0), edit('a', 2, 1), { type: 'undo' }).draft).toEqual({ a: 1 });
    expect(run({}, edit('a', 'x', 0, 'type'), edit('b', 'y', 1, 'type'), { type: 'undo' }).draft).toEqual({ a: 'x' });
  });

  it('undoes and redoes a Clear [PLUS-2]', () => {
    const cleared = run({ a: 1 }, edit('b', 2), { type: 'clear-all' });
    expect([cleared.draft, cleared.applied]).toEqual([{}, {}]);
    const undone = filterDraftReducer(cleared, { type: 'undo' });
    expect(undone.draft).toEqual({ a: 1, b: 2 });
    expect(filterDraftReducer(undone, { type: 'redo' }).draft).toEqual({});
  });

  it('takes over what was applied elsewhere, and can go back [PLUS-2]', () => {
    const restored = run({ a: 1 }, edit('a', 2), { type: 'applied', values: { b: 3 } });
    expect([restored.draft, restored.applied]).toEqual([{ b: 3 }, { b: 3 }]);
    expect(filterDraftReducer(restored, { type: 'undo' }).draft).toEqual({ a: 2 });
  });

  it('keeps the draft when the applied values come back unchanged', () => {
    const drafted = run({ a: [1] }, edit('a', [2]));
    expect(filterDraftReducer(drafted, { type: 'applied', values: { a: [1] } })).toBe(drafted);
  });

  const value = fc.option(
    fc.oneof(fc.string(), fc.integer(), fc.array(fc.string({ maxLength: 2 }), { maxLength: 2 })),
    { nil: undefined },
  );
  const action: fc.Arbitrary<FilterDraftAction> = fc.oneof(
    fc.record({
      type: fc.constant('edit' as const),
      fieldId: fc.constantFrom('a', 'b'),
      value,
      reason: fc.constantFrom<EditReason>('type', 'choose', 'drag', 'clear'),
      atMs: fc.nat(3000),
    }),
    fc.constantFrom<FilterDraftAction>(
      { type: 'clear-all' },
      { type: 'reset' },
      { type: 'apply' },
      { type: 'undo' },
      { type: 'redo' },
      { type: 'applied', values: { c: 1 } },
    ),
  );

  it('comes back to the last draft after undoing everything and redoing it [PLUS-2]', () => {
    const all = (state: FilterDraft, type: 'undo' | 'redo', left: (s: FilterDraft) => number): FilterDraft =>
      left(state) === 0 ? state : all(filterDraftReducer(state, { type }), type, left);
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const end = all(actions.reduce(filterDraftReducer, startFilterDraft({})), 'redo', (s) => s.future.length);
        const start = all(end, 'undo', (s) => s.past.length);
        const again = all(start, 'redo', (s) => s.future.length);
        expect(again.draft).toEqual(end.draft);
        expect(again.past).toEqual(end.past);
      }),
    );
  });

  it('never holds a key without a value [FORM-VALUE-1]', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const state = actions.reduce(filterDraftReducer, startFilterDraft({}));
        expect(Object.values(state.draft)).not.toContain(undefined);
        expect(Object.values(state.applied)).not.toContain(undefined);
      }),
    );
  });

  it('has nothing to redo once something else is typed after an undo [PLUS-2]', () => {
    const undone = run({}, type('a', 0), type('b', 1000), { type: 'undo' }, type('c', 2000));
    expect([undone.draft, undone.future]).toEqual([{ name: 'c' }, []]);
    // Typing that goes on joins its own edit, and that takes the redo away as well.
    const typed = run({}, type('a', 0), type('b', 1000), { type: 'undo' }, type('c', 1100));
    expect([typed.past, typed.future]).toEqual([[{}, { name: 'a' }], []]);
  });

  it('joins no key with the edit before an undo or a redo [PLUS-2]', () => {
    const redone = run({}, type('a', 0), { type: 'undo' }, { type: 'redo' }, type('ab', 100));
    expect(redone.past).toEqual([{}, { name: 'a' }]);
  });

  it('takes a clear for an edit of its own, also within typing [PLUS-2]', () => {
    const cleared = run({}, type('a', 0), {
      type: 'edit',
      fieldId: 'name',
      value: undefined,
      reason: 'clear',
      atMs: 100,
    });
    expect([cleared.draft, cleared.past]).toEqual([{}, [{}, { name: 'a' }]]);
    expect(run(cleared.draft, type('b', 150)).past).toEqual([{}]);
  });

  it('takes what does not fit from the drafts before and behind as well, and leaves no step that undoes nothing [PLUS-4]', () => {
    const set = (fieldId: string, value: FieldValue): FilterDraftAction => ({
      type: 'edit',
      fieldId,
      value,
      reason: 'choose',
      atMs: 0,
    });
    const withoutA: FilterDraftAction = {
      type: 'linked',
      fieldId: 'city',
      dependsOn: ['state'],
      settled: (value) => (Array.isArray(value) ? value.filter((one) => one !== 'A') : value),
    };
    const behind = run({}, set('state', 'OK'), set('city', ['A', 'B']), set('name', 'x'), { type: 'undo' }, withoutA);
    expect([behind.draft, behind.future]).toEqual([
      { state: 'OK', city: ['B'] },
      [{ state: 'OK', city: ['B'], name: 'x' }],
    ]);
    const emptied = run({}, set('state', 'OK'), set('city', ['A']), withoutA);
    expect([emptied.draft, emptied.past]).toEqual([{ state: 'OK' }, [{}]]);
  });
});
