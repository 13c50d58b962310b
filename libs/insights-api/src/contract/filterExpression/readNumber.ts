import { FilterExpressionError } from './FilterExpressionError.ts';

const numberForm = /^-?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Reads a number of the grammar: digits, a decimal point, an exponent. Throws FilterExpressionError. */
export function readNumber(text: string, position: number): number {
  const value = numberForm.test(text) ? Number(text) : Number.NaN;
  if (!Number.isFinite(value)) {
    throw new FilterExpressionError(
      'invalid_number',
      position,
      `"${text.slice(0, 40)}" is not a number; write it with digits only, such as 1000000 or -2.5`,
    );
  }
  return value === 0 ? 0 : value;
}

/** Reads one end of a range; nothing, `inf` and `-inf` are no limit. Throws FilterExpressionError. */
export function readRangeEnd(text: string, noLimit: 'inf' | '-inf', position: number): number | null {
  const end = text.trim();
  return end === '' || end.toLowerCase() === noLimit ? null : readNumber(end, position);
}
