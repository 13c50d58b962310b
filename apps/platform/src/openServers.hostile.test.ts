import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { openConnection, statusesIn } from './http/openConnection.test-support.ts';
import { inTime } from './testing/until.test-support.ts';
import { type ListeningServer, listen } from './openServers.ts';

const listener: RequestListener = (incoming, response) => void response.end(String(incoming.url?.length));

describe('a listening server', () => {
  let server: ListeningServer;
  before(async () => {
    server = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT', listener });
  });
  after(() => server.close());

  async function get(path: string): Promise<{ status: number; type: string; frames: string; body: string }> {
    const sent = request({ host: '127.0.0.1', port: server.port, path, agent: false }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let body = '';
    for await (const chunk of answer.setEncoding('utf8')) body += String(chunk);
    const { 'content-type': type = '', 'x-frame-options': frames = '' } = answer.headers;
    return { status: answer.statusCode ?? 0, type, frames: String(frames), body };
  }

  it('accepts addresses with several filters of the max length', async () => {
    const path = `/?${'a'.repeat(60_000)}`;
    assert.deepEqual(await get(path), { status: 200, type: '', frames: '', body: String(path.length) });
  });

  it('responds with a clear message if an address is too long', async () => {
    for (const length of [70_000, 400_000]) {
      const { status, type, frames, body } = await get(`/?${'a'.repeat(length)}`);
      assert.equal(status, 431);
      assert.equal(type, 'text/html; charset=utf-8');
      assert.equal(frames, 'DENY');
      assert.match(body, /Use a shorter address/);
      assert.doesNotMatch(body, /aaaa/);
    }
  });

  it('responds with 400 to input that is not HTTP at all', async () => {
    const socket = connect(server.port, '127.0.0.1').end('hello there\r\n\r\n');
    let answer = '';
    for await (const chunk of socket.setEncoding('utf8')) answer += String(chunk);
    assert.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n/);
    assert.match(answer, /\r\nContent-Security-Policy: default-src 'none'/i);
    assert.match(answer, /\r\nX-Content-Type-Options: nosniff\r\n/i);
    assert.match(answer, /could not be read/);
  });
});

