import fc from 'fast-check';
import {
  applyDraft,
  clearAll,
  editField,
  refit,
  replaceDraft,
  settleField,
  startFilterDraft,
  takeApplied,
  travel,
} from './filterDraft.ts';
import type { EditReason, FilterDraft, SettledValue } from './filterDraft.ts';
import type { FieldValue, FormValues } from './FormValues.ts';

/** One thing that happens to the filters. */
type Step = (state: FilterDraft) => FilterDraft;

const take = (state: FilterDraft, ...steps: Step[]) => steps.reduce((before, step) => step(before), state);
const run = (start: FormValues, ...steps: Step[]) => take(startFilterDraft(start), ...steps);
const undo: Step = (state) => travel(state, 'undo');
const redo: Step = (state) => travel(state, 'redo');
const applied =
  (values: FormValues): Step =>
  (state) =>
    takeApplied(state, values, false);
const edit =
  (fieldId: string, value: FieldValue | undefined, atMs = 0, reason: EditReason = 'choose'): Step =>
  (state) =>
    editField(state, { fieldId, value, atMs, reason });
const type = (text: string, atMs: number) => edit('name', text, atMs, 'type');

describe('the draft of filters', () => {
  it('The draft removes the key of a value that is set to undefined [FORM-VALUE-1]', () => {
    expect(Object.keys(run({ state: 'TX', line: 'P' }, edit('state', undefined)).draft)).toEqual(['line']);
  });

  it('The draft is separate from the applied values', () => {
    const drafted = run({ state: 'TX' }, edit('state', 'OK'));
    expect([drafted.draft, drafted.applied]).toEqual([{ state: 'OK' }, { state: 'TX' }]);
    const now = applyDraft(drafted);
    expect(now.applied).toBe(now.draft);
  });

  it('The draft undoes typing as one edit as long as no pause exceeds 500 ms [PLUS-2]', () => {
    const typed = run({}, type('a', 0), type('ab', 400), type('abc', 900), type('abcd', 1401));
    const once = undo(typed);
    expect(once.draft).toEqual({ name: 'abc' });
    expect(undo(once).draft).toEqual({});
  });

  it('The draft does not join two choices, or edits of two fields [PLUS-2]', () => {
    expect(run({}, edit('a', 1, 0), edit('a', 2, 1), undo).draft).toEqual({ a: 1 });
    expect(run({}, edit('a', 'x', 0, 'type'), edit('b', 'y', 1, 'type'), undo).draft).toEqual({ a: 'x' });
  });

  it('The draft undoes and redoes a Clear [PLUS-2]', () => {
    const cleared = run({ a: 1 }, edit('b', 2), clearAll);
    expect([cleared.draft, cleared.applied]).toEqual([{}, {}]);
    const undone = undo(cleared);
    expect(undone.draft).toEqual({ a: 1, b: 2 });
    expect(redo(undone).draft).toEqual({});
  });

  it('The draft adopts values that were applied elsewhere, and can undo this [PLUS-2]', () => {
    const restored = run({ a: 1 }, edit('a', 2), applied({ b: 3 }));
    expect([restored.draft, restored.applied]).toEqual([{ b: 3 }, { b: 3 }]);
    expect(undo(restored).draft).toEqual({ a: 2 });
  });

  it('The draft stays when the applied values come back unchanged', () => {
    const drafted = run({ a: [1] }, edit('a', [2]));
    expect(applied({ a: [1] })(drafted)).toBe(drafted);
  });

  const value = fc.option(
    fc.oneof(fc.string(), fc.integer(), fc.array(fc.string({ maxLength: 2 }), { maxLength: 2 })),
    { nil: undefined },
  );
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('a', 'b'),
        value,
        fc.nat(3000),
        fc.constantFrom<EditReason>('type', 'choose', 'drag', 'clear'),
      )
      .map((parts) => edit(...parts)),
    fc.constantFrom<Step>(
      clearAll,
      (state) => replaceDraft(state, state.applied),
      applyDraft,
      undo,
      redo,
      applied({ c: 1 }),
    ),
  );

  it('The draft returns to its last state after undoing and redoing everything [PLUS-2]', () => {
    const all = (state: FilterDraft, way: Step, left: (s: FilterDraft) => number): FilterDraft =>
      left(state) === 0 ? state : all(way(state), way, left);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const end = all(run({}, ...steps), redo, (s) => s.future.length);
        const start = all(end, undo, (s) => s.past.length);
        const again = all(start, redo, (s) => s.future.length);
        expect(again.draft).toEqual(end.draft);
        expect(again.past).toEqual(end.past);
      }),
    );
  });

  it('The draft never contains a key without a value [FORM-VALUE-1]', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const state = run({}, ...steps);
        expect(Object.values(state.draft)).not.toContain(undefined);
        expect(Object.values(state.applied)).not.toContain(undefined);
      }),
    );
  });

  it('The draft has nothing to redo after typing that follows an undo [PLUS-2]', () => {
    const undone = run({}, type('a', 0), type('b', 1000), undo, type('c', 2000));
    expect([undone.draft, undone.future]).toEqual([{ name: 'c' }, []]);
    // Typing that goes on joins its own edit, and that takes the redo away as well.
    const typed = run({}, type('a', 0), type('b', 1000), undo, type('c', 1100));
    expect([typed.past, typed.future]).toEqual([[{}, { name: 'a' }], []]);
  });

  it('The draft joins no key with the edit before an undo or a redo [PLUS-2]', () => {
    const redone = run({}, type('a', 0), undo, redo, type('ab', 100));
    expect(redone.past).toEqual([{}, { name: 'a' }]);
  });

  it('The draft treats a clear as a separate edit, also during typing [PLUS-2]', () => {
    const cleared = run({}, type('a', 0), edit('name', undefined, 100, 'clear'));
    expect([cleared.draft, cleared.past]).toEqual([{}, [{}, { name: 'a' }]]);
    expect(run(cleared.draft, type('b', 150)).past).toEqual([{}]);
  });

  it('The draft removes values that do not match from earlier and later steps as well, and keeps no step without effect [PLUS-4]', () => {
    const notA: SettledValue = (value) => (Array.isArray(value) ? value.filter((one) => one !== 'A') : value);
    const withoutA: Step = (state) => settleField(state, 'city', ['state'], notA);
    const behind = run({}, edit('state', 'OK'), edit('city', ['A', 'B']), edit('name', 'x'), undo, withoutA);
    expect([behind.draft, behind.future]).toEqual([
      { state: 'OK', city: ['B'] },
      [{ state: 'OK', city: ['B'], name: 'x' }],
    ]);
    const emptied = run({}, edit('state', 'OK'), edit('city', ['A']), withoutA);
    expect([emptied.draft, emptied.past]).toEqual([{ state: 'OK' }, [{}]]);
  });

  it('Undo and redo across a change of the schema restore only supported values [PLUS-2]', () => {
    const withoutB = (values: FormValues) => Object.fromEntries(Object.entries(values).filter(([id]) => id !== 'b'));
    const end = run({ b: 0 }, edit('a', 1), edit('b', 2), edit('a', 2), undo);
    // The step in which b alone changed would undo nothing any more.
    expect(refit(end, withoutB)).toMatchObject({ draft: { a: 1 }, applied: {}, past: [{}], future: [{ a: 2 }] });
    const start = run({}, edit('b', 1), edit('b', 2), edit('a', 1), edit('b', 3), undo, undo);
    expect(refit(start, withoutB)).toMatchObject({ draft: {}, past: [], future: [{ a: 1 }] });
  });

  it('The draft has one step for each remaining change, after any change of the schema [PLUS-2]', () => {
    const withoutB = ({ b: _gone, ...left }: FormValues) => left;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { past, draft, future } = refit(run({}, ...steps), withoutB);
        const drafts = [...past, draft, ...future].map((values) => JSON.stringify(Object.entries(values).sort()));
        expect(drafts.filter((one, at) => one === drafts[at + 1])).toEqual([]);
      }),
    );
  });
});
