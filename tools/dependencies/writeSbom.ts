// Writes the SBOM of what is shipped to `dist/sbom.cdx.json`: `npm run sbom`.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { makeSbom } from './sbom.ts';

const file = path.join('dist', 'sbom.cdx.json');
const sbom = makeSbom(root);
mkdirSync(path.join(root, 'dist'), { recursive: true });
writeFileSync(path.join(root, file), `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`Wrote ${file}: ${sbom.components.length} packages (CycloneDX ${sbom.specVersion}).`);
