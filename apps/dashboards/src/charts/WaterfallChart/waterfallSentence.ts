import { formatChartValue, formatShortValue, formatSignedValue, type ValueFormat } from '../format/formatChartValue.ts';
import type { WaterfallStep } from './waterfallSteps.ts';
import { t } from '../../language/texts.ts';

/** Says how the total moved, and which change was largest in each direction. */
export function waterfallSentence(steps: readonly WaterfallStep[], format: ValueFormat): string {
  const first = steps[0]?.point;
  const last = steps.at(-1)?.point;
  const changes = steps.filter(({ kind }) => kind === 'change').map(({ point }) => point);
  if (changes.length === 0 && first?.value == null) return t('There are no values to show.');
  if (first?.value == null || last?.value == null)
    return t('The total is not shown, because a part of it is not shown.');
  const [from, to] = [formatShortValue(first.value, format), formatShortValue(last.value, format)];
  const isAlike = from === to && first.value !== last.value;
  const words = isAlike
    ? { from: formatChartValue(first.value, format), to: formatChartValue(last.value, format) }
    : { from, to };
  const gain = changes.reduce(
    (best, one) => ((one.value ?? 0) > (best?.value ?? 0) ? one : best),
    undefined as (typeof changes)[0] | undefined,
  );
  const loss = changes.reduce(
    (best, one) => ((one.value ?? 0) < (best?.value ?? 0) ? one : best),
    undefined as (typeof changes)[0] | undefined,
  );
  const parts = [gain, loss].flatMap((one) =>
    one?.value ? [`${one.label} ${formatSignedValue(one.value, format)}`] : [],
  );
  return parts.length > 0
    ? t('From {from} to {to}; largest changes: {changes}.', { ...words, changes: parts.join(', ') })
    : t('From {from} to {to}, without a change.', words);
}
