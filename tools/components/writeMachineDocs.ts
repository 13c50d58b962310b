// Writes `llms.txt` and `components.json` beside the built Storybook; `npm test -- stories` does.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { llmsText, machineComponents } from './machineDocs.ts';

const folder = path.join(root, 'storybook-static');
const libraries = path.join(root, 'libs');
const components = await machineComponents(readdirSync(libraries).map((name) => path.join(libraries, name)));
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'components.json'), `${JSON.stringify(components, null, 2)}\n`);
writeFileSync(path.join(folder, 'llms.txt'), llmsText(components));
