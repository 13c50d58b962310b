import type { FieldDataLoader } from '../data/FieldDataLoader.ts';
import { searchDelayMs } from '../data/FieldDataLoader.ts';
import type { FieldDataLoaders } from '../data/FieldDataLoaders.ts';
import type { Places } from '../data/fillPlaces.ts';
import type { DataSearch } from '../data/requestData.ts';
import type { CustomFieldCodecs } from '../expressions/FieldCodec.ts';
import { fieldExpression } from '../expressions/fieldExpression.ts';
import type { FilterForm } from '../form/FilterForm.types.ts';
import { listenIn, tellAll } from '../data/listeners.ts';
import type { DataSource } from '../schema/DataSource.ts';
import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { fieldName, sourcesOf } from '../schema/walkFields.ts';
import type { FieldValue } from '../values/FormValues.ts';
import { rangeInFull } from '../summary/rangeInFull.ts';
import { ownValue } from '../objects/ownValue.ts';
import { readRange } from '../values/readRange.ts';
import { sameValue } from '../values/sameValue.ts';
import { stringsOf } from '../values/stringsOf.ts';
import { englishWords, type FormWords } from '../texts/formWords.ts';
import { noticeText, type LinkNotice } from './linkNotice.ts';
import { unfitPart } from './unfitPart.ts';
import type { UnfitPart } from './unfitPart.ts';

/** A field whose data depends on others. */
interface FieldLink {
  readonly field: FieldSchema;
  /** The dependent source; of two, the one with all options. */
  readonly source: DataSource;
  readonly parents: readonly string[];
  /** The loader whose data its value is compared with. */
  readonly loader: FieldDataLoader;
  /** The loader on the screen, where that is another: only the search depends on other fields. */
  readonly shown: FieldDataLoader | null;
  /** Key of the parents' values of the last request. */
  key?: string;
  value: FieldValue | undefined;
  /** Whether the value has yet to be compared with the data for the parents' present values. */
  isUnsettled?: boolean;
  /** Whether an edit made it so. Asked for at once: the parent may have taken it over before the answer comes. */
  isEdited?: boolean;
  /** Whether the value was looked up, if only a search can find it. */
  isAskedFor?: boolean;
  notice?: LinkNotice | null;
  /** Its last notice; none while its field is hidden. */
  words: string;
}

const nothing: Places = {};

/**
 * Keeps dependent fields consistent: their data reloads when a parent value changes, and values that no longer fit are
 * removed or marked.
 */
export class FieldLinks {
  #words = englishWords;
  readonly #form: FilterForm;
  readonly #listeners = new Set<() => void>();
  readonly #onScreen = new Set<string>();
  #links: FieldLink[] = [];
  /** Those of the schema before: what has yet to be compared is compared beyond it. */
  #former: FieldLink[] = [];
  #message = '';

  constructor(form: FilterForm) {
    this.#form = form;
  }

