import type { SchemaFinding } from './violationToFailure.ts';

interface TrackConfig {
  min?: unknown;
  max?: unknown;
  step?: unknown;
}

/**
 * What JSON Schema cannot say about a track: its numbers are needed unless they come from data, the step is a positive
 * integer, and the start lies below the end.
 */
export function rangeFindings(config: TrackConfig, path: string, dataDriven: boolean): SchemaFinding[] {
  const names = ['step', 'min', 'max'] as const;
  const absent = dataDriven ? [] : names.filter((name) => config[name] === undefined);
  const findings = absent.map((name): SchemaFinding => failure('property-not-found', path, `${name} prop not found`));
  const { min, max, step } = config;
  if (typeof step === 'number' && !(Number.isInteger(step) && step > 0))
    findings.push(failure('invalid-range', `${path}/step`, 'step must be a positive integer'));
  if (typeof min === 'number' && typeof max === 'number' && !(min < max))
    findings.push(failure('invalid-range', path, 'min must be less than max'));
  return findings;
}

function failure(code: 'property-not-found' | 'invalid-range', path: string, reason: string): SchemaFinding {
  return { severity: 'failure', code, path, reason };
}
