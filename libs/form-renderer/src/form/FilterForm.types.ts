import type { UnfitPart } from '../links/unfitPart.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import type { FormValuesOf, GivenValues } from '../schema/FormValuesOf.ts';
import type { FieldProblem } from '../values/FieldProblem.ts';
import type { EditReason } from '../values/filterDraft.ts';
import type { FormValues } from '../values/FormValues.ts';

/** Why the values of a form changed. */
export interface FormChangeDetails {
  /**
   * An edit of a field, one of the form's own actions, `linked`: a dependent field lost values that do not fit, or
   * `schema`: a changed schema cannot show some values.
   */
  reason: EditReason | 'clear-all' | 'reset' | 'undo' | 'redo' | 'replace' | 'applied' | 'linked' | 'schema';
  /** The field whose value changed, null for actions on the whole form. */
  fieldId: string | null;
}

/** Options of a form. */
export interface FilterFormOptions<TSchema extends FormSchema = FormSchema> {
  /** The fields. */
  schema: TSchema;
  /** Initially applied values. Default: none. */
  applied?: GivenValues<FormValuesOf<TSchema>>;
  /** Called with the values of the shown fields when the draft is applied. */
  onApply?: (values: FormValuesOf<TSchema>) => void;
  /** Called when everything is cleared. */
  onClear?: () => void;
  /** Called on every change of the draft. */
  onValuesChange?: (values: FormValuesOf<TSchema>, details: FormChangeDetails) => void;
  /**
   * Returns problems beyond the rules of the schema, for example from `ajvCheck`. Called with the values of the shown
   * fields on every change. Default: none.
   */
  check?: (values: FormValues) => readonly FieldProblem[];
  /** The time in ms, for joining edits. Default: the system's monotonic clock. */
  nowMs?: () => number;
}

/** Returns the label of an option; undefined if neither schema nor data has it yet. */
export type OptionLabelLookup = (fieldId: string, value: string) => string | undefined;

/** Status of a form for its buttons; a stable object until it changes. */
export interface FilterFormStatus {
  /** Whether the draft differs from the applied values, ignoring hidden fields. */
  dirty: boolean;
  /** Whether applying would change anything. An invalid draft is only refused when it is applied. */
  canApply: boolean;
  /** Whether values are being compared with loading data. Applications that apply the draft themselves must wait. */
  settling: boolean;
  /** Whether Apply is pending until values have been compared with loading data. */
  applying: boolean;
  /** Whether there is anything to clear, drafted or applied. */
  canClear: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** How many fields are filled in the draft. */
  filled: number;
  /** Whether all values are valid: those of the shown fields, by the schema and by `check`. */
  valid: boolean;
}

/**
 * The state of a filter form, outside React: a draft that is edited, the applied values, undo and redo. Components
 * subscribe per field, so that an edit only re-renders one field. `TValues` are the values by field id, inferred from a
 * schema written with `defineSchema`. Empty values are dropped: an empty text or list, an unchecked box, a full range.
 */
export interface FilterForm<TValues = FormValues> {
  /** The fields; the same list until they change. */
  readonly schema: FormSchema;
  /** The draft; the same object until it changes. */
  getValues(this: void): TValues;
  /** The draft without the values of hidden fields; the same object until it changes. */
  getEffectiveValues(this: void): TValues;
  /** The applied filters; the same object until they change. */
  getApplied(this: void): TValues;
  /** State of the buttons around the form; the same object until it changes. */
  getStatus(this: void): FilterFormStatus;
  /** Whether a field or a group is hidden, by its own conditions or by those around it. */
  isHidden(this: void, id: string): boolean;
  /** Calls back on every change of draft or applied values; returns a function that unsubscribes. */
  subscribe(this: void, listener: () => void): () => void;
  /** Calls back when the drafted value of one field changes, or whether it is hidden; returns a function that unsubscribes. */
  subscribeToField(this: void, fieldId: string, listener: () => void): () => void;
  /** Sets the drafted value of a field; an empty value, such as an empty text, removes it. */
  setValue<TId extends keyof TValues & string>(
    this: void,
    fieldId: TId,
    value: TValues[TId] | undefined,
    reason?: EditReason,
  ): void;
  /** Removes the drafted value of any field, for example when its chip is removed. */
  setValue(this: void, fieldId: string, value: undefined, reason?: EditReason): void;
  /** Replaces the whole draft, as one edit that can be undone. */
  replaceValues(this: void, values: TValues): void;
  /**
   * Whether all values are valid. Shows all errors and focuses the first invalid field. For forms that the application
   * submits: `apply` validates automatically.
   */
  validate(this: void): boolean;
  /**
   * Returns the shown problem of a field: after `validate` or `apply`, or after the user has edited and left the field.
   * A stable object until it changes.
   */
  getProblem(this: void, fieldId: string): FieldProblem | undefined;
  /** Reports that the user has left a field. */
  leave(this: void, fieldId: string): void;
  /** Reports that a box of a field shows an unreadable text, which makes the form invalid, or that this one no longer does. */
  markUnreadable(this: void, fieldId: string, isUnreadable: boolean): void;
  /** Number of times that the draft was cleared or reset; boxes then drop texts that are no values. */
  getRestarts(this: void): number;
  /** Whether one of some fields is the first that is not valid, and waits for the focus that `validate` asked for. */
  awaitsFocus(this: void, fieldIds: { has(id: string): boolean }): boolean;
  /** Returns whether a field is to take the focus that `validate` asked for; once. */
  takeFocus(this: void, fieldId: string): boolean;
  /**
   * Applies the draft and reports the values of the fields that are shown. While values are being compared with loading
   * data, it waits (`applying` in the status); any edit cancels it.
   */
  apply(this: void): void;
  /** Empties draft and applied values; the draft can be brought back with `undo`. */
  clear(this: void): void;
  /**
   * Resets the draft to the applied values, as one undoable step, for example when the same address or saved search is
   * opened again.
   */
  reset(this: void): void;
  /** Goes back to the draft before. */
  undo(this: void): void;
  /** Redoes the draft that was undone. */
  redo(this: void): void;
  /**
   * Sets values that were applied elsewhere, for example by the address or a saved search. Values passed to `onApply`
   * or `onValuesChange` within the last ten seconds that come back, once and in order, are applied without changing the
   * draft. Skipped ones count as new.
   */
  setApplied(this: void, values: TValues): void;
  /** Whether the last edit is part of typing or dragging, which usually continues. */
  isStreaming(this: void): boolean;
  /** Removes values that do not fit the parent fields, as part of the edit that caused it. */
  dropUnfit(this: void, fieldId: string, dependsOn: readonly string[], unfit: UnfitPart): void;
  /**
   * Reports whether values still have to be compared with data that is loading; `apply` waits meanwhile. If the reporting
   * holder unmounts first, the pending Apply is cancelled: values that were not compared are never applied.
   */
  holdApply(this: void, holder: object, isHeld: boolean, isGivenUp?: boolean): void;
  /** How many fields of a group (or of the whole form) are filled in the draft. */
  filledCount(this: void, fields?: FormSchema): number;
  /**
   * Sets a new schema, callbacks and applied values (as `setApplied`) in one step. Values that the new schema cannot
   * show are removed from the draft, the applied values and the undo history. An equal schema changes nothing.
   */
  update(this: void, options: Partial<FilterFormOptions>): void;
  /** Stores option labels for chips and sentences; reported when a field's data loads. */
  rememberLabels(this: void, fieldId: string, options: readonly { value: string; label: string }[]): void;
  /** Returns the label of a field's option; a new function when labels change. */
  getLabelOf(this: void): OptionLabelLookup;
}
