import type { FieldSchema, RangeEnds } from '../schema/FieldSchema.ts';
import type { FieldValue } from '../values/FormValues.ts';
import { readRange } from '../values/readRange.ts';
import { escapeFilterValue } from './escapeFilterValue.ts';
import { attempt, codecOf } from './FieldCodec.ts';
import type { CustomFieldCodecs } from './FieldCodec.ts';
import { fillTemplate } from './formatTemplate.ts';
import { writeRange } from './writeRange.ts';

/** One field's value as a filter expression; empty where it asks for nothing, undefined where it cannot be written. */
export function fieldExpression(field: FieldSchema, value: FieldValue, codecs: CustomFieldCodecs): string | undefined {
  const format = field.filter?.format;
  const codec = codecOf(field, codecs);
  if (codec && field.type === 'custom') return attempt(() => codec.toExpression(value, field));
  const range = readRange(value);
  if (range) return range.min === null && range.max === null ? '' : rangeExpression(range, format);
  if (field.type === 'custom' && typeof value === 'string') return value;
  if (value === true) return format === undefined ? 'Yes' : format.replace('{data}', 'Yes');
  if (typeof value === 'number') return fillTemplate(format ?? '{data}', { data: String(value) });
  const texts =
    typeof value === 'string'
      ? [value]
      : Array.isArray(value) && value.every((one) => typeof one === 'string')
        ? value
        : undefined;
  return texts?.map((text) => fillTemplate(format ?? '{data}', { data: escapeFilterValue(text) })).join(',');
}

/** A format that has no place for an end that is set cannot say this range. */
function rangeExpression(range: RangeEnds, format: string | undefined): string | undefined {
  const drops = (end: number | null, place: string) => end !== null && format !== undefined && !format.includes(place);
  return drops(range.min, '{lower}') || drops(range.max, '{upper}') ? undefined : writeRange(range, format);
}
