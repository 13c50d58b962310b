import { changeSince } from '../format/beforeText.ts';
import {
  formatChartValue,
  formatColumnValue,
  formatFinePercent,
  formatPoints,
  type ValueFormat,
} from '../format/formatChartValue.ts';
import type { NumberChange, NumberWithSparklineProps } from './NumberWithSparkline.types.ts';
import { t } from '../../language/texts.ts';

/** A change in short: `2.0%`, `0.4 pt`; the arrow says its direction. */
export function changeText({ value, format }: NumberChange): string {
  const text = format === 'points' ? formatPoints(Math.abs(value)) : formatColumnValue(Math.abs(value), format);
  return text.replace('+', '');
}

/** Direction of a change as its text shows it: a change that is rounded to zero has none. */
export function directionOf({ value, format }: NumberChange): 'up' | 'down' | 'unchanged' {
  if (changeText({ value, format }) === changeText({ value: 0, format })) return 'unchanged';
  return value > 0 ? 'up' : 'down';
}

/**
 * The number of a tile, with one decimal where it has any: `$36.4M`, `86.1%`, `-1.3 pt`. The value beside
 * it is more exact where both would read alike: `$36,412,000`, `86.14%`.
 */
export function numberText(value: number, format: ValueFormat, beside?: number | null): string {
  if (format === 'points') return formatPoints(value);
  const text = formatColumnValue(value, format);
  if (beside == null || beside === value || formatColumnValue(beside, format) !== text) return text;
  return format === 'ratio' || format === 'growth' ? formatFinePercent(value, format) : formatChartValue(value, format);
}

/** What a number was before the last change of filters: `before $35.6M, +2.3%`. */
export function beforeText(value: number | null, before: number, format: ValueFormat): string {
  const change = changeSince(value, before, format);
  const was = numberText(before, format, value);
  return change === '' ? t('before {value}', { value: was }) : t('before {value}, {change}', { value: was, change });
}

/** Describes a number with its change and its comparison. */
export function numberSentence(
  props: Pick<
    NumberWithSparklineProps,
    'title' | 'value' | 'reason' | 'isWithheld' | 'format' | 'change' | 'comparison' | 'before'
  >,
): string {
  const { title, value, reason, isWithheld = false, format, change, comparison, before } = props;
  // Each part between semicolons is whole in each language.
  const facts = [
    value === null ? unknownText(title, { reason, isWithheld }) : movedText(title, numberText(value, format), change),
    ...(comparison ? [comparison] : []),
    ...(before == null ? [] : [beforeText(value, before, format)]),
  ];
  return `${facts.join('; ')}.`;
}

function unknownText(
  title: string,
  { reason, isWithheld }: { reason: string | undefined; isWithheld: boolean },
): string {
  if (reason)
    return isWithheld
      ? t('{title} is not shown: {reason}', { title, reason })
      : t('{title} is not known: {reason}', { title, reason });
  return isWithheld ? t('{title} is not shown', { title }) : t('{title} is not known', { title });
}

function movedText(title: string, value: string, change: NumberChange | undefined): string {
  if (change === undefined) return t('{name}: {value}', { name: title, value });
  const words = { title, value, change: changeText(change) };
  const direction = directionOf(change);
  if (direction === 'unchanged') return t('{title}: {value}, unchanged', { title, value });
  return direction === 'up' ? t('{title}: {value}, up {change}', words) : t('{title}: {value}, down {change}', words);
}
