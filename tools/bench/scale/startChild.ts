import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';

/** A helper process of the benchmark. */
export interface Child {
  /** Its next message. Throws where it ends first. */
  next<T>(): Promise<T>;
  send(text: string): void;
  /** Lets it end, and waits until it has. */
  stop(): Promise<void>;
}

/** Starts a script beside this file in a process of its own. It ends when this process does. */
export function startChild(script: string, args: readonly string[]): Child {
  const child = fork(join(import.meta.dirname, script), args, { execArgv: [...process.execArgv, '--expose-gc'] });
  const ended = once(child, 'exit');
  return {
    next: <T>() => Promise.race([messageOf<T>(child), ended.then(() => failed(script))]),
    send: (text) => void child.send(text),
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
