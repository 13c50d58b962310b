import { codecOf } from '../expressions/FieldCodec.ts';
import type { CustomFieldCodecs } from '../expressions/FieldCodec.ts';
import type { OptionLabelLookup } from '../form/FilterForm.ts';
import type { FieldSchema, NumberUnit } from '../schema/FieldSchema.ts';
import type { FieldValue } from '../values/FormValues.ts';
import { readRange } from '../values/readRange.ts';
import type { ReadRange } from '../values/readRange.ts';
import { formatAmount } from './formatAmount.ts';
import { joinChoices } from './joinChoices.ts';

/** What wording a value needs beside the value. */
export interface DescribeContext {
  /** What options are called. */
  labelOf: OptionLabelLookup;
  /** How custom components word their values. */
  codecs: CustomFieldCodecs;
}

/** A value in a few words: `Texas or Oklahoma`, `over $1M`, `$1M to $5M`, `yes`. */
export function describeValue(field: FieldSchema, value: FieldValue, { labelOf, codecs }: DescribeContext): string {
  const codec = codecOf(field, codecs);
  if (codec && field.type === 'custom') return codec.describe?.(value, field) ?? codec.toExpression(value, field) ?? '';
  const unit = field.summary?.unit ?? 'number';
  const range = readRange(value);
  if (range) return describeRange(range, unit);
  if (value === true) return 'yes';
  if (typeof value === 'number') return formatAmount(value, unit);
  if (typeof value === 'string') return labelOf(field.id, value) ?? value;
  if (Array.isArray(value))
    return joinChoices(value.map((one) => (typeof one === 'string' ? (labelOf(field.id, one) ?? one) : String(one))));
  return JSON.stringify(value);
}

function describeRange({ min, max, label }: ReadRange, unit: NumberUnit): string {
  const from = label?.min ?? (min === null ? null : formatAmount(min, unit));
  const to = label?.max ?? (max === null ? null : formatAmount(max, unit));
  if (min !== null && max !== null) return min === max ? `${from}` : `${from} to ${to}`;
  return min !== null ? `over ${from}` : `under ${to}`;
}
