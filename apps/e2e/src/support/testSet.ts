import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { cleanEnvironment, root, sourceConditions } from './workspace.ts';

const shape = ['--policies', '20000', '--agencies', '400', '--seed', '11', '--as-of', '2026-06-30'];
const platform = path.join(root, 'apps/platform');
const sets = path.join(root, '.tmp/journeys-set');

/** The inputs of the set: when any of them changes, the set is generated again. */
function hashOfMakers(): string {
  const sources = readdirSync(path.join(platform, 'src/data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|json)$/.test(file) && !/\.test(-support)?\.ts$/.test(file))
    .map((file) => path.join('src/data', file))
    .toSorted();
  const hash = createHash('sha256').update(shape.join(' '));
  for (const file of ['package.json', 'src/naics/naics2022.json', ...sources])
    hash.update(`\0${file}\0`).update(readFileSync(path.join(platform, file)));
  return hash.digest('hex').slice(0, 16);
}

const folder = path.join(sets, hashOfMakers());

/** The policy records that the journeys search, as a file: the oracle reads it, the loader loads it. */
export const testSetFile = path.join(folder, 'policies.csv');

/** A data folder into which the records were loaded with the product's own loader. */
export const testSetDataFolder = path.join(folder, 'data');

async function runProgram(program: string, args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [sourceConditions, path.join(root, program), ...args], {
    cwd: root,
    env: cleanEnvironment({ DATA_DIR: testSetDataFolder }),
    maxBuffer: 16 * 1024 * 1024,
  });
}

/** Generates the records and loads them, unless the same generator and loader have done so already; sets of others go. */
export async function makeTestSet(): Promise<void> {
  if (existsSync(path.join(testSetDataFolder, 'warehouse/current.json'))) return;
  rmSync(sets, { recursive: true, force: true });
  mkdirSync(testSetDataFolder, { recursive: true });
  await runProgram('apps/platform/src/data/generate.cli.ts', [...shape, '--out', testSetFile]);
  await runProgram('apps/platform/src/data/load.cli.ts', [testSetFile]);
}
