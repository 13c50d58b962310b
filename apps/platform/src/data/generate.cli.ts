import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createProgressPrinter } from './cli/createProgressPrinter.ts';
import { printCount } from './cli/printCount.ts';
import { printable } from './cli/printable.ts';
import { runCommand, UsageError } from './cli/runCommand.ts';
import { checkGeneratorOptions, generatorDefaults, type GeneratorOptions } from './generate/GeneratorOptions.ts';
import { generatedFileKind, truthFileOf, writeGeneratedFile } from './generate/writeGeneratedFile.ts';

const help = `Generates a file of policy records that resemble a real market, and a .truth.json file next to it with the drawn rates.

  npm run data:generate -- --out FILE [--policies N] [--agencies N] [--seed N] [--as-of DATE]

  --out FILE       the file to write; must end in .parquet or .csv
  --policies N     policy records, 1 to 100,000,000 (default ${generatorDefaults.policies.toLocaleString('en-US')})
  --agencies N     agencies, 1 to 500,000, at most one per policy (default ${generatorDefaults.agencies.toLocaleString('en-US')})
  --seed N         a whole number; the same seed and options create the same bytes (default ${generatorDefaults.seed})
  --as-of DATE     last day of the data (default ${generatorDefaults.asOf})
  --help           print this help

Load the file with npm run data:load -- FILE.
`;

/** npm runs scripts in the project's folder; paths are relative to the caller's. */
const caller = process.env.INIT_CWD ?? process.cwd();

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      policies: { type: 'string' },
      agencies: { type: 'string' },
      seed: { type: 'string' },
      'as-of': { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    process.stdout.write(help);
    return;
  }
  if (values.out === undefined || generatedFileKind(values.out) === null)
    throw new UsageError('--out FILE is required and must end in .parquet or .csv.');
  const options: GeneratorOptions = {
    policies: wholeNumber(values.policies, generatorDefaults.policies),
    // Each agency needs a policy, so few policies lower the default number of agencies.
    agencies: wholeNumber(
      values.agencies,
      Math.max(1, Math.min(generatorDefaults.agencies, wholeNumber(values.policies, Infinity))),
    ),
    seed: wholeNumber(values.seed, generatorDefaults.seed),
    asOf: values['as-of'] ?? generatorDefaults.asOf,
  };
  const faults = checkGeneratorOptions(options);
  if (faults.length > 0) throw new UsageError(faults.join('\n'));

  const out = resolve(caller, values.out);
  await mkdir(dirname(out), { recursive: true });
  const progress = createProgressPrinter(process.stderr);
  await writeGeneratedFile(options, out, (done) =>
    progress.report({ title: 'Writing policies', done, total: options.policies }),
  );
  progress.finish();
  const made = `${printCount(options.policies, 'policy', 'policies')} of ${printCount(options.agencies, 'agency', 'agencies')}`;
  process.stdout.write(
    printable(`${made} ${options.policies === 1 ? 'is' : 'are'} in ${out}
The drawn rates are in ${truthFileOf(out)}
`),
  );
});

/** Parses `1000000` or `1,000,000`; NaN for other texts, which the check of options reports. */
function wholeNumber(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  return /^\d{1,3}(,\d{3})+$|^\d+$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}