  /** Starts to follow the form and the data of its linked fields; returns a function that stops. */
  follow = (loaders: FieldDataLoaders): (() => void) => {
    const { schema, getValues } = this.#form;
    this.#links = [...schemaIndex(schema).fields.values()].flatMap((field) => {
      const sources = sourcesOf(field);
      const source = sources.find(({ dependsOn = [] }) => dependsOn.length > 0);
      if (!source) return [];
      const parents = [...new Set(sources.flatMap(({ dependsOn = [] }) => dependsOn))];
      const value = ownValue(getValues(), field.id);
      const own = loaders.of(field);
      const isSearched = source === (field as { searchData?: DataSource }).searchData;
      const [loader, shown] = isSearched ? [loaders.inquiryOf(field, source), own] : [own, null];
      const former = this.#former.find((link) => link.field.id === field.id);
      const { isUnsettled, isEdited } = former ?? {};
      return [{ field, source, parents, loader, shown, value, isUnsettled, isEdited, words: '' }];
    });
    this.#takeKeys();
    const stops = this.#links.map((link) =>
      link.loader.subscribe(() => {
        this.#judge(link);
        this.#holdApply();
      }),
    );
    stops.push(this.#form.subscribe(this.#followForm));
    for (const link of this.#links) {
      this.#judge(link);
      this.#inquire(link);
      link.loader.loadIfWanted();
    }
    this.#holdApply();
    return () => {
      for (const stop of stops) stop();
      this.#former = this.#links.splice(0);
      for (const { loader } of this.#former) loader.release();
    };
  };

  /** Cancels pending comparisons, as the form is unmounted. */
  leave = (): void => this.#form.holdApply(this, false, true);

  /** Registers a visible field and compares its value from outside; returns a function that unregisters it. */
  see = (fieldId: string): (() => void) => {
    this.#onScreen.add(fieldId);
    const link = this.#linkOf(fieldId);
    if (link) this.#inquire(link);
    return () => this.#onScreen.delete(fieldId);
  };

  /** The values of the fields that a source depends on, and the field's own, as filter expressions. */
  placesOf = (fieldId: string, source: DataSource, codecs: CustomFieldCodecs): Places => {
    const { dependsOn } = source;
    if (!dependsOn) return nothing;
    const { schema, getEffectiveValues } = this.#form;
    const { fields } = schemaIndex(schema);
    return Object.fromEntries(
      [fieldId, ...dependsOn].map((id) => {
        const [field, value] = [fields.get(id), ownValue(getEffectiveValues(), id)];
        // Endpoints know no filter expressions; only texts and lists of texts have another form.
        const isPlain = 'url' in source && (typeof value !== 'object' || Array.isArray(value));
        const text = isPlain
          ? stringsOf(value).join(',')
          : field && value !== undefined && fieldExpression(field, value, codecs);
        return [id, text || undefined];
      }),
    );
  };

  /** Whether the data of a loader is needed although its field is not mounted: its value has yet to be checked. */
  isWanted = (loader: object): boolean =>
    this.#links.some((link) => link.loader === loader && link.isUnsettled && link.value !== undefined);

  /** Search terms that find the value of a field in its search: the labels of its choices. */
  searchesFor = (fieldId: string): readonly DataSearch[] => {
    const labelOf = this.#form.getLabelOf();
    const choices = stringsOf(ownValue(this.#form.getValues(), fieldId));
    const terms = new Set(choices.flatMap((choice) => [labelOf(fieldId, choice) ?? choice, choice]));
    return [...terms].map((term) => ({ term, chosen: [] }));
  };

  /** The notice about the value of a field, null if it fits; the same object until it changes. */
  noticeOf = (fieldId: string): LinkNotice | null => this.#linkOf(fieldId)?.notice ?? null;

  /** The notices of some fields, each with its name; empty without notices. */
  noticesIn = (fields: FormSchema): string => {
    const { fields: known } = schemaIndex(fields);
    return this.#links.flatMap(({ field, words }) => (words && known.has(field.id) ? words : [])).join('. ');
  };

  /** Tells screen readers of the form something. */
  tell = (message: string): void => {
    this.#message = message;
    tellAll(this.#listeners);
  };

  /** The last notice; empty once it no longer holds. */
  getMessage = (): string => this.#message;

  /** Calls back when a notice changes; returns a function that unsubscribes. */
  subscribe = (listener: () => void): (() => void) => listenIn(this.#listeners, listener);

  #linkOf(fieldId: string): FieldLink | undefined {
    return this.#links.find(({ field }) => field.id === fieldId);
  }

  #followForm = (): void => {
    const changed = this.#takeKeys();
    const values = this.#form.getValues();
    for (const link of this.#links) {
      const value = ownValue(values, link.field.id);
      const hasNewValue = value !== link.value;
      link.value = value;
      if (changed.has(link) || hasNewValue) link.isEdited = !this.#isAsApplied(link);
      if (changed.has(link)) {
        // What is found from now on by a search fits: only a value from before has to be compared.
        link.isUnsettled = !link.shown || value !== undefined;
        this.#tell(link, null);
        link.loader.reload(this.#form.isStreaming() ? searchDelayMs : 0);
        link.shown?.search('');
      } else if (hasNewValue) {
        this.#judge(link);
        // An inquiry asks for one value alone.
        if (link.shown && link.isUnsettled) link.loader.reload(0);
        link.loader.loadIfWanted();
        link.isAskedFor = false;
        this.#inquire(link);
      }
      this.#tell(link);
    }
    this.#holdApply();
  };

  /** Apply waits for responses that values have yet to be compared with. */
  #holdApply(): void {
    this.#form.holdApply(
      this,
      this.#links.some(
        ({ isUnsettled, value, loader }) =>
          isUnsettled && value !== undefined && loader.getSnapshot().status !== 'error',
      ),
    );
  }

  /** Stores the parents' current values; returns the fields for which they changed. */
  #takeKeys(): ReadonlySet<FieldLink> {
    const values = this.#form.getEffectiveValues();
    const changed = new Set<FieldLink>();
    for (const link of this.#links) {
      const key = JSON.stringify(link.parents.map((id) => ownValue(values, id)));
      if (key !== link.key) changed.add(link);
      link.key = key;
    }
    return changed;
  }

  /**
   * Values found by a search fit. Values applied from outside may not: they are checked after the field mounts. Without
   * parent values everything fits.
   */
  #inquire(link: FieldLink): void {
    const { field, parents, shown, value, loader } = link;
    if (!shown || link.isAskedFor || !this.#onScreen.has(field.id) || !this.#isAsApplied(link)) return;
    const values = this.#form.getEffectiveValues();
    if (value === undefined || parents.every((id) => ownValue(values, id) === undefined)) return;
    link.isAskedFor = true;
    link.isUnsettled = true;
    loader.loadIfWanted();
    this.#holdApply();
  }

  /** Compares a field's value with what was loaded for its parents' present values. */
  #judge(link: FieldLink): void {
    const answer = link.loader.getLoaded();
    if (!answer) return this.#recall(link);
    const unfit = unfitPart(link.value, answer);
    const mayReset = link.isUnsettled && link.isEdited;
    link.isUnsettled = false;
    if (!unfit) {
      if (link.notice?.kind !== 'reset' || link.notice.value !== link.value) this.#tell(link, null);
    } else if (mayReset && link.source.whenUnfit !== 'flag') this.#reset(link, unfit);
    else this.#tell(link, this.#notice('unfit', link, unfit));
    if (link.shown) link.loader.reload(0);
  }

  /** Without data to compare with, the previous result stays. */
  #recall(link: FieldLink): void {
    if (!link.notice || link.notice.value === link.value) return;
    const choices = link.notice.choices.filter((choice) => stringsOf(link.value).includes(choice));
    this.#tell(link, choices.length > 0 ? this.#notice('unfit', link, { choices }) : null);
  }

  #reset(link: FieldLink, unfit: UnfitPart): void {
    const notice = this.#notice('reset', link, unfit);
    this.#form.dropUnfit(link.field.id, link.parents, unfit);
    // What was asked for by the value that is gone now is no list to choose from.
    if (JSON.stringify(link.source).includes(`{${link.field.id}}`)) link.loader.reload(0);
    this.#tell(link, { ...notice, value: link.value });
  }

  #isAsApplied({ field, parents }: FieldLink): boolean {
    const { getValues, getApplied } = this.#form;
    return [field.id, ...parents].every((id) => sameValue(ownValue(getValues(), id), ownValue(getApplied(), id)));
  }

  #notice(kind: LinkNotice['kind'], { field, parents, value }: FieldLink, { choices }: UnfitPart): LinkNotice {
    const labelOf = this.#form.getLabelOf();
    const range = readRange(value);
    const names = range
      ? [rangeInFull(field, range, this.#words)]
      : choices.map((choice) => labelOf(field.id, choice) ?? choice);
    const { fields } = schemaIndex(this.#form.schema);
    const nameOf = (id: string) => fieldName(fields.get(id) ?? field);
    const about = { kind, names, parents: parents.map(nameOf) };
    return { ...about, text: noticeText(about, this.#words.texts), value, choices };
  }

  /** Sets language and region of future announcements. */
  speak(words: FormWords): void {
    this.#words = words;
  }

  /** Announces the current notice of a field, with its name. Hidden fields announce nothing until they show. */
  #tell(link: FieldLink, notice = link.notice): void {
    const { field } = link;
    link.notice = notice;
    const words = notice && !this.#form.isHidden(field.id) ? `${fieldName(field)}: ${notice.text}` : '';
    if (words === link.words) return;
    link.words = words;
    this.tell(words);
  }
}
