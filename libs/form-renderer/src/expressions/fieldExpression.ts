import type { FieldSchema, RangeEnds } from '../schema/FieldSchema.ts';
import type { FieldValue } from '../values/FormValues.ts';
import { hasShape } from '../schema/fieldTypes.ts';
import { readDays } from '../objects/days.ts';
import { readRange } from '../values/readRange.ts';
import { escapeFilterValue } from './escapeFilterValue.ts';
import { attempt, codecOf } from './FieldCodec.ts';
import type { CustomFieldCodecs } from './FieldCodec.ts';
import { writeDays } from './daysExpression.ts';
import { fillTemplate } from './formatTemplate.ts';
import { writeRange } from './writeRange.ts';

/** Returns a field's value as a filter expression; empty for no filter, undefined if it cannot be written. */
export function fieldExpression(field: FieldSchema, value: FieldValue, codecs: CustomFieldCodecs): string | undefined {
  const format = field.filter?.format;
  const codec = codecOf(field, codecs);
  if (codec && field.type === 'custom') return attempt(() => codec.toExpression(value, field));
  const range = readRange(value);
  if (range) return range.min === null && range.max === null ? '' : rangeExpression(range, format);
  if (field.type === 'custom' && typeof value === 'string') return value;
  const days = hasShape(field, 'days') && readDays(value);
  if (days) return writeDays(days, format);
  const fill = (data: string | number) => fillTemplate(format ?? '{data}', { data });
  if (value === true) return fill('Yes');
  if (typeof value === 'number') return fill(value);
  const texts: readonly unknown[] = [value].flat();
  return texts.every((text) => typeof text === 'string')
    ? texts.map((text) => fill(escapeFilterValue(text))).join(',')
    : undefined;
}

/** A format without a placeholder for a set end cannot express this range. */
function rangeExpression(range: RangeEnds, format: string | undefined): string | undefined {
  const drops = (end: number | null, place: string) => end !== null && format !== undefined && !format.includes(place);
  return drops(range.min, '{lower}') || drops(range.max, '{upper}') ? undefined : writeRange(range, format);
}
