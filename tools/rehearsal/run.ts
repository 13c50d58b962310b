// Publishes the built packages to a registry on this machine and uses them in fresh applications: `npm run release:rehearse`.
import path from 'node:path';
import process from 'node:process';
import { root } from '../bootstrap.mjs';
import { checks } from './checks.ts';
import { startRegistry } from './registry.ts';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(checks, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}

const registry = await startRegistry(path.join(root, '.tmp/rehearsal/registry'));
console.log(`Published to ${registry.url}`);
let failed = 0;
for (const [name, check] of Object.entries(checks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const begun = Date.now();
  const problem = await check(registry.url).catch((error: Error) => error);
  if (problem) failed += 1;
  console.log(`${problem ? 'failed' : 'passed'}  ${name}  ${((Date.now() - begun) / 1000).toFixed(0)} s`);
  if (problem) console.error(problem.message);
}
registry.stop();
process.exit(failed > 0 ? 1 : 0);
