import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { it } from 'node:test';
import { freePorts } from './freePorts.ts';

it('freePorts returns different ports that a program can listen on', async () => {
  const ports = await freePorts(4);
  assert.equal(new Set(ports).size, 4);
  for (const port of ports) {
    const server = createServer();
    await once(server.listen(port, '127.0.0.1'), 'listening');
    server.close();
  }
});
