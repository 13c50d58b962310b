import type { RangeEnds } from '../schema/FieldSchema.ts';
import { readTemplate } from './formatTemplate.ts';
import { rangeFormat } from './writeRange.ts';

const number = String.raw`-?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?`;
const comparison = new RegExp(`^(>=|<=)\\s*(${number})$`, 'i');
/** A number of the grammar: no sign before it but a minus, no zero in front, no point at its end. */
export const numberForm = new RegExp(`^${number}$`, 'i');

/**
 * Reads one range with both ends included: in the template, or as `[1,5]`, `[1,inf)`, `>=1`, `<=5`, `5`. Undefined for
 * anything else, an end that is left out among it.
 */
export function readRangeExpression(text: string, format = rangeFormat): RangeEnds | undefined {
  const places = format === rangeFormat ? undefined : readTemplate(format, text);
  if (places) return ends(places.lower ?? '-inf', places.upper ?? 'inf');
  if (text.startsWith('[') || text.startsWith('(')) return readInterval(text);
  const [, sign, value = ''] = comparison.exec(text) ?? [];
  if (sign !== undefined) return sign === '>=' ? { min: Number(value), max: null } : { min: null, max: Number(value) };
  return numberForm.test(text) ? { min: Number(text), max: Number(text) } : undefined;
}

/** Cut by hand: a pattern with blanks around both ends takes seconds for a text of blanks. */
function readInterval(text: string): RangeEnds | undefined {
  if (!text.endsWith(']') && !text.endsWith(')')) return undefined;
  const [low, high, ...more] = text.slice(1, -1).split(',');
  if (low === undefined || high === undefined || more.length > 0) return undefined;
  const [from, to] = [low.trim(), high.trim()];
  // A square bracket includes its number; `inf` needs a round one, or the vendor refuses it.
  const stands = (end: string, isRound: boolean) => end === '' || end.endsWith('inf') === isRound;
  return stands(from, text.startsWith('(')) && stands(to, text.endsWith(')')) ? ends(from, to) : undefined;
}

function ends(low: string, high: string): RangeEnds | undefined {
  const min = low === '' || low === '-inf' ? null : numberForm.test(low) ? Number(low) : undefined;
  const max = high === '' || high === 'inf' ? null : numberForm.test(high) ? Number(high) : undefined;
  return min === undefined || max === undefined || (min === null && max === null) ? undefined : { min, max };
}
