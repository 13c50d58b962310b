// Loads each entry of the built packages as ES modules and as CommonJS with the Node that runs this: `node tools/consumers/loadAll.mjs`.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';

const libraries = new URL('../../libs/', import.meta.url);
const require = createRequire(import.meta.url);
let count = 0;

for (const name of readdirSync(libraries)) {
  const manifest = new URL(`${name}/package.json`, libraries);
  for (const target of Object.values(JSON.parse(readFileSync(manifest, 'utf8')).exports)) {
    // A worker's file works in a worker alone; JSON is no module.
    if (typeof target === 'string' || /worker/i.test(target.import.default)) continue;
    await import(new URL(target.import.default, manifest).href);
    require(new URL(target.require.default, manifest).pathname);
    count += 2;
  }
}
console.log(`${count} entries work with Node ${process.versions.node}.`);
