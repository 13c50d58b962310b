import type { UnfitPart } from '../links/unfitPart.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import type { FormValuesOf, GivenValues } from '../schema/FormValuesOf.ts';
import type { FieldProblem } from '../values/FieldProblem.ts';
import type { EditReason } from '../values/filterDraft.ts';
import type { FormValues } from '../values/FormValues.ts';

/** Why the values of a form changed. */
export interface FormChangeDetails {
  /**
   * An edit of a field, one of the form's own actions, `linked`: a field that depends on others lost what does not fit
   * them, or `schema`: the fields of a changed schema cannot show what went.
   */
  reason: EditReason | 'clear-all' | 'reset' | 'undo' | 'redo' | 'replace' | 'applied' | 'linked' | 'schema';
  /** The field whose value changed, null for actions on the whole form. */
  fieldId: string | null;
}

/** What a form is made with. */
export interface FilterFormOptions<TSchema extends FormSchema = FormSchema> {
  /** The fields. */
  schema: TSchema;
  /** What is applied at the start. Default: nothing. */
  applied?: GivenValues<FormValuesOf<TSchema>>;
  /** Called with the values of the shown fields when the draft is applied. */
  onApply?: (values: FormValuesOf<TSchema>) => void;
  /** Called when everything is cleared. */
  onClear?: () => void;
  /** Called on every change of the draft. */
  onValuesChange?: (values: FormValuesOf<TSchema>, details: FormChangeDetails) => void;
  /**
   * Finds problems beyond the rules of the schema, for instance with `ajvCheck`. It is given the values of the shown fields
   * on every change. Default: none.
   */
  check?: (values: FormValues) => readonly FieldProblem[];
  /** The time in ms, for joining edits. Default: the system's monotonic clock. */
  nowMs?: () => number;
}

/** What an option of a field is called, undefined where neither the schema nor any data has said so yet. */
export type OptionLabelLookup = (fieldId: string, value: string) => string | undefined;

