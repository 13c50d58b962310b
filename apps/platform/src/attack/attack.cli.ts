// `npm run attack -- --minutes 30`: starts a platform and attacks it with random input until the time is over. Prints
// progress and how to reproduce each finding. Exits with 1 if there are findings.
import { randomInt } from 'node:crypto';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createCallMaker } from '../api-docs/createCallMaker.test-support.ts';
import { callTargets } from './callTargets.ts';
import { connectionTargets } from './connectionTargets.ts';
import { fgaTargets, pageTargets } from './pageAndFgaTargets.ts';
import { runAttack } from './runAttack.ts';
import { searchTargets } from './searchTargets.ts';
import { startAttacked } from './startAttacked.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Replaces `--minutes`. */
    rounds: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    inputs: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});
const minutes = numberOf('minutes', values.minutes);
const rounds = values.rounds === undefined ? undefined : numberOf('rounds', values.rounds);
const seed = numberOf('seed', values.seed);
const inputs = numberOf('inputs', values.inputs);

const print = (line: string) => void process.stdout.write(`${line}\n`);
const { platform, health } = await startAttacked();
try {
  const endsAt = Date.now() + minutes * 60_000;
  const length = rounds === undefined ? `${minutes} min` : `${rounds} rounds`;
  print(`Attacking ${platform.url} for ${length} from seed ${seed}`);
  const findings = await runAttack({
    async targets() {
      // Users sign in again for each round: tokens are good for five minutes.
      const maker = await createCallMaker(platform);
      const { analyst, admin } = maker.people;
      return [
        ...callTargets(platform, maker),
        ...pageTargets(platform, analyst),
        ...fgaTargets(platform, admin),
        ...searchTargets(platform, analyst),
        ...connectionTargets(platform, analyst),
      ];
    },
    health,
    seed,
    inputs,
    only: values.only,
    goesOn: (round) => (rounds === undefined ? Date.now() < endsAt : round < rounds),
    print,
  });
  for (const { kind, target, count, detail, repeat } of findings)
    print(`\n${kind} in ${target} (${count} times): ${detail}\n  repeat: ${repeat}`);
  print(findings.length === 0 ? 'No findings' : `\n${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await platform.stop();
}

function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number) && number >= 0) return number;
  process.stderr.write(`--${name} must be a number, not “${text}”.\n`);
  process.exit(2);
}
