import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** A package in a CycloneDX SBOM, as npm writes it; only what is read here. */
export interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
  properties?: { name: string; value: string }[];
}

/** A CycloneDX SBOM, as npm writes it; only what is read here. */
export interface Sbom {
  bomFormat: 'CycloneDX';
  specVersion: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

/** The manifests of what is shipped: the packages, and the apps but the journeys. */
export function shippedManifests(root: string): Manifest[] {
  return ['libs', 'apps']
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => path.join(root, folder, name)))
    .filter((folder) => path.basename(folder) !== 'e2e')
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest);
}

/**
 * The SBOM of what is shipped: our packages and apps, and all production dependencies in the lock file, for every
 * platform. npm's own `--omit dev` leaves out packages that a development dependency uses too, such as React;
 * therefore npm lists everything here, and what is for development alone is removed.
 */
export function makeSbom(root: string): Sbom {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const sbom = JSON.parse(
    execFileSync(npm, args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    }),
  ) as Sbom;
  return keepShipped(sbom, new Set(shippedManifests(root).map(({ name }) => name)));
}

/** Removes development dependencies, workspaces that are not shipped, and edges to both. */
function keepShipped(sbom: Sbom, shipped: ReadonlySet<string>): Sbom {
  const root = sbom.metadata.component;
  const components = sbom.components.filter((component) => {
    const name = packageName(component);
    return !isForDevelopment(component) && (!name.startsWith('@agency-insights/') || shipped.has(name));
  });
  const kept = new Set([root, ...components].map((component) => component['bom-ref']));
  return {
    ...sbom,
    // npm names the root after its folder, which differs from machine to machine.
    metadata: { ...sbom.metadata, component: { ...root, name: packageName(root) } },
    components,
    dependencies: sbom.dependencies
      .filter(({ ref }) => kept.has(ref))
      .map((entry) => ({ ...entry, dependsOn: entry.dependsOn.filter((ref) => kept.has(ref)) })),
  };
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
}

/** The name under which a package is installed, with its scope: `@mui/material`. */
export function packageName(component: Component): string {
  const ref = component['bom-ref'];
  return ref.slice(0, ref.lastIndexOf('@'));
}
