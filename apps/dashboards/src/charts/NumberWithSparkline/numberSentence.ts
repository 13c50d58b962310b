import { formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import type { NumberChange, NumberWithSparklineProps } from './NumberWithSparkline.types.ts';

/** A change in short: `2.3%`, `0.4 pt`; the arrow says its direction. */
export function changeText({ value, format }: NumberChange): string {
  const text = formatShortValue(Math.abs(value), format).replace('+', '');
  return format === 'points' ? `${text} pt` : text;
}

/** The number of a tile: `$36.4M`, `86.1%`, `-1.3 pt`. */
export function numberText(value: number, format: ValueFormat): string {
  return `${formatShortValue(value, format)}${format === 'points' ? ' pt' : ''}`;
}

/** Says a number with how it moved and what it compares with. */
export function numberSentence(
  props: Pick<NumberWithSparklineProps, 'title' | 'value' | 'reason' | 'format' | 'change' | 'comparison'>,
): string {
  const { title, value, reason, format, change, comparison } = props;
  if (value === null) return `${title} is not shown${reason ? `: ${reason}` : ''}.`;
  const moved = change ? `, ${directionOf(change.value)}${change.value === 0 ? '' : ` ${changeText(change)}`}` : '';
  return `${title}: ${numberText(value, format)}${moved}${comparison ? `; ${comparison}` : ''}.`;
}

function directionOf(value: number): string {
  if (value === 0) return 'unchanged';
  return value > 0 ? 'up' : 'down';
}
