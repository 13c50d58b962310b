import { changeSince } from '../format/beforeText.ts';
import { formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import type { NumberChange, NumberWithSparklineProps } from './NumberWithSparkline.types.ts';

/** A change in short: `2.3%`, `0.4 pt`; the arrow says its direction. */
export function changeText({ value, format }: NumberChange): string {
  const text = formatShortValue(Math.abs(value), format).replace('+', '');
  return format === 'points' ? `${text} pt` : text;
}

/** Which way a number moved, as far as its text shows: what is rounded to nothing has no direction. */
export function directionOf({ value, format }: NumberChange): 'up' | 'down' | 'unchanged' {
  if (changeText({ value, format }) === changeText({ value: 0, format })) return 'unchanged';
  return value > 0 ? 'up' : 'down';
}

/** The number of a tile: `$36.4M`, `86.1%`, `-1.3 pt`. */
export function numberText(value: number, format: ValueFormat): string {
  return `${formatShortValue(value, format)}${format === 'points' ? ' pt' : ''}`;
}

/** What a number was before the last change of filters: `before $35.6M, +2.3%`. */
export function beforeText(value: number | null, before: number, format: ValueFormat): string {
  const change = changeSince(value, before, format);
  return `before ${numberText(before, format)}${change && `, ${change}`}`;
}

/** Says a number with how it moved and what it compares with. */
export function numberSentence(
  props: Pick<
    NumberWithSparklineProps,
    'title' | 'value' | 'reason' | 'isWithheld' | 'format' | 'change' | 'comparison' | 'before'
  >,
): string {
  const { title, value, reason, isWithheld = false, format, change, comparison, before } = props;
  const past = before == null ? '' : `; ${beforeText(value, before, format)}`;
  if (value === null) return `${title} is not ${isWithheld ? 'shown' : 'known'}${reason ? `: ${reason}` : ''}${past}.`;
  const direction = change && directionOf(change);
  const moved = change ? `, ${direction}${direction === 'unchanged' ? '' : ` ${changeText(change)}`}` : '';
  return `${title}: ${numberText(value, format)}${moved}${comparison ? `; ${comparison}` : ''}${past}.`;
}
