import { configuredLabels } from '../data/LoadedOption.ts';
import { withoutUnfit } from '../links/unfitPart.ts';
import type { UnfitPart } from '../links/unfitPart.ts';
import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import type { FormValuesOf } from '../schema/FormValuesOf.ts';
import { assertSchema } from '../schema/validateSchema.ts';
import { valueFields } from '../schema/walkFields.ts';
import { effectiveValues } from '../values/fieldCondition.ts';
import { fieldValueOf } from '../values/fieldValueOf.ts';
import { filledCount } from '../values/filledCount.ts';
import { filterDraftReducer, startFilterDraft } from '../values/filterDraft.ts';
import type { EditReason, FilterDraft, FilterDraftAction } from '../values/filterDraft.ts';
import type { FieldValue, FormValues } from '../values/FormValues.ts';
import { normaliseValue } from '../values/normaliseValue.ts';
import { sameValue } from '../values/sameValue.ts';

/** Why the values of a form changed. */
export interface FormChangeDetails {
  /**
   * An edit of a field, one of the form's own actions, or `linked`: a field that depends on others lost what does not fit
   * them.
   */
  reason: EditReason | 'clear-all' | 'reset' | 'undo' | 'redo' | 'replace' | 'applied' | 'linked';
  /** The field whose value changed, null for actions on the whole form. */
  fieldId: string | null;
}

/** What a form is made with. */
export interface FilterFormOptions<TSchema extends FormSchema = FormSchema> {
  /** The fields. */
  schema: TSchema;
  /** What is applied at the start. Default: nothing. */
  applied?: FormValuesOf<TSchema>;
  /** Called with the values of the shown fields when the draft is applied. */
  onApply?: (values: FormValuesOf<TSchema>) => void;
  /** Called when everything is cleared. */
  onClear?: () => void;
  /** Called on every change of the draft. */
  onValuesChange?: (values: FormValuesOf<TSchema>, details: FormChangeDetails) => void;
  /** The time in ms, for joining edits. Default: the system's monotonic clock. */
  nowMs?: () => number;
}

/** What an option of a field is called, undefined where neither the schema nor any data has said so yet. */
export type OptionLabelLookup = (fieldId: string, value: string) => string | undefined;

/** What the buttons around a form need to know; the same object until one of them changes. */
export interface FilterFormStatus {
  /** Whether the draft differs from what is applied. */
  dirty: boolean;
  /** Whether applying would change anything. */
  canApply: boolean;
  /** Whether there is anything to clear, drafted or applied. */
  canClear: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** How many fields are filled in the draft. */
  filled: number;
}

/**
 * The state of a filter form, outside React: a draft that is edited, the applied values, undo and redo.
 * Components read it field by field, so that an edit renders one field alone. `TValues` are its values by field id, as
 * inferred from the schema where that was written with `defineSchema`.
 */
export class FilterForm<out TValues = FormValues> {
  #options: FilterFormOptions;
  #state: FilterDraft;
  #status: FilterFormStatus;
  #fields: ReadonlyMap<string, FieldSchema>;
  readonly #nowMs: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #fieldListeners = new Map<string, Set<() => void>>();
  readonly #labels = new Map<string, ReadonlyMap<string, string>>();
  readonly #configured = new Map<string, ReadonlyMap<string, string>>();
  #labelOf: OptionLabelLookup;

  constructor(options: FilterFormOptions) {
    assertSchema(options.schema);
    this.#options = options;
    this.#nowMs = options.nowMs ?? (() => performance.now());
    this.#state = startFilterDraft(this.#options.applied ?? {});
    this.#fields = new Map(valueFields(options.schema).map((field) => [field.id, field]));
    this.#status = statusOf(options.schema, this.#state);
    this.#labelOf = this.#newLabelLookup();
  }

  /** The fields. */
  get schema(): FormSchema {
    return this.#options.schema;
  }

  /** The fields, as a snapshot for React. */
  getSchema = (): FormSchema => this.#options.schema;

  /** The draft; the same object until it changes. */
  getValues = (): TValues => this.#state.draft as TValues;

  /** What is applied; the same object until it changes. */
  getApplied = (): TValues => this.#state.applied as TValues;

  /** What the buttons around the form need; the same object until it changes. */
  getStatus = (): FilterFormStatus => this.#status;

