import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it } from 'node:test';

const module = path.join(import.meta.dirname, 'endWithParent.mjs');
const server = `import process from 'node:process'; process.stdout.write(process.pid + '\\n'); setInterval(() => undefined, 1000);`;
const importing = ['--input-type=module', '-e', `import ${JSON.stringify(module)};${server}`];
const preloading = [`--import=${module}`, '--input-type=module', '-e', server];

/** Starts a program that starts the server through `sh`, as npm does, or itself; answers both. */
async function start(args: string[], { npm, shell }: { npm: boolean; shell: boolean }) {
  const command = [process.execPath, ...args];
  const quoted = command.map((part) => `'${part.replaceAll("'", `'\\''`)}'`).join(' ');
  // With something to do after it, every shell stays; alone some of them make way for the program.
  const [program, ...rest] = shell ? ['sh', '-c', `${quoted}; true`] : command;
  const starter = `require('node:child_process').spawn(...${JSON.stringify([program, rest])}, { stdio: 'inherit' });`;
  const { npm_lifecycle_event: _inherited, ...environment } = process.env;
  const parent = spawn(process.execPath, ['-e', starter], {
    env: { ...environment, ...(npm && { npm_lifecycle_event: 'start' }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  return { parent, pid: Number(line.toString()) };
}

/** Kills only the starter, which can send no signal; returns whether the server ends in time. */
async function endsAfter({ parent, pid }: { parent: ChildProcess; pid: number }, timeoutMs: number): Promise<boolean> {
  parent.kill('SIGKILL');
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (!isAlive(pid)) return true;
    await sleep(50);
  }
  process.kill(pid, 'SIGKILL');
  return false;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const onUnix = { skip: process.platform === 'win32' && 'Windows gives no orphan another parent' };

describe('a started program, when its starter is killed', onUnix, () => {
  it('ends with npm, also with a shell between them', async () => {
    assert.ok(await endsAfter(await start(importing, { npm: true, shell: true }), 10_000));
  });

  it('ends with the program that it belongs to', async () => {
    assert.ok(await endsAfter(await start(preloading, { npm: false, shell: false }), 10_000));
  });

  it('keeps running if a person started it by hand', async () => {
    assert.equal(await endsAfter(await start(importing, { npm: false, shell: true }), 1_500), false);
  });
});
