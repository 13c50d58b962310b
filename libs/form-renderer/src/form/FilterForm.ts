import { partsOf } from '../data/FieldDataLoaders.ts';
import { configuredLabels } from '../values/LoadedOption.ts';
import { withoutUnfit } from '../links/unfitPart.ts';
import type { UnfitPart } from '../links/unfitPart.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import type { FormValuesOf } from '../schema/FormValuesOf.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { assertSchema } from '../schema/validateSchema.ts';
import { hiddenIds, withoutHidden } from '../values/fieldCondition.ts';
import { ownValue } from '../objects/ownValue.ts';
import { filledCount } from '../values/filledCount.ts';
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
} from '../values/filterDraft.ts';
import type { EditReason, FilterDraft } from '../values/filterDraft.ts';
import type { FieldProblem } from '../values/FieldProblem.ts';
import type { FieldValue, FormValues } from '../values/FormValues.ts';
import { normaliseValue, normaliseValues } from '../values/normaliseValue.ts';
import { sameValue } from '../values/sameValue.ts';
import type {
  FilterForm,
  FilterFormOptions,
  FilterFormStatus,
  FormChangeDetails,
  OptionLabelLookup,
} from './FilterForm.types.ts';
import { listenIn, tellAll } from '../data/listeners.ts';
import { FormChecks } from './FormChecks.ts';

/** Reasons that reset the form's messages. */
const startsAgain: ReadonlySet<string> = new Set(['apply', 'clear-all', 'reset', 'applied', 'schema']);

/** Max time in ms for an application to pass back applied values. */
const echoMs = 10_000;

/** The store of a form. Its methods are bound, so that they can be passed separately. */
class FilterFormStore implements FilterForm {
  #options: FilterFormOptions;
  #state: FilterDraft;
  #effective: FormValues;
  #hidden: ReadonlySet<string>;
  readonly #checks = new FormChecks();
  #status: FilterFormStatus;
  readonly #holders = new Set<object>();
  #isApplyWanted = false;
  #restarts = 0;
  /** Values passed to callbacks that have not come back yet, in order. */
  #handedOut: readonly { draft: FormValues; atMs: number; isApplied: boolean }[] = [];
  readonly #nowMs: () => number;
  readonly #listeners = new Set<() => void>();
  /** Pending calls of callbacks, in order of occurrence. */
  readonly #news: (() => void)[] = [];
  readonly #fieldListeners = new Map<string, Set<() => void>>();
  readonly #labels = new Map<string, ReadonlyMap<string, string>>();
  #labelOf = this.#newLabelLookup();

  constructor(options: FilterFormOptions) {
    assertSchema(options.schema);
    this.#options = options;
    this.#nowMs = options.nowMs ?? (() => performance.now());
    this.#state = startFilterDraft(this.#normal((options.applied ?? {}) as FormValues));
    this.#hidden = hiddenIds(this.schema, this.#state.draft);
    this.#effective = this.#shown(this.#state.draft);
    this.#check();
    this.#status = this.#newStatus();
  }

  get schema(): FormSchema {
    return this.#options.schema;
  }

  getValues = (): FormValues => this.#state.draft;

  getEffectiveValues = (): FormValues => this.#effective;

  getApplied = (): FormValues => this.#state.applied;

  getStatus = (): FilterFormStatus => this.#status;

  isHidden = (id: string): boolean => this.#hidden.has(id);

