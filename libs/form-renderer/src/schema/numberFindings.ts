import { failure } from './SchemaFinding.ts';
import type { SchemaFinding } from './SchemaFinding.ts';

/** Properties that are counts, with the least of each. */
const counts = { step: 1, minLength: 0, maxLength: 1 } as const;

/**
 * What JSON Schema cannot say, or not in these words, about the numbers in a config: bounds and counts, and of a track what
 * stands at its positions and which numbers it needs unless they come from data.
 */
export function numberFindings(
  config: Readonly<Record<string, unknown>>,
  path: string,
  track: 'none' | 'configured' | 'from-data',
): SchemaFinding[] {
  const found: SchemaFinding[] = [];
  const wrong = (name: string, what: string) =>
    found.push(failure('invalid-range', `${path}/${name}`, `${name} must ${what}`));
  const number = (name: string) => numberOf(config[name]);
  for (const [name, least] of Object.entries(counts)) {
    // Data brings the track, and then the numbers of the config do not count.
    if (name === 'step' && track === 'from-data') continue;
    const value = number(name);
    if (value < least || (value > least && !Number.isInteger(value)))
      wrong(name, least ? 'be a positive integer' : 'be an integer of at least 0');
  }
  if (track !== 'from-data' && number('min') >= number('max'))
    found.push(failure('invalid-range', path, 'min must be less than max'));
  if (number('minLength') > number('maxLength')) wrong('minLength', 'not be greater than maxLength');
  if (track === 'none') return found;

  const values = Array.isArray(config.customValue) ? config.customValue.map(numberOf) : undefined;
  if (values && values.length < 2) wrong('customValue', 'hold at least two numbers');
  if (values?.some((value, index) => index > 0 && value <= (values[index - 1] ?? NaN)))
    wrong('customValue', 'be ascending');
  if (track === 'from-data') return found;

  for (const name of ['step', 'min', 'max'])
    if (config[name] === undefined) found.push(failure('property-not-found', path, `${name} prop not found`));
  const positions = values?.length ?? Math.floor((number('max') - number('min')) / number('step')) + 1;
  if (Array.isArray(config.customLabel) && positions > 0 && config.customLabel.length !== positions)
    wrong('customLabel', `hold a text for each of ${positions} positions`);
  return found;
}

/** What is no number compares with nothing. */
function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : NaN;
}
