import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tableFromArrays, tableToIPC } from '@uwdata/flechette';
import { build } from 'esbuild';
import { startService, type Service } from './startService.test-support.ts';

/** Replacements of globals in the example. */
interface Page {
  window: object;
  session: object;
  document: object;
  console: object;
  setTimeout: (task: () => void, milliseconds: number) => unknown;
}

/** Runs an example of the README, unchanged, in a page. */
async function runExample(index: number, page: Partial<Page>, replace: Record<string, string> = {}): Promise<void> {
  const text = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  const examples = Array.from(text.matchAll(/```ts\n([\s\S]*?)```/g), ([, example]) => example ?? '');
  let code = examples[index] ?? '';
  for (const [from, to] of Object.entries(replace)) code = code.replaceAll(from, to);
  const imports = code.match(/^import .*\n/gm)?.join('') ?? '';
  const contents = `${imports}\nexport const ended = (async () => {${code.replaceAll(/^import .*\n/gm, '')}})();`;
  const { outputFiles } = await build({
    stdin: { contents, loader: 'ts', resolveDir: __dirname },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    conditions: ['@agency-insights/source'],
  });
  const globals = Object.entries(page);
  const module = { exports: {} as { ended?: Promise<void> } };
  const names = globals.map(([name]) => name);
  const script = new Function('module', 'exports', ...names, outputFiles[0]!.text);
  script(module, module.exports, ...globals.map(([, value]) => value as unknown));
  await module.exports.ended;
}

describe('the examples of the README', () => {
  let service: Service;
  beforeEach(async () => {
    const agencies = tableToIPC(tableFromArrays({ agency_name: ['Alamo Risk Partners'] }), { format: 'stream' })!;
    const task = {
      status: 'SUCCESS',
      result: '/api/v1/looker/exports/t1/file',
      file_name: 'MI Search Results 20112026.xlsx',
      rows: 12,
      error: null,
    };
    const nameTaken = { error: { code: 'name_taken', message: 'That name already exists' }, requestId: 'r' };
    service = await startService(({ path: address, method }) => {
      if (address.endsWith('.result_set.query')) return { headers: { 'x-total-rows': '12' }, body: agencies };
      if (address.endsWith('/run-export')) return { status: 202, body: { request_id: 't1' } };
      if (address.endsWith('/task-status')) return { body: task };
      return method === 'POST' ? { status: 409, body: nameTaken } : { body: new Uint8Array([80, 75]) };
    });
  });
  afterEach(() => service.close());

  it('The first README example searches, saves, exports and downloads', async () => {
    const lines: unknown[] = [];
    const downloads: string[] = [];
    const link = { download: '', click: () => downloads.push(link.download), remove: () => undefined };
    await runExample(0, {
      window: { location: { origin: service.url } },
      session: { getAccessToken: async () => 'token', requireSignIn: () => undefined },
      document: { createElement: () => link, body: { append: () => undefined } },
      console: { log: (line: unknown) => lines.push(line) },
      setTimeout: (task) => setTimeout(task, 0),
    });
    expect(lines).toContain('12 agencies, the first is Alamo Risk Partners');
    expect(downloads).toEqual(['MI Search Results 20112026.xlsx']);
    expect(service.arrived.map(({ path: address }) => address.split('/').at(-1))).toEqual([
      'find_agencies_all.result_set.query',
      'saved-filters',
      'run-export',
      'task-status',
      'file',
    ]);
    expect(JSON.parse(service.arrived[0]!.body)).toEqual({
      filters: { agency_state: 'TX,OK', agency_written_premium: '[1000000,inf)' },
      limit: 1_000,
    });
  });

  it('The second README example creates and revokes credentials, and calls the second service [API-GW-1] [API-GW-8]', async () => {
    await service.close();
    service = await startService(({ path: address, method }) => {
      if (address === '/policies') return { body: JSON.stringify([{ number: 'P-1' }, { number: 'P-2' }]) };
      if (method === 'DELETE') return { status: 204 };
      return { status: 201, body: { credential: { client_id: 'service-1' }, client_secret: 'abc' } };
    });
    const lines: unknown[][] = [];
    await runExample(
      1,
      {
        session: { getAccessToken: async () => 'token', getPassportToken: async () => 'passport' },
        console: { log: (...line: unknown[]) => lines.push(line) },
      },
      { 'https://insights.example': service.url, 'https://passport.example': service.url },
    );
    expect(lines).toEqual([['P-1, P-2', 3]]);
    const arrived = service.arrived.map(({ method, path: address }) => `${method} ${address}`);
    expect(arrived).toEqual([
      'POST /api/v1/identity/service-credentials',
      'DELETE /api/v1/identity/service-credentials/service-1',
      'GET /policies',
    ]);
    expect(service.arrived[2]!.headers['passport-token']).toBe('passport');
  });
});