  subscribe = (listener: () => void): (() => void) => listenIn(this.#listeners, listener);

  subscribeToField = (fieldId: string, listener: () => void): (() => void) => {
    const listeners = this.#fieldListeners.get(fieldId) ?? new Set();
    this.#fieldListeners.set(fieldId, listeners);
    return listenIn(listeners, listener);
  };

  setValue = (fieldId: string, value: FieldValue | undefined, reason: EditReason = 'choose'): void => {
    const kept = normaliseValue(schemaIndex(this.schema).fields.get(fieldId), value);
    this.#checks.edit(fieldId);
    this.#change(editField(this.#state, { fieldId, value: kept, reason, atMs: this.#nowMs() }), reason, fieldId);
  };

  replaceValues = (values: FormValues): void =>
    this.#change(replaceDraft(this.#state, this.#normal(values)), 'replace');

  getProblem = (fieldId: string): FieldProblem | undefined => this.#checks.problemOf(fieldId);

  validate = (): boolean => {
    const ids = this.#checks.showAll(this.schema);
    if (ids.length > 0) tellAll([...this.#listenersOf(ids), ...this.#listeners]);
    return this.#checks.valid;
  };

  leave = (fieldId: string): void => {
    if (this.#checks.leave(fieldId)) tellAll(this.#listenersOf([fieldId]));
  };

  markUnreadable = (fieldId: string, isUnreadable: boolean): void => {
    this.#checks.markUnreadable(fieldId, isUnreadable);
    this.#publish(this.#state);
  };

  getRestarts = (): number => this.#restarts;

  awaitsFocus = (fieldIds: { has(id: string): boolean }): boolean => this.#checks.awaitsFocus(fieldIds);

  takeFocus = (fieldId: string): boolean => this.#checks.takeFocus(fieldId);

  apply = (): void => {
    if (!this.validate()) return;
    this.#isApplyWanted = this.#holders.size > 0 && this.#status.dirty;
    if (this.#isApplyWanted) return this.#publish(this.#state);
    this.#change(applyDraft(this.#state), 'apply');
  };

  clear = (): void => this.#change(clearAll(this.#state), 'clear-all');

  reset = (): void => this.#change(replaceDraft(this.#state, this.#state.applied), 'reset');

  undo = (): void => this.#change(travel(this.#state, 'undo'), 'undo');

  redo = (): void => this.#change(travel(this.#state, 'redo'), 'redo');

  setApplied = (applied: FormValues): void => this.update({ applied });

  isStreaming = (): boolean => this.#state.lastEdit !== null;

  dropUnfit = (fieldId: string, dependsOn: readonly string[], unfit: UnfitPart): void =>
    this.#change(
      settleField(this.#state, fieldId, dependsOn, (value) => withoutUnfit(value, unfit)),
      'linked',
      fieldId,
    );

  holdApply = (holder: object, isHeld: boolean, isGivenUp?: boolean): void => {
    const wasHeld = this.#holders.size > 0;
    if (isHeld) this.#holders.add(holder);
    else this.#holders.delete(holder);
    if (wasHeld === this.#holders.size > 0) return;
    if (isGivenUp) this.#isApplyWanted = false;
    if (this.#isApplyWanted) this.apply();
    else this.#publish(this.#state);
  };

  filledCount = (fields: FormSchema = this.schema): number => filledCount(fields, this.#effective);

  update = ({ applied, ...options }: Partial<FilterFormOptions>): void => {
    const before = this.schema;
    // An inline schema has equal content, so it is neither validated nor rendered again.
    const schema = !options.schema || sameValue(options.schema, before) ? before : options.schema;
    if (schema !== before) assertSchema(schema);
    this.#options = { ...this.#options, ...options, schema };
    // Drops values that no field can show, so that they are not applied.
    const fit = (values: FormValues) => normaliseValues(schema, values, before);
    let state = this.#state;
    if (schema !== before) {
      state = refit(state, fit);
      this.#handedOut = this.#handedOut.map((one) => ({ ...one, draft: fit(one.draft) }));
      for (const [id, field] of schemaIndex(before).fields) {
        const now = schemaIndex(schema).fields.get(id);
        if (now && sameValue(partsOf(field), partsOf(now))) continue;
        this.#labels.delete(id);
        this.#labelOf = this.#newLabelLookup();
      }
    }
    if (!applied) return schema === before ? undefined : this.#change(state, 'schema');
    const next = fit(applied as FormValues);
    const known = this.#takeEcho(next, state);
    const own = known ? 'echo' : 'applied';
    // Values that come with their schema are reported only if the schema drops some of them.
    const isLost = schema !== before && (known || !sameValue(next, applied));
    this.#change(takeApplied(state, known ?? next, !!known), isLost ? 'schema' : own);
  };

  rememberLabels = (fieldId: string, options: readonly { value: string; label: string }[]): void => {
    const known = this.#labels.get(fieldId) ?? new Map<string, string>();
    if (options.every(({ value, label }) => known.get(value) === label)) return;
    this.#labels.set(fieldId, new Map([...known, ...options.map(({ value, label }) => [value, label] as const)]));
    this.#labelOf = this.#newLabelLookup();
    tellAll(this.#listeners);
  };

  getLabelOf = (): OptionLabelLookup => this.#labelOf;

  #shown(values: FormValues): FormValues {
    return withoutHidden(this.schema, values);
  }

  /** The applied values, with those of hidden fields, which stay. */
  #takeEcho(next: FormValues, { applied, draft }: FilterDraft): FormValues | undefined {
    const isNext = (one: FormValues) => sameValue(one, next) || sameValue(this.#shown(one), next);
    const out = this.#handedOut.filter(({ atMs }) => this.#nowMs() - atMs < echoMs);
    const echo = out.findIndex((one) => isNext(one.draft));
    const known = [applied, draft].find(isNext) ?? out[echo]?.draft;
    // Values come back once and in order: skipped ones are real changes if they come later.
    this.#handedOut = known ? out.slice(echo + 1) : [];
    return known;
  }

  #normal(values: FormValues): FormValues {
    return normaliseValues(this.schema, values);
  }

  #change(
    next: FilterDraft,
    reason: FormChangeDetails['reason'] | 'apply' | 'echo',
    fieldId: string | null = null,
  ): void {
    const [before, effective] = [this.#state, this.#effective];
    const { onValuesChange, onApply, onClear } = this.#options;
    // Edits after a press of Apply are not part of it; values that links remove are.
    if (reason !== 'linked' && reason !== 'echo') this.#isApplyWanted = false;
    const unmarked = startsAgain.has(reason) ? this.#checks.hideAll() : [];
    const isRestart = reason === 'clear-all' || reason === 'reset';
    if (isRestart) this.#restarts += 1;
    if (!isRestart && next === before && this.#status.applying === this.#isApplyWanted && unmarked.length === 0) return;
    this.#state = next;
    // Applying changes no draft, and an echo none either.
    const isEdited = next.draft !== before.draft;
    const news = isEdited
      ? [() => onValuesChange?.(next.draft, { reason: reason as FormChangeDetails['reason'], fieldId })]
      : [];
    if (next !== before && reason === 'apply') news.push(() => onApply?.(effective));
    if (next !== before && reason === 'clear-all') news.push(() => onClear?.());
    const isApplied = reason === 'apply' || reason === 'clear-all';
    // Applying settles all earlier reports.
    if (isApplied) this.#handedOut = this.#handedOut.filter((one) => one.isApplied);
    const isTold = reason === 'apply' ? onApply : isEdited && reason !== 'applied' && onValuesChange;
    if (isTold)
      this.#handedOut = [...this.#handedOut.slice(-99), { draft: next.draft, atMs: this.#nowMs(), isApplied }];
    this.#publish(before, news, unmarked);
  }

  #newLabelLookup(): OptionLabelLookup {
    return (fieldId, value) => {
      const field = schemaIndex(this.schema).fields.get(fieldId);
      return this.#labels.get(fieldId)?.get(value) ?? (field && configuredLabels(field).get(value));
    };
  }

  #newStatus(): FilterFormStatus {
    const { applied, past, future } = this.#state;
    const shownApplied = this.#shown(applied);
    const dirty = !sameValue(this.#effective, shownApplied);
    return {
      dirty,
      canApply: dirty && !this.#isApplyWanted,
      settling: this.#holders.size > 0,
      applying: this.#isApplyWanted,
      canClear: this.#checks.hasUnreadable || !sameValue([this.#effective, shownApplied], [{}, {}]),
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      filled: this.filledCount(),
      valid: this.#checks.valid,
    };
  }

  #check(): string[] {
    const { schema, check } = this.#options;
    return this.#checks.update({ schema, check, effective: this.#effective, hidden: this.#hidden });
  }

  #listenersOf(fieldIds: readonly string[]): (() => void)[] {
    return fieldIds.flatMap((id) => [...(this.#fieldListeners.get(id) ?? [])]);
  }

  /** Notifies the listeners of single fields first, and those that receive a reason last. */
  #publish({ draft: before }: FilterDraft, news: readonly (() => void)[] = [], unmarked: readonly string[] = []): void {
    const { draft } = this.#state;
    const hiddenBefore = this.#hidden;
    this.#hidden = hiddenIds(this.schema, draft);
    const effective = withoutHidden(this.schema, draft, this.#hidden);
    // Where nothing is hidden, which is usual, nothing has to be compared.
    if (effective === draft || !sameValue(effective, this.#effective)) this.#effective = effective;
    const problems = this.#check();
    const status = this.#newStatus();
    if (!sameValue(status, this.#status)) this.#status = status;
    const changed = new Set([
      ...Object.keys({ ...before, ...draft }).filter((id) => ownValue(before, id) !== ownValue(draft, id)),
      ...problems,
      ...unmarked,
      ...[...hiddenBefore, ...this.#hidden].filter((id) => hiddenBefore.has(id) !== this.#hidden.has(id)),
    ]);
    const concerned = this.#listenersOf([...changed]);
    this.#news.push(...news);
    // A listener may edit the form: its change is reported afterwards.
    const tellNext = () => this.#news.shift()?.();
    tellAll([...concerned, ...this.#listeners, ...news.map(() => tellNext)]);
  }
}

/**
 * Creates the state of a filter form; in React, use `useFilterForm`. Throws a `FormSchemaError` with all failures for
 * an invalid schema.
 */
export function createFilterForm<const TSchema extends FormSchema>(
  options: FilterFormOptions<TSchema>,
): FilterForm<FormValuesOf<TSchema>> {
  // Within, values are those of any schema: the compiler cannot follow ids through `FormValuesOf`.
  return new FilterFormStore(options as unknown as FilterFormOptions) as unknown as FilterForm<FormValuesOf<TSchema>>;
}
