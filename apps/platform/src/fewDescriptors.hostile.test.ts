import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type PlatformProcess, startPlatformProcess } from './saved-filters/platformProcess.test-support.ts';

const openFiles = 150;
const strangers = 400;

const skip = process.platform === 'win32' && 'a shell with ulimit is needed';

describe('a platform with few file descriptors', { skip }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'insights-few-files-'));
  let platform: PlatformProcess;
  before(async () => {
    platform = await startPlatformProcess(dataDir, {}, openFiles);
  });
  after(async () => {
    await platform.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('survives while strangers hold all its connections, and serves again once they leave', async () => {
    const { port } = new URL(platform.url);
    const sockets = Array.from({ length: strangers }, () => connect(Number(port), '127.0.0.1'));
    for (const socket of sockets) socket.on('error', () => undefined);
    await Promise.all(sockets.map(settled));
    await wait(500);
    assert.equal(platform.process.exitCode, null);
    for (const socket of sockets) socket.destroy();
    assert.ok((await platform.signIn('analyst')).authorization);
  });
});

/** Waits until a connection is made or refused, or has waited for a second in the queue of the system. */
function settled(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['connect', 'error', 'close']) socket.once(event, () => resolve());
    setTimeout(resolve, 1_000);
  });
}
