import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { root, toolEnvironment } from '../bootstrap.mjs';
import type { Step } from './steps.ts';

/** What came of a step's commands. */
export interface StepRun {
  step: Step;
  /** Whether every command ended well. */
  ok: boolean;
  seconds: number;
}

/**
 * Runs steps in their order, one beside another for each of the machine's cores where nothing that it builds on is still
 * to come. A step that has the machine to itself prints as it goes; of those side by side each prints at its end,
 * so that no two outputs mix. Goes on after a red step.
 */
export async function runSteps(steps: readonly Step[], reports: string): Promise<StepRun[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<StepRun>>();
  const done: StepRun[] = [];
  const isPending = (name: string) => [...waiting, ...running.keys()].some((step) => step.name === name);
  const fits = (step: Step) =>
    hasRoomFor(step, [...running.keys()]) && !(step.after ?? []).some((name) => isPending(name));
  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(fits); next !== undefined; next = waiting.find(fits)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, runStep(next, reports));
    }
    const ended = await Promise.race(running.values());
    running.delete(ended.step);
    done.push(ended);
  }
  return steps.flatMap((step) => done.find((run) => run.step === step) ?? []);
}

function hasRoomFor({ cores }: Step, running: readonly Step[]): boolean {
  if (cores === 'all') return running.length === 0;
  return running.length < availableParallelism() && running.every((step) => step.cores !== 'all');
}

async function runStep(step: Step, reports: string): Promise<StepRun> {
  const isAlone = step.cores === 'all';
  const started = performance.now();
  console.log(isAlone ? `\n── ${step.title}` : `\n… ${step.title}`);
  const printed: Buffer[] = [];
  let ok = true;
  for (const command of step.commands)
    ok &&= await runCommand(command, isAlone ? undefined : (chunk) => printed.push(chunk), {
      REPORTS_DIR: reports,
      ...step.env,
    });
  if (printed.length > 0) process.stdout.write(Buffer.concat([Buffer.from(`\n── ${step.title}\n`), ...printed]));
  return { step, ok, seconds: (performance.now() - started) / 1000 };
}

const children = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    process.exit(1);
  });

/** Runs a program with more environment variables, its output passed to `keep` or shown at once; returns whether it exited with 0. */
function runCommand(
  [command = '', ...args]: readonly string[],
  keep: ((chunk: Buffer) => void) | undefined,
  variables: Readonly<Record<string, string>>,
): Promise<boolean> {
  return new Promise((resolve) => {
    const env = toolEnvironment(variables);
    const child = spawn(command, args, { cwd: root, env, stdio: keep ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    children.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => keep?.(chunk));
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(false);
    });
    child.once('close', (code) => {
      children.delete(child);
      resolve(code === 0);
    });
  });
}
