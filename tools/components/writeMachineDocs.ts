// Writes `llms.txt` and `components.json` beside the built Storybook; `npm test -- stories` does.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { llmsText, machineComponents } from './machineDocs.ts';

const folder = path.join(root, 'storybook-static');
const components = await machineComponents(path.join(root, 'libs'));
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'components.json'), `${JSON.stringify(components, null, 2)}\n`);
writeFileSync(path.join(folder, 'llms.txt'), llmsText(components));
