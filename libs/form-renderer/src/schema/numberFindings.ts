import { failure } from './SchemaFinding.ts';
import type { SchemaFinding } from './SchemaFinding.ts';

/**
 * What JSON Schema cannot say, or not in these words, about the numbers in a config: bounds and counts, and for a track the
 * values of its positions and the numbers that it needs unless they come from data.
 */
export function numberFindings(
  config: Readonly<Record<string, unknown>>,
  path: string,
  track: 'none' | 'configured' | 'from-data',
): SchemaFinding[] {
  const found: SchemaFinding[] = [];
  const refuse = (isWrong: boolean | undefined, name: string, what: string) => {
    if (isWrong) found.push(failure('invalid-range', `${path}/${name}`, `${name} must ${what}`));
  };
  const count = (name: string, least: number) => {
    const value = numberOf(config[name]);
    refuse(value < least || value % 1 > 0, name, `be an integer of at least ${least}`);
    return value;
  };
  refuse(count('minLength', 0) > count('maxLength', 1), 'minLength', 'not exceed maxLength');

  const values = Array.isArray(config.customValue) && track !== 'none' ? config.customValue.map(numberOf) : undefined;
  refuse(
    values && (values.length < 2 || values.some((value, index) => value <= (values[index - 1] ?? NaN))),
    'customValue',
    'hold ascending numbers, at least two',
  );
  // Loaded data sets the track; then the numbers of the config are ignored.
  if (track === 'from-data') return found;

  const step = count('step', 1);
  const [min, max] = [numberOf(config.min), numberOf(config.max)];
  if (min >= max) found.push(failure('invalid-range', path, 'min must be less than max'));
  if (track === 'none') return found;
  for (const name of ['step', 'min', 'max'])
    if (config[name] === undefined) found.push(failure('property-not-found', path, `${name} prop not found`));
  const positions = values?.length ?? Math.floor((max - min) / step) + 1;
  refuse(
    Array.isArray(config.customLabel) && positions > 0 && config.customLabel.length !== positions,
    'customLabel',
    `hold ${positions} texts`,
  );
  return found;
}

/** Only numbers are compared. */
function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : NaN;
}
