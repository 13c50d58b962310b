import { attempt, codecOf } from '../expressions/FieldCodec.ts';
import type { CustomFieldCodecs } from '../expressions/FieldCodec.ts';
import type { OptionLabelLookup } from '../form/FilterForm.types.ts';
import { hasShape } from '../schema/fieldTypes.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import { readDays } from '../objects/days.ts';
import type { FieldValue } from '../values/FormValues.ts';
import { readRange } from '../values/readRange.ts';
import { describeDays } from './describeDays.ts';
import { dayText } from './dayText.ts';
import { describeRange } from './describeRange.ts';
import { formatFor } from './formatAmount.ts';
import type { WordingPlace } from './formatAmount.ts';
import { joinChoices } from './joinChoices.ts';
import type { FormWords } from '../texts/formWords.ts';

/** Options for describing a value. */
export interface DescribeContext {
  /** Labels of options. */
  labelOf: OptionLabelLookup;
  /** How custom components word their values. */
  codecs: CustomFieldCodecs;
  /** Where the words stand. */
  place: WordingPlace;
  /** Language and region. */
  words: FormWords;
}

/** A value in a few words: `Texas or Oklahoma`, `over $1M`, `$1M to $5M`, `yes`. */
export function describeValue(field: FieldSchema, value: FieldValue, context: DescribeContext): string {
  const { labelOf, codecs, place, words } = context;
  const { texts, locale } = words;
  const codec = codecOf(field, codecs);
  if (codec && field.type === 'custom')
    return (
      attempt(() => codec.describe?.(value, field, place)) ?? attempt(() => codec.toExpression(value, field)) ?? ''
    );
  const unit = field.summary?.unit ?? 'number';
  const range = readRange(value);
  if (range) return describeRange(range, unit, place, words);
  if (value === true) return texts.value.yes;
  if (typeof value === 'number') return formatFor([value], 'sentence')(value, unit, locale);
  const wordsOf = (one: string) => {
    const label = labelOf(field.id, one);
    return label !== undefined && place === 'sentence' && field.summary?.case === 'sentence'
      ? texts.sentence.label(label)
      : (label ?? one);
  };
  if (hasShape(field, 'day')) return dayText(String(value), locale);
  const days = hasShape(field, 'days') ? readDays(value) : undefined;
  if (days) return describeDays(days, words);
  if (typeof value === 'string') return wordsOf(value);
  if (Array.isArray(value))
    return joinChoices(
      value.map((one) => (typeof one === 'string' ? wordsOf(one) : String(one))),
      words,
    );
  return JSON.stringify(value);
}
