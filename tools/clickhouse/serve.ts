// A ClickHouse server for tests: `node serve.ts FOLDER [PORT]` runs the engine in this process, listens on a port of this machine
// (default: a free one) and prints its address. It speaks the part of ClickHouse's HTTP interface that the platform uses.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { Accounts } from './Accounts.ts';
import { Engine } from './Engine.ts';
import { readRequest } from './readRequest.ts';

const [folder = '', port = '0'] = process.argv.slice(2);
const accounts = new Accounts(process.env.ACCOUNTS ?? 'default:');
const engine = new Engine(folder);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const person = accounts.personOf(request);
    const given = await readRequest(request);
    if (accounts.grant(given)) return void response.end();
    const order = accounts.check(person, given);
    if (order.settings.get('cancel_http_readonly_queries_on_client_close') === '1')
      response.on('close', () => {
        if (!response.writableFinished) void engine.cancel(order.queryId);
      });
    const result = await engine.run(order);
    response.setHeader('x-clickhouse-query-id', order.queryId);
    response.end(result);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = /Code: (\d+)/.exec(message)?.[1] ?? '1000';
    response.writeHead(code === '516' ? 403 : 500, { 'x-clickhouse-exception-code': code }).end(message);
  }
}

const server = createServer({ keepAliveTimeout: 10_000 }, (request, response) => void answer(request, response));
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
