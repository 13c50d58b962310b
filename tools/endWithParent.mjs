// Ends this program, as SIGTERM does, once the process that started it is gone. A killed npm signals no child: the shell between it
// and the program waits on, and a server would go on serving. A program that npm starts imports this; one that lives
// for its parent alone is started with `--import` of it. Uses Node's own modules alone.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const lookEveryMs = 500;
const shells = new Set(['sh', 'dash', 'bash', 'zsh', 'ash', 'busybox']);

/** Each is a process and the parent that it had at first; a changed parent means that a process above it is gone. */
const links = startingLinks();
if (links.length > 0) {
  const look = setInterval(() => {
    if (links.every(isWhole)) return;
    // Once: a second signal means that there is no time to end in good order.
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs).unref();
}

function startingLinks() {
  // Worker threads load what their program was started with.
  if (process.platform === 'win32' || !isMainThread) return [];
  const own = { pid: process.pid, parent: process.ppid };
  if (process.execArgv.some((argument) => argument.endsWith('endWithParent.mjs'))) return [own];
  // Started by hand, in the background maybe, it may outlive the shell that it came from.
  if (process.env.npm_lifecycle_event === undefined) return [];
  const above = lookUp(own.parent);
  return above !== null && shells.has(above.name) ? [own, { pid: own.parent, parent: above.parent }] : [own];
}

function isWhole({ pid, parent }) {
  return (pid === process.pid ? process.ppid : lookUp(pid)?.parent) === parent;
}

/** The name and the parent of a process; null where it is gone or the system does not tell. */
function lookUp(pid) {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return null;
  }
}

/** `/proc/PID/stat` holds the pid, the name in brackets, the state and the parent. */
function fromProc(pid) {
  const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return { name, parent: Number(parent) };
}

function fromPs(pid) {
  const line = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, command] = /^\s*(\d+)\s+-?(.+?)\s*$/.exec(line);
  return { name: path.basename(command), parent: Number(parent) };
}
