import type { CustomFieldCodecs, KeptFilter } from '../expressions/FieldCodec.ts';
import type { OptionLabelLookup } from '../form/FilterForm.types.ts';
import { configuredLabels } from '../values/LoadedOption.ts';
import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { fieldName } from '../schema/walkFields.ts';
import { effectiveValues } from '../values/fieldCondition.ts';
import { ownValue } from '../objects/ownValue.ts';
import type { FormValues } from '../values/FormValues.ts';
import { describeValue } from './describeValue.ts';
import type { FilterSentenceTexts } from '../texts/FormTexts.types.ts';
import { englishWords, type FormWords } from '../texts/formWords.ts';

/** One active filter in words. */
export interface FilterChip {
  /** The field that it belongs to. */
  fieldId: string;
  /** Name of the field. */
  label: string;
  /** The value in a few words; empty for a box that is ticked, whose label says it. */
  text: string;
  /** Set if the filter is unknown, or its field is hidden: it is kept, and filters nothing. `fieldId` is then its key. */
  unknown?: KeptFilter;
}

/** The active filters in words. */
export interface FilterDescription {
  /** One for each filled field that is shown, in the order of the form. */
  chips: FilterChip[];
  /** All of them in one sentence without a full stop; the subject alone if there are none. */
  sentence: string;
}

/** How filters are worded. */
export interface DescribeFiltersOptions {
  /** The filtered things; the sentence starts with them. Default: the phrases alone. */
  subject?: string;
  /** Labels of options that are not in the schema; `useOptionLabels(form)` and `form.getLabelOf()` return those of loaded data. */
  labelOf?: OptionLabelLookup;
  /** How custom components word their values. */
  codecs?: CustomFieldCodecs;
  /**
   * Filters that no field can show, as `readSavedContent` and `fromFilterExpressions` return them. Those of a field appear as
   * written, in the sentence too; unknown filters and those of hidden fields become chips that say so. Default none.
   */
  kept?: readonly KeptFilter[];
  /** Language and region, as `useFormWords` returns them. Default: American English. */
  words?: FormWords;
}

/**
 * The active filters as chips and as one sentence: "Agencies in Texas or Oklahoma with premium over $1M". Each field's
 * `summary.phrase` gives its part of the sentence, `with <label> <value>` where it has none.
 */
export function describeFilters(
  schema: FormSchema,
  values: FormValues,
  options: DescribeFiltersOptions = {},
): FilterDescription {
  const labelOf: OptionLabelLookup = (fieldId, value) =>
    options.labelOf?.(fieldId, value) ?? labelIn(known.get(fieldId), value);
  const { words: language = englishWords } = options;
  const { sentence } = language.texts;
  const effective = effectiveValues(schema, values);
  const known = schemaIndex(schema).fields;
  const chips: FilterChip[] = [];
  const phrases: string[] = [];
  for (const field of known.values()) {
    const value = ownValue(effective, field.id);
    if (value === undefined) continue;
    const context = { labelOf, codecs: options.codecs ?? {}, words: language };
    const words = describeValue(field, value, { ...context, place: 'sentence' });
    const label = fieldName(field);
    const text = value === true ? '' : describeValue(field, value, { ...context, place: 'chip' });
    chips.push({ fieldId: field.id, label, text });
    phrases.push(
      field.summary?.phrase?.replaceAll('{data}', () => words) ??
        `${sentence.with} ${sentence.label(label)}${text === '' ? '' : ` ${words}`}`,
    );
  }
  for (const filter of options.kept ?? []) {
    const { field, chip } = keptChip(schema, filter);
    // What was set since takes its place when it is saved, and does so here.
    const isSetSince = filter.fieldId !== null && ownValue(effective, filter.fieldId) !== undefined;
    if (isSetSince || chips.some(({ fieldId, unknown }) => fieldId === chip.fieldId && !unknown === !chip.unknown))
      continue;
    chips.push(chip);
    if (field) phrases.push(`${sentence.with} ${sentence.label(chip.label)} ${filter.expression}`);
  }
  return { chips, sentence: sentenceOf(options.subject, phrases, sentence) };
}

function labelIn(field: FieldSchema | undefined, value: string): string | undefined {
  return field && configuredLabels(field).get(value);
}

function keptChip(schema: FormSchema, filter: KeptFilter): { field: FieldSchema | undefined; chip: FilterChip } {
  const known = filter.fieldId === null ? undefined : schemaIndex(schema).fields.get(filter.fieldId);
  // A hidden filter filters nothing, like an unknown one.
  const field = filter.code === 'hidden' ? undefined : known;
  const chip = {
    fieldId: field?.id ?? filter.key,
    label: known ? fieldName(known) : filter.key,
    text: filter.expression,
  };
  return { field, chip: field ? chip : { ...chip, unknown: filter } };
}

/** Phrases that begin with the same "with" are joined: "with premium over $1M and carrier Acme". */
function sentenceOf(
  subject: string | undefined,
  phrases: readonly string[],
  { with: lead, and }: FilterSentenceTexts,
): string {
  const led = (phrase: string | undefined) => phrase?.startsWith(`${lead} `) === true;
  const joined = phrases.map((phrase, index) =>
    led(phrase) && led(phrases[index - 1]) ? `${and}${phrase.slice(lead.length)}` : phrase,
  );
  return [subject ?? [], joined].flat().join(' ');
}
