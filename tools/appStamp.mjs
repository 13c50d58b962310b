// Whether the built apps are still those that their sources make: a stamp beside the builds names what they were
// built from. Runs before anything else may, so it uses Node's own modules alone.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stampFile = '.tmp/app-build.json';
const apps = ['apps/insights', 'apps/dashboards'];
const sharedFiles = ['package-lock.json', 'tsconfig.base.json', 'nx.json'];
const notSource = new Set(['node_modules', 'dist', 'out-tsc', 'coverage', '.tmp']);
const notInTheApp = /\.(test|stories|test-support|docs)\.tsx?$/;

/** A hash over paths and contents of every file that the apps are built from. */
export function hashAppSources(root) {
  const hash = createHash('sha256');
  for (const file of appSources(root)) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(path.join(root, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}

/** Whether the builds that are there were made from sources with this hash, and are still the same builds. */
export function isBuiltFrom(root, sources) {
  const built = hashOfBuilds(root);
  if (built === null) return false;
  const stamp = readStamp(path.join(root, stampFile));
  return stamp !== null && stamp.sources === sources && stamp.built === built;
}

/** Notes that the builds that are there were made from sources with this hash. */
export function stampBuild(root, sources) {
  const file = path.join(root, stampFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ sources, built: hashOfBuilds(root) })}\n`);
}

function appSources(root) {
  const libraries = readdirSync(path.join(root, 'libs')).flatMap((name) => [
    ...filesBelow(root, `libs/${name}/src`),
    `libs/${name}/package.json`,
  ]);
  const files = [
    ...sharedFiles,
    ...libraries,
    ...[...apps, 'tools/build', 'tools/vite'].flatMap((folder) => filesBelow(root, folder)),
  ];
  return files.filter((file) => !notInTheApp.test(file) && existsSync(path.join(root, file))).sort();
}

function filesBelow(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notSource.has(entry.name) ? [] : filesBelow(root, place);
    return entry.isFile() ? [place] : [];
  });
}

/** A hash over the pages of all apps, which name their scripts; null where one is not built. */
function hashOfBuilds(root) {
  const hashes = apps.map((app) => hashOfFile(path.join(root, app, 'dist/index.html')));
  return hashes.includes(null) ? null : hashes.join('-');
}

function hashOfFile(file) {
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;
}

/** Null where there is none, or none that can be read: the app is built then. */
function readStamp(file) {
  try {
    const stamp = JSON.parse(readFileSync(file, 'utf8'));
    return typeof stamp === 'object' ? stamp : null;
  } catch {
    return null;
  }
}
