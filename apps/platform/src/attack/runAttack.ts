import { createRandom } from '../data/random/createRandom.ts';
import type { AttackTarget, Fault } from './AttackTarget.ts';
import { megabytes, memoryGrowth } from './memoryGrowth.ts';
import type { Health, HealthQuestion } from './serveAttacked.ts';

/** A fault, and how to reproduce it. */
export interface Finding extends Fault {
  target: string;
  /** How often the target had this kind of fault. */
  count: number;
  /** Command that sends the same inputs. */
  repeat: string;
}

/** Options of an attack. */
export interface AttackOptions {
  /** The targets of one round, whose users have just signed in. */
  targets(): Promise<readonly AttackTarget[]>;
  health(question: HealthQuestion): Promise<Health>;
  /** Seed of the first round, incremented with each round. */
  seed: number;
  /** Number of inputs for each target and round. */
  inputs: number;
  /** Attacks only targets whose names contain this text. Default: all. */
  only?: string;
  /** Whether to start another round. */
  goesOn(round: number): boolean;
  print(line: string): void;
}

const stallMs = 1_000;
/** Interval between progress lines. */
const progressEveryMs = 20_000;

/** Attacks in rounds; returns each kind of fault of a target once. */
export async function runAttack(options: AttackOptions): Promise<Finding[]> {
  const { health, inputs, only = '', goesOn, print } = options;
  const findings = new Map<string, Finding>();
  const sizes: number[] = [];
  let requests = 0;
  for (let round = 0; goesOn(round); round += 1) {
    const seed = options.seed + round;
    const note = (target: string, fault: Fault) => noteFinding(findings, { target, fault, seed }, options);
    const targets = (await options.targets()).filter(({ name }) => name.includes(only));
    if (targets.length === 0) throw new Error(`No target has “${only}” in its name.`);
    let longest = 0;
    let printedAt = Date.now();
    for (const [at, { name, attack }] of shuffled(targets, seed).entries()) {
      if (Date.now() - printedAt > progressEveryMs) {
        printedAt = Date.now();
        print(`Round ${round + 1}: ${at} of ${targets.length} targets`);
      }
      requests += await attack({ inputs, seed: seedOf(name, seed), report: (fault) => note(name, fault) });
      const { longestTurnMs } = await health('turn');
      longest = Math.max(longest, longestTurnMs);
      if (longestTurnMs > stallMs)
        note(name, { kind: 'stall', detail: `one turn of the event loop took ${Math.round(longestTurnMs)} ms` });
    }
    const { rss } = await health('memory');
    sizes.push(rss);
    print(
      `Round ${round + 1}, seed ${seed}: ${requests.toLocaleString('en-US')} requests so far, longest turn ${Math.round(longest)} ms, memory ${megabytes(rss)}, findings ${findings.size}`,
    );
  }
  const growth = memoryGrowth(sizes);
  if (growth !== null)
    noteFinding(findings, { target: 'memory', fault: { kind: 'memory', detail: growth }, seed: options.seed }, options);
  return [...findings.values()];
}

interface Noted {
  target: string;
  fault: Fault;
  seed: number;
}

function noteFinding(
  findings: Map<string, Finding>,
  { target, fault, seed }: Noted,
  { inputs, print }: Pick<AttackOptions, 'inputs' | 'print'>,
): void {
  const key = `${fault.kind} ${target}`;
  const known = findings.get(key);
  if (known !== undefined) {
    known.count += 1;
    return;
  }
  const scope = fault.kind === 'memory' ? '' : ` --rounds 1 --only '${target}'`;
  const repeat = `npm run attack -- --seed ${seed} --inputs ${inputs}${scope}`;
  findings.set(key, { ...fault, target, count: 1, repeat });
  print(`FOUND ${fault.kind} in ${target}: ${fault.detail}\n  repeat: ${repeat}`);
}

/** Derives a target's seed from its name and the seed, independent of other targets. */
function seedOf(name: string, seed: number): number {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647, 7);
  return createRandom(seed, sum).uint32() >>> 1;
}

function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = createRandom(seed, 0);
  return items
    .map((item) => ({ item, rank: random.uint32() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
