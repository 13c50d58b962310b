import { ownValue } from './ownValue.ts';
import { sameValue } from './sameValue.ts';
import { setFieldValue } from './setFieldValue.ts';
import type { FieldValue, FormValues } from './FormValues.ts';

/** Edits of one field that follow each other within this time are undone together. */
export const coalesceMs = 500;

/** How many edits can be undone. */
export const undoLimit = 100;

/** What a person did: typing and dragging come in many small edits, choosing and clearing in whole ones. */
export type EditReason = 'type' | 'drag' | 'choose' | 'clear';

/** The filters of a form: what is drafted, what is applied, and the drafts to go back and forth to. */
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

/** What can happen to the filters. */
export type FilterDraftAction =
  | { type: 'edit'; fieldId: string; value: FieldValue | undefined; reason: EditReason; atMs: number }
  | { type: 'replace'; values: FormValues }
  | { type: 'clear-all' }
  | { type: 'reset' }
  | { type: 'apply' }
  | { type: 'applied'; values: FormValues }
  | { type: 'linked'; fieldId: string; dependsOn: readonly string[]; settled: SettledValue }
  | { type: 'undo' }
  | { type: 'redo' };

/** What is left of a value that depends on other fields, undefined for nothing. */
export type SettledValue = (value: FieldValue | undefined) => FieldValue | undefined;

/** Filters of which nothing is drafted yet. */
export function startFilterDraft(applied: FormValues): FilterDraft {
  return { draft: applied, applied, past: [], future: [], lastEdit: null };
}

/** The filters after an action; the same object where it changes nothing. */
export function filterDraftReducer(state: FilterDraft, action: FilterDraftAction): FilterDraft {
  switch (action.type) {
    case 'edit':
      return edit(state, action);
    case 'replace':
      return remember(state, action.values);
    case 'clear-all': {
      const cleared = remember(state, {});
      return sameValue(state.applied, {}) ? cleared : { ...cleared, applied: {}, lastEdit: null };
    }
    case 'reset':
      return remember(state, state.applied);
    case 'apply':
      return sameValue(state.draft, state.applied) ? state : { ...state, applied: state.draft };
    case 'applied':
      return appliedElsewhere(state, action.values);
    case 'linked':
      return settle(state, action);
    case 'undo':
    case 'redo':
      return travel(state, action.type);
  }
}

function edit(
  state: FilterDraft,
  { fieldId, value, reason, atMs }: Extract<FilterDraftAction, { type: 'edit' }>,
): FilterDraft {
  const draft = setFieldValue(state.draft, fieldId, value);
  if (draft === state.draft) return state;
  const isStream = reason === 'type' || reason === 'drag';
  const last = state.lastEdit;
  const joins = isStream && last?.fieldId === fieldId && atMs - last.atMs <= coalesceMs && state.past.length > 0;
  const lastEdit = isStream ? { fieldId, atMs } : null;
  return joins ? { ...state, draft, future: [], lastEdit } : { ...remember(state, draft), lastEdit };
}

/** A new draft, the old one to be undone to. */
function remember(state: FilterDraft, draft: FormValues): FilterDraft {
  if (sameValue(draft, state.draft)) return state;
  return { ...state, draft, past: [...state.past, state.draft].slice(-undoLimit), future: [], lastEdit: null };
}

/**
 * Filters that were applied from outside (an address, a saved search) replace the draft; that can be undone too. Where they
 * are what is drafted, the application follows the typing, which goes on as the same edit.
 */
function appliedElsewhere(state: FilterDraft, values: FormValues): FilterDraft {
  if (sameValue(values, state.applied)) return state;
  return { ...remember(state, values), applied: values };
}

/**
 * Takes from a field what does not fit the fields that it depends on. That is a part of the edit that made it unfit, not an
 * edit of its own: undoing that edit brings both back. So the drafts around this one in which those fields hold the same
 * values are settled too, and no step is added.
 */
function settle(
  state: FilterDraft,
  { fieldId, dependsOn, settled }: Extract<FilterDraftAction, { type: 'linked' }>,
): FilterDraft {
  const fix = (values: FormValues): FormValues => {
    const value = settled(ownValue(values, fieldId));
    return setFieldValue(values, fieldId, Array.isArray(value) && value.length === 0 ? undefined : value);
  };
  const isOther = (values: FormValues) =>
    dependsOn.some((id) => !sameValue(ownValue(values, id), ownValue(state.draft, id)));
  const draft = fix(state.draft);
  const past = state.past.map((values, index) => (state.past.slice(index).some(isOther) ? values : fix(values)));
  const future = state.future.map((values, index) =>
    state.future.slice(0, index + 1).some(isOther) ? values : fix(values),
  );
  // A step that only took away what is settled now would undo nothing.
  while (past.length > 0 && sameValue(past.at(-1), draft)) past.pop();
  return { ...state, draft, past, future };
}

function travel(state: FilterDraft, way: 'undo' | 'redo'): FilterDraft {
  const past = [...state.past];
  const future = [...state.future];
  const draft = way === 'undo' ? past.pop() : future.shift();
  if (!draft) return state;
  if (way === 'undo') future.unshift(state.draft);
  else past.push(state.draft);
  return { ...state, draft, past, future, lastEdit: null };
}
