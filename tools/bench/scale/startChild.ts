import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';

/** A helper process of the benchmark. */
export interface Child {
  /** Its next message. Throws where it ends first. */
  next<T>(): Promise<T>;
  /** Sends it a text, and returns its next message. */
  ask<T>(text: string): Promise<T>;
  /** Lets it end, and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Starts a script beside this file in a process of its own. It ends when this process does. `cores`: those that it works on, as
 * `taskset` has them; default: all.
 */
export function startChild(script: string, args: readonly string[], cores?: string): Child {
  const nodeArgs = [...process.execArgv, '--expose-gc'];
  const child = fork(
    join(import.meta.dirname, script),
    args,
    cores === undefined
      ? { execArgv: nodeArgs }
      : { execPath: 'taskset', execArgv: ['--cpu-list', cores, process.execPath, ...nodeArgs] },
  );
  const ended = once(child, 'exit');
  const next = <T>() => Promise.race([messageOf<T>(child), ended.then(() => failed(script))]);
  return {
    next,
    ask<T>(text: string) {
      const answer = next<T>();
      child.send(text);
      return answer;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

async function messageOf<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, 'message')) as [T];
  return message;
}

function failed(script: string): never {
  throw new Error(`${script} ended before it was ready.`);
}
