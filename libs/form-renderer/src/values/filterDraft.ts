import { ownValue } from '../objects/ownValue.ts';
import { sameValue } from './sameValue.ts';
import { setFieldValue } from './setFieldValue.ts';
import type { FieldValue, FormValues } from './FormValues.ts';

/** Edits of one field that follow each other within this time are undone together. */
export const coalesceMs = 500;

/** How many edits can be undone. */
export const undoLimit = 100;

/** Kind of edit: typing and dragging make many small edits, choosing and clearing one each. */
export type EditReason = 'type' | 'drag' | 'choose' | 'clear';

/** The filters of a form: the draft, the applied ones, and the history of drafts. */
export interface FilterDraft {
  readonly draft: FormValues;
  readonly applied: FormValues;
  /** Earlier drafts, the latest last. */
  readonly past: readonly FormValues[];
  /** Undone drafts, the one to redo first. */
  readonly future: readonly FormValues[];
  /** The last edit that the next one may be joined with, null after anything else. */
  readonly lastEdit: { readonly fieldId: string; readonly atMs: number } | null;
}

/** The remaining value of a dependent field, undefined for none. */
export type SettledValue = (value: FieldValue | undefined) => FieldValue | undefined;

/** Filters of which nothing is drafted yet. */
export function startFilterDraft(applied: FormValues): FilterDraft {
  return { draft: applied, applied, past: [], future: [], lastEdit: null };
}

/** An edit of one field. */
export interface FieldEdit {
  readonly fieldId: string;
  readonly value: FieldValue | undefined;
  readonly reason: EditReason;
  /** When, in ms of any clock. */
  readonly atMs: number;
}

/** The filters after an edit of a field; the same object where it changes nothing, here and below. */
export function editField(state: FilterDraft, { fieldId, value, reason, atMs }: FieldEdit): FilterDraft {
  const draft = setFieldValue(state.draft, fieldId, value);
  if (draft === state.draft) return state;
  const isStream = reason === 'type' || reason === 'drag';
  const last = state.lastEdit;
  const joins = isStream && last?.fieldId === fieldId && atMs - last.atMs <= coalesceMs && state.past.length > 0;
  const lastEdit = isStream ? { fieldId, atMs } : null;
  return { ...(joins ? { ...state, draft, future: [] } : replaceDraft(state, draft)), lastEdit };
}

/** A new draft, the old one to be undone to. */
export function replaceDraft(state: FilterDraft, draft: FormValues): FilterDraft {
  if (sameValue(draft, state.draft)) return state;
  return { ...state, draft, past: [...state.past, state.draft].slice(-undoLimit), future: [], lastEdit: null };
}

/** Nothing drafted and nothing applied; the draft can be brought back. */
export function clearAll(state: FilterDraft): FilterDraft {
  return takeApplied(replaceDraft(state, {}), {}, true);
}

/** The draft applied. */
export function applyDraft(state: FilterDraft): FilterDraft {
  return takeApplied(state, state.draft, true);
}

/**
 * Filters that were applied from outside (an address, a saved search) replace the draft; that can be undone too. The echo of
 * an earlier value leaves the draft unchanged: the application follows the typing, which continues as the same edit.
 */
export function takeApplied(state: FilterDraft, values: FormValues, isEcho: boolean): FilterDraft {
  if (sameValue(values, state.applied)) return state;
  return { ...(isEcho ? state : replaceDraft(state, values)), applied: values };
}

/** All of them as another schema can show them, those to go back and forth to among them. */
export function refit(state: FilterDraft, fit: (values: FormValues) => FormValues): FilterDraft {
  const { draft, applied, past, future } = state;
  return withoutEmptySteps({
    ...state,
    draft: fit(draft),
    applied: fit(applied),
    past: past.map(fit),
    future: future.map(fit),
  });
}

/**
 * Takes from a field what does not fit the fields that it depends on. That is a part of the edit that made it unfit, not an
 * edit of its own: undoing that edit brings both back. So the drafts around this one in which those fields hold the same
 * values are settled too, and no step is added.
 */
export function settleField(
  state: FilterDraft,
  fieldId: string,
  dependsOn: readonly string[],
  settled: SettledValue,
): FilterDraft {
  const fix = (values: FormValues): FormValues => {
    const value = settled(ownValue(values, fieldId));
    return setFieldValue(values, fieldId, sameValue(value, []) ? undefined : value);
  };
  const fixNearest = (drafts: readonly FormValues[]) => {
    let isNear = true;
    return drafts.map((values) => {
      isNear &&= dependsOn.every((id) => sameValue(ownValue(values, id), ownValue(state.draft, id)));
      return isNear ? fix(values) : values;
    });
  };
  const past = fixNearest([...state.past].reverse()).reverse();
  return withoutEmptySteps({ ...state, draft: fix(state.draft), past, future: fixNearest(state.future) });
}

/** Where drafts have changed, one may have become the next, and the step between them undoes nothing any more. */
function withoutEmptySteps(state: FilterDraft): FilterDraft {
  const { draft, past, future } = state;
  return {
    ...state,
    past: past.filter((one, at) => !sameValue(one, past[at + 1] ?? draft)),
    future: future.filter((one, at) => !sameValue(one, future[at - 1] ?? draft)),
  };
}

/** The draft before, or the one that was undone. */
export function travel(state: FilterDraft, way: 'undo' | 'redo'): FilterDraft {
  const past = [...state.past];
  const future = [...state.future];
  const draft = way === 'undo' ? past.pop() : future.shift();
  if (!draft) return state;
  if (way === 'undo') future.unshift(state.draft);
  else past.push(state.draft);
  return { ...state, draft, past, future, lastEdit: null };
}
