import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { callEndpoint } from '../people/administration.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const run = promisify(execFile);
const page = path.resolve(import.meta.dirname, '../../../../docs/api.md');
const programs = {
  sh: ['sh', '-c'],
  js: [process.execPath, '--input-type=module', '-e'],
  python: ['python3', '-c'],
} as const;
const needed = { sh: 'curl', js: process.execPath, python: 'python3' } as const;

describe('the scripts at the beginning of docs/api.md', () => {
  let platform: TestPlatform;
  let environment: Record<string, string>;
  before(async () => {
    platform = await startPlatform({ sample: { agencies: 400, policies: 4_000, seed: 1 } });
    const admin = await platform.signIn('admin');
    const { body } = await callEndpoint(platform, 'services.create', admin.headers, {
      body: { name: 'Script', scopes: ['viewable:insights_pl', 'viewable:insights_cl'] },
    });
    environment = { URL: platform.url, CLIENT_ID: body.credential.client_id, CLIENT_SECRET: body.client_secret };
  });
  after(() => platform.stop());

  for (const [language, [program, ...options]] of Object.entries(programs))
    it(`search agencies in ${language} unchanged [API-CAT-7, API-CAT-8]`, async (test) => {
      const tool = needed[language as keyof typeof needed];
      if (spawnSync(tool, ['--version']).error) return test.skip(`${tool} is not installed`);
      const text = await readFile(page, 'utf8');
      const script = new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? '';
      const { stdout } = await run(program, [...options, script], { env: { PATH: process.env.PATH, ...environment } });
      const { rows, total } = JSON.parse(stdout) as { rows: { agency_name: string }[]; total: number };
      assert.ok(rows.length > 0 && total >= rows.length, stdout);
    });
});
