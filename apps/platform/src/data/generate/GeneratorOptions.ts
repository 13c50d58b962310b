/** Options of a generated data set; the same options create the same bytes. */
export interface GeneratorOptions {
  /** Policy records, 1 to 100,000,000. */
  policies: number;
  /** Agencies, at most one per policy. */
  agencies: number;
  /** Whole number from 0. */
  seed: number;
  /** Last day of the data, `yyyy-mm-dd`. The records begin in the four years up to it. */
  asOf: string;
}

/** Max policy records: policy numbers have eight digits. */
export const maxGeneratedPolicies = 100_000_000;

/** Max agencies: they are held in memory. */
export const maxGeneratedAgencies = 500_000;

/** Defaults of the command and of the sample set. The day is fixed so that bytes do not depend on the clock. */
export const generatorDefaults: Readonly<GeneratorOptions> = {
  policies: 500_000,
  agencies: 5_000,
  seed: 7,
  asOf: '2026-10-31',
};

/** Checks options; returns a message for each fault. */
export function checkGeneratorOptions({ policies, agencies, seed, asOf }: GeneratorOptions): string[] {
  const faults: string[] = [];
  if (!isWhole(policies, 1, maxGeneratedPolicies))
    faults.push('--policies must be a whole number from 1 to 100,000,000.');
  if (!isWhole(agencies, 1, maxGeneratedAgencies)) faults.push('--agencies must be a whole number from 1 to 500,000.');
  else if (agencies > policies)
    faults.push('--agencies must not exceed --policies: every agency has at least one policy.');
  if (!isWhole(seed, 0, Number.MAX_SAFE_INTEGER)) faults.push('--seed must be a whole number from 0.');
  if (!isDay(asOf)) faults.push('--as-of must be a date such as 2026-10-31, from 1975 to 2099.');
  return faults;
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max;
}

function isDay(text: string): boolean {
  if (!/^(19[7-9]\d|20\d\d)-\d\d-\d\d$/.test(text) || text < '1975') return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}
