import { formatColumnValue, type ValueFormat } from '../format/formatChartValue.ts';
import { stateGrid } from './stateGrid.ts';
import type { StateMapProps, StateValue } from './StateMap.types.ts';
import { t, tCount } from '../../language/texts.ts';

const aboveZero = {
  one: 'Above zero in {above} of {count} state; from {last} to {first}.',
  other: 'Above zero in {above} of {count} states; from {last} to {first}.',
} as const;

const names = new Map(stateGrid.map(({ code, name }) => [code, name]));

/** The name of a state, or its letters where there is none. */
export const stateName = (code: string): string => names.get(code) ?? code;

/** Names the three states with the most, or how many are above zero and the farthest ones. */
export function stateSentence(
  states: readonly StateValue[],
  format: ValueFormat,
  scale: StateMapProps['scale'],
): string {
  const known = states
    .flatMap(({ code, value }) => (value === null ? [] : [{ code, value }]))
    .sort((one, other) => other.value - one.value);
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return t('There are no values to show.');
  const words = ({ code, value }: typeof first) => `${stateName(code)} ${formatColumnValue(value, format)}`;
  if (scale === 'diverging') {
    const above = known.filter(({ value }) => value > 0).length;
    return tCount(known.length, aboveZero.one, aboveZero.other, { above, last: words(last), first: words(first) });
  }
  const rest = known.length - 3;
  const largest = known.slice(0, 3).map(words).join(', ');
  return rest > 0
    ? tCount(rest, '{states}, and {count} more.', '{states}, and {count} more.', { states: largest })
    : `${largest}.`;
}
