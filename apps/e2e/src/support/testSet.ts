import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { cleanEnvironment, root, sourceConditions } from './workspace.ts';

const folder = path.join(root, '.tmp/journeys-set');

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

/** Generates the records and loads them, once; later runs find them done. */
export async function makeTestSet(): Promise<void> {
  if (existsSync(path.join(testSetDataFolder, 'warehouse/current.json'))) return;
  mkdirSync(testSetDataFolder, { recursive: true });
  const shape = ['--policies', '20000', '--agencies', '400', '--seed', '11', '--as-of', '2026-06-30'];
  await runProgram('apps/platform/src/data/generate.cli.ts', [...shape, '--out', testSetFile]);
  await runProgram('apps/platform/src/data/load.cli.ts', [testSetFile]);
}