describe('a connection', () => {
  const servers: ListeningServer[] = [];
  after(() => Promise.all(servers.map((server) => server.close())));
  async function serve(listener: RequestListener, sendTimeoutMs?: number): Promise<ListeningServer> {
    const options = sendTimeoutMs === undefined ? {} : { sendTimeoutMs };
    const server = await listen({ host: '127.0.0.1', port: 0, variable: 'PORT', listener, ...options });
    servers.push(server);
    return server;
  }
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

  it('handles one request at a time, and gets all responses in order', async () => {
    let underWay = 0;
    let most = 0;
    const { port } = await serve((incoming, response) => {
      most = Math.max(most, (underWay += 1));
      // Answers far enough in the future that requests sent together would all be under way.
      setTimeout(() => {
        underWay -= 1;
        response.end(`<${incoming.url}>`);
      }, 10);
    });
    const connection = await openConnection(port);
    const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
    connection.write(paths.map(get).join(''));
    const text = await connection.until(/<\/19>/);
    assert.deepEqual(
      [...text.matchAll(/<(\/\d+)>/g)].map(([, path]) => path),
      paths,
    );
    assert.equal(most, 1);
    connection.close();
  });

  it('is not read while a response is pending, and gets all responses however many requests wait', async () => {
    const first = Promise.withResolvers<number>();
    const { port } = await serve((incoming, response) => {
      const { socket, url } = incoming;
      if (url !== '/0') return void response.end(`<${url}>`);
      // Time in which a server that reads on takes everything that was sent.
      void delay(300).then(() => {
        first.resolve(socket.bytesRead);
        response.end('</0>');
      });
    });
    const count = 400;
    const padding = 'x'.repeat(4_096);
    const connection = await openConnection(port);
    connection.write(
      Array.from({ length: count }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: a\r\nX: ${padding}\r\n\r\n`).join(
        '',
      ),
    );
    const read = await first.promise;
    assert.ok(read < (count * padding.length) / 4, `${read} bytes were read before the first answer`);
    const text = await connection.until(new RegExp(`<[/]${count - 1}>`));
    assert.deepEqual(
      [...text.matchAll(/<\/(\d+)>/g)].map(([, path]) => Number(path)),
      Array.from({ length: count }, (_, index) => index),
    );
    connection.close();
  });

  it('delivers a body that is sent behind another request', async () => {
    const { port } = await serve((incoming, response) => {
      incoming.setEncoding('utf8').on('data', () => undefined);
      incoming.on('end', () => response.end(`<${incoming.url}>`));
    });
    const connection = await openConnection(port);
    const post = (path: string, length: number) =>
      `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
    const long = 300_000;
    connection.write(`${post('/one', 5)}first${get('/two')}${post('/three', long)}${'x'.repeat(long)}${get('/four')}`);
    const text = await connection.until(/<\/four>/);
    assert.deepEqual(
      [...text.matchAll(/<(\/\w+)>/g)].map(([, path]) => path),
      ['/one', '/two', '/three', '/four'],
    );
    connection.close();
  });

  it('is closed when its client reads nothing of a response, but not when a response is slow', async () => {
    let cut: Promise<unknown> | undefined;
    const { port } = await serve((incoming, response) => {
      if (incoming.url === '/large') {
        cut = once(response, 'close');
        return void response.end(Buffer.alloc(64 * 1024 * 1024));
      }
      // Several times as long as a client may take nothing.
      setTimeout(() => response.end('<late>'), 1_000);
    }, 200);
    const patient = await openConnection(port);
    patient.write(get('/late'));
    const stalled = await openConnection(port, { reads: false });
    stalled.write(get('/large'));
    assert.match(await patient.until(/<late>/), /^HTTP\/1\.1 200/);
    assert.ok(cut);
    await inTime('the answer that its client does not take is cut off', cut);
    const read = await stalled.untilClosed();
    assert.ok(read.length < 64 * 1024 * 1024, 'the answer was cut off');
  });

  it('stays open after an unread body, and is closed if the body does not arrive', async () => {
    // Takes the first bytes and leaves the rest, as a check of the length does.
    const { port } = await serve((incoming, response) => {
      if (incoming.url !== '/body') return void response.end('<next>');
      incoming.once('readable', () => {
        incoming.read(1);
        response.writeHead(413).end();
      });
    });
    const head = (length: number) => `POST /body HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
    const long = await openConnection(port);
    long.write(`${head(500_000)}${'x'.repeat(500_000)}${get('/next')}`);
    assert.deepEqual(statusesIn(await long.until(/<next>/)), [413, 200]);
    long.close();
    const unfinished = await openConnection(port);
    unfinished.write(`${head(500_000)}xxx`);
    assert.deepEqual(statusesIn(await unfinished.untilClosed()), [413]);
  });

  it('gets one response to a request whose body cannot be parsed', async () => {
    for (const answering of ['at once', 'later']) {
      const { port } = await serve((_incoming, response) => {
        if (answering === 'at once') return void response.end('<answer>');
        void delay(20).then(() => response.headersSent || response.end('<answer>'));
      });
      for (const encoding of ['gzip', 'chunked, gzip', 'identity', 'chunked\r\n\r\nzz\r\nno chunk']) {
        const connection = await openConnection(port);
        connection.write(`POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: ${encoding}\r\n\r\nbody`);
        const statuses = statusesIn(await connection.untilClosed());
        assert.ok(statuses.length <= 1, `${encoding}, answering ${answering}: ${statuses.join()}`);
        if (answering === 'later') assert.deepEqual(statuses, [400], encoding);
      }
    }
  });

  it('drops the response of a handler if the request turned out to be invalid', async () => {
    const answering = Promise.withResolvers<void>();
    const { port } = await serve((_incoming, response) => {
      void delay(50)
        .then(() => {
          response.writeHead(200);
          response.write('<late>');
          response.end('<answer>');
        })
        .then(answering.resolve, answering.reject);
    });
    const connection = await openConnection(port);
    connection.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nno chunk');
    const text = await connection.untilClosed();
    await answering.promise;
    assert.deepEqual(statusesIn(text), [400]);
    assert.doesNotMatch(text, /<late>|<answer>/);
  });

  it('gets its response before the one about invalid input', async () => {
    const { port } = await serve((_incoming, response) => void delay(20).then(() => response.end('<answer>')));
    const connection = await openConnection(port);
    connection.write(`${get('/')}no request at all\r\n\r\n`);
    const text = await connection.untilClosed();
    assert.deepEqual(statusesIn(text), [200, 400]);
    assert.match(text, /<answer>/);
  });
});
