import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { type ListeningServer, listen } from './openServers.ts';

const listener: RequestListener = (incoming, response) => void response.end(String(incoming.url?.length));

describe('listening', () => {
  let server: ListeningServer;
  before(async () => {
    server = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT', listener });
  });
  after(() => server.close());

  async function get(path: string): Promise<{ status: number; type: string; body: string }> {
    const sent = request({ host: '127.0.0.1', port: server.port, path, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let body = '';
    for await (const chunk of answer.setEncoding('utf8')) body += String(chunk);
    return { status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', body };
  }

  it('takes addresses with several filters at their longest', async () => {
    const path = `/?${'a'.repeat(60_000)}`;
    assert.deepEqual(await get(path), { status: 200, type: '', body: String(path.length) });
  });

  it('says in words that an address is too long', async () => {
    for (const length of [70_000, 400_000]) {
      const { status, type, body } = await get(`/?${'a'.repeat(length)}`);
      assert.equal(status, 431);
      assert.equal(type, 'text/html; charset=utf-8');
      assert.match(body, /Use a shorter address/);
      assert.doesNotMatch(body, /aaaa/);
    }
  });

  it('answers what is not HTTP at all with 400', async () => {
    const socket = connect(server.port, '127.0.0.1').end('hello there\r\n\r\n');
    let answer = '';
    for await (const chunk of socket.setEncoding('utf8')) answer += String(chunk);
    assert.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n/);
    assert.match(answer, /could not be read/);
  });
});
