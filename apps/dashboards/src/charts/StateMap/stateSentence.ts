import { formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import { stateGrid } from './stateGrid.ts';
import type { StateMapProps, StateValue } from './StateMap.types.ts';

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
  if (!first || !last) return 'There are no values to show.';
  const words = ({ code, value }: typeof first) => `${stateName(code)} ${formatShortValue(value, format)}`;
  if (scale === 'diverging') {
    const above = known.filter(({ value }) => value > 0).length;
    return `Above zero in ${above} of ${known.length} states; from ${words(last)} to ${words(first)}.`;
  }
  const rest = known.length - 3;
  return `${known.slice(0, 3).map(words).join(', ')}${rest > 0 ? `, and ${rest} more` : ''}.`;
}
