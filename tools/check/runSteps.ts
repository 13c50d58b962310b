import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { root, toolEnvironment } from '../bootstrap.mjs';
import type { Step } from './steps.ts';

/** Result of a step's commands. */
export interface StepRun {
  step: Step;
  /** Whether every command succeeded. */
  ok: boolean;
  seconds: number;
}

/**
 * Runs steps in their order, one beside another for each of the machine's cores where nothing that it builds on is still
 * to come. A step that has the machine to itself prints as it goes; of those side by side each prints at its end,
 * so that no two outputs mix. Goes on after a red step. A command that takes longer than `longestMinutes` is ended, and red.
 */
export async function runSteps(steps: readonly Step[], reports: string, longestMinutes: number): Promise<StepRun[]> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<StepRun>>();
  const done: StepRun[] = [];
  const isPending = (name: string) => [...waiting, ...running.keys()].some((step) => step.name === name);
  const fits = (step: Step) =>
    hasRoomFor(step, [...running.keys()]) && !(step.after ?? []).some((name) => isPending(name));
  while (waiting.length > 0 || running.size > 0) {
    for (let next = waiting.find(fits); next !== undefined; next = waiting.find(fits)) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, runStep(next, reports, longestMinutes));
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

async function runStep(step: Step, reports: string, longestMinutes: number): Promise<StepRun> {
  const isAlone = step.cores === 'all';
  const started = performance.now();
  console.log(isAlone ? `\n── ${step.title}` : `\n… ${step.title}`);
  const printed: Buffer[] = [];
  let ok = true;
  for (const command of step.commands)
    ok &&= await runCommand(command, {
      keep: isAlone ? undefined : (chunk) => printed.push(chunk),
      variables: { REPORTS_DIR: reports, ...step.env },
      longestMinutes,
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

interface CommandOptions {
  /** Called with its output. Default: prints it immediately. */
  keep: ((chunk: Buffer) => void) | undefined;
  /** More environment variables. */
  variables: Readonly<Record<string, string>>;
  longestMinutes: number;
}

/** Runs a program; returns whether it exited with 0 in time. */
function runCommand(
  [command = '', ...args]: readonly string[],
  { keep, variables, longestMinutes }: CommandOptions,
): Promise<boolean> {
  return new Promise((resolve) => {
    const env = toolEnvironment(variables);
    const child = spawn(command, args, { cwd: root, env, stdio: keep ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    children.add(child);
    const end = (ok: boolean) => {
      clearTimeout(limit);
      children.delete(child);
      resolve(ok);
    };
    const limit = setTimeout(() => {
      console.error(`${command} did not end within ${longestMinutes} minutes: it hangs, and is ended.`);
      child.kill();
      // What it started may hold its output open, and it may not end when asked.
      setTimeout(() => {
        child.kill('SIGKILL');
        end(false);
      }, 10_000).unref();
    }, longestMinutes * 60_000);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => keep?.(chunk));
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}
