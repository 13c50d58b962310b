import type { FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import type { FieldProblem } from '../values/FieldProblem.ts';
import { problemsOf } from '../values/fieldProblems.ts';
import type { FormValues } from '../values/FormValues.ts';
import { sameValue } from '../values/sameValue.ts';

/** Input of the checks. */
export interface CheckedForm {
  schema: FormSchema;
  /** The values that count. */
  effective: FormValues;
  /** Ids of hidden fields. */
  hidden: ReadonlySet<string>;
  /** A check of the application. */
  check: ((values: FormValues) => readonly FieldProblem[]) | undefined;
}

/** The problems of a form's values, and which of them are shown. */
export class FormChecks {
  #problems: ReadonlyMap<string, FieldProblem> = new Map();
  /** Number of boxes with a text that is no value, by field. */
  readonly #unreadable = new Map<string, number>();
  readonly #edited = new Set<string>();
  readonly #left = new Set<string>();
  #isShown = false;
  #awaiting: string | undefined;

  /** Whether nothing is wrong. */
  get valid(): boolean {
    return this.#problems.size === 0;
  }

  /** Whether a box has a text that is no value. */
  get hasUnreadable(): boolean {
    return this.#unreadable.size > 0;
  }

  /** The problem of a field, if it is shown. */
  problemOf(fieldId: string): FieldProblem | undefined {
    return this.#isShown || this.#left.has(fieldId) ? this.#problems.get(fieldId) : undefined;
  }

  /** Checks again; returns the ids of the fields whose problem has changed. The first problem of a field counts. */
  update({ schema, effective, hidden, check }: CheckedForm): string[] {
    const unreadable = [...this.#unreadable.keys()].map((fieldId) => ({ fieldId, code: 'not-a-number' as const }));
    const found = [...unreadable, ...problemsOf(schema, effective, hidden), ...(check?.(effective) ?? [])];
    const before = this.#problems;
    const problems = new Map<string, FieldProblem>();
    for (const one of found) {
      const known = before.get(one.fieldId);
      if (!problems.has(one.fieldId) && !hidden.has(one.fieldId))
        problems.set(one.fieldId, known && sameValue(known, one) ? known : one);
    }
    this.#problems = problems;
    return [...new Set([...before.keys(), ...problems.keys()])].filter((id) => before.get(id) !== problems.get(id));
  }

  /** Shows all problems, the first of which awaits the focus; returns the ids of their fields. */
  showAll(schema: FormSchema): string[] {
    this.#isShown = !this.valid;
    const inOrder = [...schemaIndex(schema).fields.keys(), ...this.#problems.keys()];
    this.#awaiting = inOrder.find((id) => this.#problems.has(id));
    return [...this.#problems.keys()];
  }

  /** Shows no problems any more until fields are edited and left; returns the fields whose problem was. */
  hideAll(): string[] {
    const shown = [...this.#problems.keys()].filter((id) => this.problemOf(id));
    this.#isShown = false;
    this.#edited.clear();
    this.#left.clear();
    this.#awaiting = undefined;
    return shown;
  }

  /** The user has edited a field. */
  edit(fieldId: string): void {
    this.#edited.add(fieldId);
  }

  /** The user has left a field; returns whether its problem is shown from now on. */
  leave(fieldId: string): boolean {
    if (!this.#edited.has(fieldId) || this.#left.has(fieldId)) return false;
    this.#left.add(fieldId);
    return this.#problems.has(fieldId);
  }

  /** A box of a field shows a typed text that is no value, or does so no longer. */
  markUnreadable(fieldId: string, isUnreadable: boolean): void {
    const count = (this.#unreadable.get(fieldId) ?? 0) + (isUnreadable ? 1 : -1);
    if (count > 0) this.#unreadable.set(fieldId, count);
    else this.#unreadable.delete(fieldId);
  }

  /** Whether one of some fields awaits the focus. */
  awaitsFocus(fieldIds: { has(id: string): boolean }): boolean {
    return this.#awaiting !== undefined && fieldIds.has(this.#awaiting);
  }

  /** Whether a field is to take the focus; once. */
  takeFocus(fieldId: string): boolean {
    if (this.#awaiting !== fieldId) return false;
    this.#awaiting = undefined;
    return true;
  }
}