/** What the buttons around a form need to know; the same object until one of them changes. */
export interface FilterFormStatus {
  /** Whether what counts of the draft differs from what counts of what is applied; values of hidden fields do not. */
  dirty: boolean;
  /** Whether applying would change anything; a draft that is not valid is refused only when it is applied, and says why. */
  canApply: boolean;
  /** Whether values have yet to be compared with data that is under way; an application that applies the draft itself waits. */
  settling: boolean;
  /** Whether Apply was pressed and waits until values have been compared with the data of the fields that they depend on. */
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
 * The state of a filter form, outside React: a draft that is edited, the applied values, undo and redo. Components read it
 * field by field, so that an edit renders one field alone. `TValues` are its values by field id, as inferred from the
 * schema where that was written with `defineSchema`. Values come in as they are and are kept without what says nothing: an
 * empty text or list, a box that is not ticked, a full range.
 */
export interface FilterForm<TValues = FormValues> {
  /** The fields; the same list until they change. */
  readonly schema: FormSchema;
  /** The draft; the same object until it changes. */
  getValues(this: void): TValues;
  /** The draft without the values of hidden fields; the same object until it changes. */
  getEffectiveValues(this: void): TValues;
  /** What is applied; the same object until it changes. */
  getApplied(this: void): TValues;
  /** What the buttons around the form need; the same object until it changes. */
  getStatus(this: void): FilterFormStatus;
  /** Whether a field or a group is hidden, by its own conditions or by those around it. */
  isHidden(this: void, id: string): boolean;
  /** Calls back on every change of draft or applied values; returns a function that unsubscribes. */
  subscribe(this: void, listener: () => void): () => void;
  /** Calls back when the drafted value of one field changes, or whether it is hidden; returns a function that unsubscribes. */
  subscribeToField(this: void, fieldId: string, listener: () => void): () => void;
  /** Sets the drafted value of a field; a value that says nothing, like an empty text, removes it. */
  setValue<TId extends keyof TValues & string>(
    this: void,
    fieldId: TId,
    value: TValues[TId] | undefined,
    reason?: EditReason,
  ): void;
  /** Removes the drafted value of any field, for instance the one of a chip that is taken away. */
  setValue(this: void, fieldId: string, value: undefined, reason?: EditReason): void;
  /** Replaces the whole draft, as one edit that can be undone. */
  replaceValues(this: void, values: TValues): void;
  /**
   * Whether all values are valid. Where some are not, shows what is wrong with each and moves the focus to the first of
   * them. For a form that is sent by an application: `apply` does so by itself.
   */
  validate(this: void): boolean;
  /**
   * What is wrong with the value of a field, as far as that is shown: after `validate` or `apply`, and once the user has
   * edited the field and left it. The same object until it changes.
   */
  getProblem(this: void, fieldId: string): FieldProblem | undefined;
  /** Reports that the user has left a field. */
  leave(this: void, fieldId: string): void;
  /** Reports whether a field shows a typed text that is no value, and with which the form is not valid. */
  markUnreadable(this: void, fieldId: string, isUnreadable: boolean): void;
  /** Whether one of some fields is the first that is not valid, and waits for the focus that `validate` asked for. */
  awaitsFocus(this: void, fieldIds: { has(id: string): boolean }): boolean;
  /** Returns whether a field is to take the focus that `validate` asked for; once. */
  takeFocus(this: void, fieldId: string): boolean;
  /**
   * Applies the draft and reports the values of the fields that are shown. While values have yet to be compared with the
   * data of the fields that they depend on, it waits for that, which the status tells as `applying`; any edit meanwhile takes
   * it back.
   */
  apply(this: void): void;
  /** Empties draft and applied values; the draft can be brought back with `undo`. */
  clear(this: void): void;
  /**
   * Takes the draft back to what is applied, as one step that can be undone. For a draft that is to be given up although
   * the applied values stay the same, for instance when the same address or saved search is opened once more.
   */
  reset(this: void): void;
  /** Goes back to the draft before. */
  undo(this: void): void;
  /** Goes forth to the draft that was undone. */
  redo(this: void): void;
  /**
   * Takes over values that were applied elsewhere, for instance by the address or a saved search. What `onApply` or
   * `onValuesChange` were given within the last ten seconds is no news when it comes back, each once and in order: it is
   * applied then, and the draft stays as it was edited since. What was given before that, and was skipped, is news again.
   */
  setApplied(this: void, values: TValues): void;
  /** Whether the last edit is a part of typing or dragging, which usually goes on. */
  isStreaming(this: void): boolean;
  /** Takes from a field what does not fit the fields that it depends on, as a part of the edit that made it unfit. */
  dropUnfit(this: void, fieldId: string, dependsOn: readonly string[], unfit: UnfitPart): void;
  /**
   * Reports whether values still have to be compared with data that is loading; `apply` waits meanwhile. If the reporting
   * holder unmounts first, the pending Apply is cancelled: values that were not compared are never applied.
   */
  holdApply(this: void, holder: object, isHeld: boolean, isGivenUp?: boolean): void;
  /** How many fields of a group (or of the whole form) are filled in the draft. */
  filledCount(this: void, fields?: FormSchema): number;
  /**
   * Takes over a changed schema, changed callbacks, and values that were applied elsewhere, as `setApplied` does: where schema
   * and values change together, in one step. The draft stays but for what the fields of the schema cannot show, which
   * goes from what is applied and from what can be undone too. A schema that reads the same changes nothing.
   */
  update(this: void, options: Partial<FilterFormOptions>): void;
  /** Remembers what options are called, for chips and sentences; a field's data reports them as they arrive. */
  rememberLabels(this: void, fieldId: string, options: readonly { value: string; label: string }[]): void;
  /** Returns the label of a field's option; a new function when labels change. */
  getLabelOf(this: void): OptionLabelLookup;
}
