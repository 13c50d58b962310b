import type { FieldDataLoader } from '../data/FieldDataLoader.ts';
import { searchDelayMs } from '../data/FieldDataLoader.ts';
import type { FieldDataLoaders } from '../data/FieldDataLoaders.ts';
import type { Places } from '../data/fillPlaces.ts';
import { fieldExpression } from '../expressions/fieldExpression.ts';
import type { FilterForm } from '../form/FilterForm.ts';
import type { DataSource } from '../schema/DataSource.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import { fieldName, sourcesOf, valueFields } from '../schema/walkFields.ts';
import { effectiveValues } from '../values/fieldCondition.ts';
import type { FieldValue } from '../values/FormValues.ts';
import { fieldValueOf } from '../values/fieldValueOf.ts';
import { sameValue } from '../values/sameValue.ts';
import { linkNotice } from './linkNotice.ts';
import type { LinkNotice } from './linkNotice.ts';
import { unfitPart } from './unfitPart.ts';
import type { UnfitPart } from './unfitPart.ts';

/** A field whose data depends on others. */
interface FieldLink {
  readonly field: FieldSchema;
  readonly parents: readonly string[];
  readonly loader: FieldDataLoader;
  /** The parents' values that the data was last asked for. */
  key: string;
  value: FieldValue | undefined;
  /** Whether the value has yet to be compared with the data for the parents' present values. */
  isUnsettled: boolean;
  notice: LinkNotice | null;
}

const nothing: Places = {};

/**
 * Keeps fields whose data depends on other fields in step with them: their data loads anew when a value that it depends on
 * changes, and what of their own value does not fit then is taken away or marked.
 */
export class FieldLinks {
  readonly #form: FilterForm;
  readonly #listeners = new Set<() => void>();
  #links: FieldLink[] = [];
  #message = '';

  constructor(form: FilterForm) {
    this.#form = form;
  }

  /** Begins to follow the form and the data of its linked fields; answers how to stop. */
  follow = (loaders: FieldDataLoaders): (() => void) => {
    const { schema, getValues } = this.#form;
    this.#links = valueFields(schema).flatMap((field) => {
      const parents = [...new Set(sourcesOf(field).flatMap(({ dependsOn = [] }) => dependsOn))];
      if (parents.length === 0) return [];
      const value = fieldValueOf(getValues(), field.id);
      return [{ field, parents, loader: loaders.of(field), key: '', value, isUnsettled: false, notice: null }];
    });
    if (this.#links.length === 0) return () => undefined;
    this.#takeKeys();
    const stops = this.#links.map((link) => link.loader.subscribe(() => this.#judge(link)));
    stops.push(this.#form.subscribe(this.#followForm));
    for (const link of this.#links) this.#judge(link);
    return () => {
      for (const stop of stops) stop();
      for (const { loader } of this.#links.splice(0)) loader.release();
    };
  };

  /** The values of the fields that a source depends on, and the field's own, as filter expressions. */
  placesOf = (fieldId: string, { dependsOn }: DataSource): Places => {
    if (!dependsOn) return nothing;
    const { schema, getValues } = this.#form;
    const values = effectiveValues(schema, getValues());
    const fields = valueFields(schema).filter(({ id }) => id === fieldId || dependsOn.includes(id));
    return Object.fromEntries(
      fields.map((field) => {
        const value = fieldValueOf(values, field.id);
        return [field.id, (value !== undefined && fieldExpression(field, value, {})) || undefined];
      }),
    );
  };

  /** Whether a field's data is wanted even off the screen: its value has yet to be compared with it. */
  isWanted = (fieldId: string): boolean => {
    const link = this.#links.find(({ field }) => field.id === fieldId);
    return link !== undefined && link.isUnsettled && link.value !== undefined;
  };

  /** What a field tells of its value, null where it fits; the same object until that changes. */
  noticeOf = (fieldId: string): LinkNotice | null =>
    this.#links.find(({ field }) => field.id === fieldId)?.notice ?? null;

  /** The last notice of all, for screen readers; empty once it does not hold any more. */
  getMessage = (): string => this.#message;

  /** Calls back when a notice changes; answers how to stop that. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #followForm = (): void => {
    const changed = this.#takeKeys();
    const values = this.#form.getValues();
    for (const link of this.#links) {
      const value = fieldValueOf(values, link.field.id);
      const hasNewValue = value !== link.value;
      link.value = value;
      if (changed.has(link)) {
        link.isUnsettled = true;
        this.#tell(link, null);
        link.loader.reload(this.#form.isStreaming() ? searchDelayMs : 0);
      } else if (hasNewValue) {
        this.#judge(link);
        link.loader.loadIfWanted();
      }
    }
  };

  /** Notes the parents' present values; answers the fields for which they have changed. */
  #takeKeys(): ReadonlySet<FieldLink> {
    const { schema, getValues } = this.#form;
    const values = effectiveValues(schema, getValues());
    const changed = new Set<FieldLink>();
    for (const link of this.#links) {
      const key = JSON.stringify(link.parents.map((id) => fieldValueOf(values, id)));
      if (key !== link.key) changed.add(link);
      link.key = key;
    }
    return changed;
  }

  /** Compares a field's value with what was loaded for its parents' present values. */
  #judge(link: FieldLink): void {
    const answer = link.loader.getLoaded();
    if (!answer) return;
    const unfit = unfitPart(link.value, answer);
    const mayReset = link.isUnsettled && !this.#isAsApplied(link);
    link.isUnsettled = false;
    if (!unfit) {
      if (link.notice?.kind !== 'reset' || link.notice.value !== link.value) this.#tell(link, null);
    } else if (mayReset && this.#resets(link)) this.#reset(link, unfit);
    else this.#tell(link, this.#notice('unfit', link, unfit));
  }

  #reset(link: FieldLink, unfit: UnfitPart): void {
    const notice = this.#notice('reset', link, unfit);
    this.#form.dropUnfit(link.field.id, link.parents, unfit);
    // What was asked for by the value that is gone now is no list to choose from.
    if (JSON.stringify(sourcesOf(link.field)[0]).includes(`{${link.field.id}}`)) link.loader.reload(0);
    this.#tell(link, { ...notice, value: link.value });
  }

  #resets({ field }: FieldLink): boolean {
    return sourcesOf(field)[0]?.whenUnfit !== 'flag';
  }

  #isAsApplied({ field, parents }: FieldLink): boolean {
    const [draft, applied] = [this.#form.getValues(), this.#form.getApplied()];
    return [field.id, ...parents].every((id) => sameValue(fieldValueOf(draft, id), fieldValueOf(applied, id)));
  }

  #notice(kind: LinkNotice['kind'], { field, parents, value }: FieldLink, { choices }: UnfitPart): LinkNotice {
    const labelOf = this.#form.getLabelOf();
    const names = choices.map((choice) => labelOf(field.id, choice) ?? choice);
    const fields = valueFields(this.#form.schema).filter(({ id }) => parents.includes(id));
    return linkNotice(kind, names.length > 0 ? names : [fieldName(field)], fields.map(fieldName), value);
  }

  #tell(link: FieldLink, notice: LinkNotice | null): void {
    if (sameValue(link.notice, notice)) return;
    link.notice = notice;
    this.#message = notice ? `${fieldName(link.field)}: ${notice.text}` : '';
    for (const listener of this.#listeners) listener();
  }
}