  /** Calls back on every change of draft or applied values; answers how to stop that. */
  subscribe = (listener: () => void): (() => void) => listenIn(this.#listeners, listener);

  /** Calls back when the drafted value of one field changes; answers how to stop that. */
  subscribeToField = (fieldId: string, listener: () => void): (() => void) => {
    const listeners = this.#fieldListeners.get(fieldId) ?? new Set();
    this.#fieldListeners.set(fieldId, listeners);
    return listenIn(listeners, listener);
  };

  /** Sets the drafted value of a field; a value that says nothing, like an empty text, removes it. */
  setValue = (fieldId: string, value: FieldValue | undefined, reason: EditReason = 'choose'): void => {
    const field = this.#fields.get(fieldId);
    const kept = field ? normaliseValue(field, value) : value;
    this.#dispatch({ type: 'edit', fieldId, value: kept, reason, atMs: this.#nowMs() }, { reason, fieldId });
  };

  /** Replaces the whole draft, as one edit that can be undone. */
  replaceValues = (values: FormValues): void =>
    this.#dispatch({ type: 'replace', values }, { reason: 'replace', fieldId: null });

  /** Applies the draft and reports the values of the fields that are shown. */
  apply = (): void => {
    const before = this.#state.applied;
    this.#dispatch({ type: 'apply' }, null);
    if (this.#state.applied !== before) this.#options.onApply?.(effectiveValues(this.schema, this.#state.applied));
  };

  /** Empties draft and applied values; the draft can be brought back with `undo`. */
  clear = (): void => {
    const before = this.#state;
    this.#dispatch({ type: 'clear' }, { reason: 'clear-all', fieldId: null });
    if (this.#state !== before) this.#options.onClear?.();
  };

  /**
   * Takes the draft back to what is applied, as one step that can be undone. For a draft that is to be given up although
   * the applied values stay the same, for instance when the same address or saved search is opened once more.
   */
  reset = (): void => this.#dispatch({ type: 'reset' }, { reason: 'reset', fieldId: null });

  /** Goes back to the draft before. */
  undo = (): void => this.#dispatch({ type: 'undo' }, { reason: 'undo', fieldId: null });

  /** Goes forth to the draft that was undone. */
  redo = (): void => this.#dispatch({ type: 'redo' }, { reason: 'redo', fieldId: null });

  /** Takes over values that were applied elsewhere, for instance by the address or a saved search. */
  setApplied = (values: FormValues): void =>
    this.#dispatch({ type: 'applied-elsewhere', values }, { reason: 'applied', fieldId: null });

  /** Whether the last edit is a part of typing or dragging, which usually goes on. */
  isStreaming = (): boolean => this.#state.lastEdit !== null;

  /** Takes from a field what does not fit the fields that it depends on, as a part of the edit that made it unfit. */
  dropUnfit = (fieldId: string, dependsOn: readonly string[], unfit: UnfitPart): void =>
    this.#dispatch(
      { type: 'settle', fieldId, dependsOn, settled: (value) => withoutUnfit(value, unfit) },
      { reason: 'linked', fieldId },
    );

  /** How many fields of a group (or of the whole form) are filled in the draft. */
  filledCount = (fields: FormSchema = this.schema): number => filledCount(fields, this.#state.draft);

  /** Takes over a changed schema or changed callbacks; the draft stays. */
  update = (options: Partial<FilterFormOptions>): void => {
    const before = this.#options.schema;
    if (options.schema && options.schema !== before) assertSchema(options.schema);
    this.#options = { ...this.#options, ...options };
    if (this.#options.schema === before) return;
    this.#fields = new Map(valueFields(this.#options.schema).map((field) => [field.id, field]));
    this.#configured.clear();
    this.#labelOf = this.#newLabelLookup();
    this.#publish(this.#state);
  };

  /** Remembers what options are called, for chips and sentences; a field's data reports them as they arrive. */
  rememberLabels = (fieldId: string, options: readonly { value: string; label: string }[]): void => {
    const known = this.#labels.get(fieldId) ?? new Map<string, string>();
    const fresh = options.filter(({ value, label }) => known.get(value) !== label);
    if (fresh.length === 0) return;
    this.#labels.set(fieldId, new Map([...known, ...fresh.map(({ value, label }) => [value, label] as const)]));
    this.#labelOf = this.#newLabelLookup();
    for (const listener of this.#listeners) listener();
  };

  /** Answers what an option of a field is called; another function once more labels are known. */
  getLabelOf = (): OptionLabelLookup => this.#labelOf;

  #dispatch(action: FilterDraftAction, details: FormChangeDetails | null): void {
    const before = this.#state;
    const next = filterDraftReducer(before, action);
    if (next === before) return;
    this.#state = next;
    this.#publish(before);
    if (details && next.draft !== before.draft) this.#options.onValuesChange?.(next.draft, details);
  }

  #newLabelLookup(): OptionLabelLookup {
    return (fieldId, value) => this.#labels.get(fieldId)?.get(value) ?? this.#configuredLabels(fieldId).get(value);
  }

  /** Made when they are first asked for, once per schema: chips look up every chosen option on every edit. */
  #configuredLabels(fieldId: string): ReadonlyMap<string, string> {
    const field = this.#fields.get(fieldId);
    const labels = this.#configured.get(fieldId) ?? (field ? configuredLabels(field) : new Map<string, string>());
    this.#configured.set(fieldId, labels);
    return labels;
  }

  #publish(before: FilterDraft): void {
    const status = statusOf(this.schema, this.#state);
    if (!sameValue(status, this.#status)) this.#status = status;
    for (const [fieldId, listeners] of this.#fieldListeners) {
      const changed = fieldValueOf(before.draft, fieldId) !== fieldValueOf(this.#state.draft, fieldId);
      if (changed) for (const listener of listeners) listener();
    }
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Makes the state of a filter form. `useFilterForm` does that inside React.
 * Throws a `FormSchemaError` with all failures for a schema that cannot be used.
 */
export function createFilterForm<const TSchema extends FormSchema>(
  options: FilterFormOptions<TSchema>,
): FilterForm<FormValuesOf<TSchema>> {
  // Within, values are those of any schema: the compiler cannot follow ids through `FormValuesOf`.
  return new FilterForm<FormValuesOf<TSchema>>(options as unknown as FilterFormOptions);
}

function statusOf(schema: FormSchema, { draft, applied, past, future }: FilterDraft): FilterFormStatus {
  const dirty = !sameValue(draft, applied);
  const hasValues = Object.keys(draft).length > 0 || Object.keys(applied).length > 0;
  return {
    dirty,
    canApply: dirty,
    canClear: hasValues,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    filled: filledCount(schema, draft),
  };
}

function listenIn(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
