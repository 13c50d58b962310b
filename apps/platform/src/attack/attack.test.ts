import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { after, before, describe, it } from 'node:test';
import { type AttackTarget, attempt, serverError } from './AttackTarget.ts';
import { memoryGrowth } from './memoryGrowth.ts';
import { runAttack } from './runAttack.ts';
import { HangError, sendRequest } from './sendRequest.ts';
import { itAtNight } from '../testing/checksAll.test-support.ts';

/** Runs the command; returns its exit code and output. */
function attack(...args: string[]): Promise<{ code: number | null; printed: string }> {
  return new Promise((resolve) => {
    const file = path.join(import.meta.dirname, 'attack.cli.ts');
    const child = execFile(process.execPath, [...process.execArgv, file, ...args], (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, printed: stdout + stderr }),
    );
  });
}

describe('npm run attack', () => {
  itAtNight(
    'attacks its own platform, prints each round with its seed, and exits with 0 without findings',
    async () => {
      const { code, printed } = await attack('--rounds', '2', '--seed', '7', '--inputs', '3', '--only', 'savedFilters');
      assert.match(printed, /Round 1, seed 7: 12 requests so far, longest turn \d+ ms, memory \d+ MB, findings 0/);
      assert.match(printed, /Round 2, seed 8: 24 requests/);
      assert.match(printed, /No findings\n$/);
      assert.equal(code, 0, printed);
    },
  );

  itAtNight('names an invalid option, and exits with 2', async () => {
    const { code, printed } = await attack('--minutes', 'long');
    assert.deepEqual([code, printed], [2, '--minutes must be a number, not “long”.\n']);
  });
});

describe('an attack on a server that fails', () => {
  let server: Server;
  let url = '';
  before(async () => {
    server = createServer((request, response) => {
      if (request.url === '/hang') return;
      if (request.url === '/broken') return void request.socket.destroy();
      response.writeHead(500).end('{"failed":"\u001b[31m"}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const target = (name: string, address: string): AttackTarget => ({
    name,
    async attack({ inputs, report }) {
      const headers = { authorization: 'Bearer secret' };
      for (let input = 0; input < inputs; input += 1)
        await attempt({ method: 'GET', url: `${url}${address}`, headers }, serverError, report);
      return inputs;
    },
  });
  const run = async (targets: AttackTarget[], longestTurnMs = 5) => {
    const lines: string[] = [];
    const findings = await runAttack({
      targets: () => Promise.resolve(targets),
      health: () => Promise.resolve({ longestTurnMs, rss: 100_000_000 }),
      seed: 3,
      inputs: 2,
      goesOn: (round) => round < 2,
      print: (line) => void lines.push(line),
    });
    return { findings, lines };
  };

  it('finds each fault once, says how to reproduce it, and prints no token', async () => {
    const { findings, lines } = await run([target('fails', '/'), target('breaks', '/broken')]);
    assert.deepEqual(findings.map(({ kind, target: name, count }) => [kind, name, count]).sort(), [
      ['broken connection', 'breaks', 4],
      ['server error', 'fails', 4],
    ]);
    const failed = findings.find(({ target: name }) => name === 'fails');
    assert.equal(failed?.repeat, "npm run attack -- --seed 3 --inputs 2 --rounds 1 --only 'fails'");
    assert.match(failed.detail, /answered 500: .*; sent \{"method":"GET","url":"http/);
    assert.match(lines.at(-1) ?? '', /^Round 2, seed 4: 8 requests so far, .* findings 2$/);
    assert.doesNotMatch(lines.join(''), /secret/);
    assert.ok(!lines.join('').includes('\u001b'), 'the output has no terminal control characters');
  });

  it('finds event loop turns of more than a second', async () => {
    const { findings } = await run([], 1_500).catch((error: unknown) => ({ findings: error }));
    assert.match(String(findings), /No target/);
    const quiet: AttackTarget = { name: 'quiet', attack: () => Promise.resolve(1) };
    const stalled = await run([quiet], 1_500);
    assert.deepEqual(
      stalled.findings.map(({ kind, detail }) => [kind, detail]),
      [['stall', 'one turn of the event loop took 1500 ms']],
    );
  });

  it('finds a missing response', async () => {
    await assert.rejects(sendRequest({ method: 'GET', url: `${url}/hang`, headers: {} }, 100), HangError);
  });

  it('finds memory that grows with each round, but ignores filling caches', () => {
    const megabyte = 1_000_000;
    const filling = Array.from({ length: 20 }, (_, round) => 300 * megabyte + Math.min(round, 5) * 50 * megabyte);
    assert.equal(memoryGrowth(filling), null);
    const growing = Array.from({ length: 20 }, (_, round) => 300 * megabyte + round * 20 * megabyte);
    assert.match(memoryGrowth(growing) ?? '', /^grew from 400 MB to 600 MB in 20 rounds$/);
    assert.equal(memoryGrowth(growing.slice(0, 11)), null);
  });
});
