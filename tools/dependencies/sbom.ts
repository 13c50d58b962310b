import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type LockedPackages, shippedPackages } from './shippedPackages.ts';

/** A package in a CycloneDX SBOM, as npm writes it; only what is read here. */
export interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  licenses?: ({ license: { id?: string; name?: string } } | { expression: string })[];
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
  return shippedFolders(root).map(
    (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest,
  );
}

/** Their folders, relative to the workspace, as the lock file names them. */
function shippedFolders(root: string): string[] {
  return ['libs', 'apps']
    .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((folder) => folder !== 'apps/e2e' && existsSync(path.join(root, folder, 'package.json')));
}

/**
 * The SBOM of what is shipped: our packages and apps, all production dependencies in the lock file, for every platform,
 * and what the packages hold copies of. npm's own `--omit dev` leaves out packages that a development dependency uses too, such as React;
 * therefore npm lists everything here, and what nothing shipped needs is removed.
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
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages };
  return keepShipped(sbom, shippedPackages(lock.packages, shippedFolders(root)));
}

/** Removes what is not shipped, and edges to it. `shipped`: as `name@version`. */
function keepShipped(sbom: Sbom, shipped: ReadonlySet<string>): Sbom {
  const root = sbom.metadata.component;
  const components = sbom.components.filter((component) => shipped.has(component['bom-ref']));
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

/** The name under which a package is installed, with its scope: `@mui/material`. */
export function packageName(component: Component): string {
  const ref = component['bom-ref'];
  return ref.slice(0, ref.lastIndexOf('@'));
}
