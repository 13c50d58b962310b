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
});
