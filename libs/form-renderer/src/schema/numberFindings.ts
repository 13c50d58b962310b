import { failure } from './SchemaFinding.ts';
import type { SchemaFinding } from './SchemaFinding.ts';

type Config = Readonly<Record<string, unknown>>;

/** Properties that are counts, with the least of each. */
const counts = { step: 1, minLength: 0, maxLength: 1 } as const;

/** What JSON Schema cannot say, or not in these words, about the bounds and counts in a config. */
export function boundFindings(config: Config, path: string): SchemaFinding[] {
  const found = Object.entries(counts).flatMap(([name, least]) => {
    const value = config[name];
    if (typeof value !== 'number' || (Number.isInteger(value) && value >= least)) return [];
    return failure(
      'invalid-range',
      `${path}/${name}`,
      `${name} must be ${least ? 'a positive integer' : 'an integer of at least 0'}`,
    );
  });
  const { min, max, minLength, maxLength } = config;
  if (isNumber(min) && isNumber(max) && min >= max)
    found.push(failure('invalid-range', path, 'min must be less than max'));
  if (isNumber(minLength) && isNumber(maxLength) && minLength > maxLength)
    found.push(failure('invalid-range', path, 'minLength must not be greater than maxLength'));
  return found;
}

/** The same about a track: which numbers it needs unless they come from data, and what stands at its positions. */
export function trackFindings(config: Config, path: string, dataDriven: boolean): SchemaFinding[] {
  const { min, max, step, customLabel } = config;
  const values = Array.isArray(config.customValue) ? config.customValue.filter(isNumber) : undefined;
  const found = dataDriven
    ? []
    : ['step', 'min', 'max']
        .filter((name) => config[name] === undefined)
        .map((name) => failure('property-not-found', path, `${name} prop not found`));
  const wrong = (name: string, what: string) =>
    found.push(failure('invalid-range', `${path}/${name}`, `${name} must ${what}`));
  if (values && values.length < 2) wrong('customValue', 'hold at least two numbers');
  if (values?.some((value, index) => value <= (values[index - 1] ?? -Infinity))) wrong('customValue', 'be ascending');
  const even = isNumber(min) && isNumber(max) && isNumber(step) ? Math.floor((max - min) / step) + 1 : undefined;
  const positions = values?.length ?? even;
  if (!dataDriven && Array.isArray(customLabel) && positions !== undefined && customLabel.length !== positions)
    wrong('customLabel', `hold a text for each of ${positions} positions`);
  return found;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
