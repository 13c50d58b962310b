// What a tarball of a package holds and says about itself: `npm test -- build packages`.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root, toolEnvironment } from '../bootstrap.mjs';

interface Manifest {
  name: string;
  description?: string;
  keywords?: string[];
  homepage?: string;
  bugs?: string;
  repository?: { url: string; directory: string };
  files: string[];
  dependencies?: Record<string, string>;
}

const repository = 'https://github.com/agency-insights/agency-insights';
/** Max kB of a tarball: what a registry keeps for each version. */
const maxKilobytes: Record<string, number> = {
  // With the part of downshift that it uses.
  'ui-kit': 469,
  'form-renderer': 174,
  // With its codemod and its test helpers.
  'data-table': 405,
  'auth-session': 40,
  'insights-api': 231,
};

/** The id of a requirement, or the number of a decision. */
const internalCode = /\b(?:KIT|TABLE|FORM|AUTH|API|APP|PLAT|SHIP|PLUS)-(?:[A-Z]+-)?\d|\bdecision \d/i;

/** A file of a package that a build copied, and the name of that package. */
const copiedPackage = /^dist\/inlined\/((?:@[^/]+\/)?[^/]+)\//;

for (const name of readdirSync(path.join(root, 'libs'))) {
  const folder = path.join(root, 'libs', name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

  describe(`the tarball of ${name}`, () => {
    const packed = pack(folder);

    it('contains the code that runs, without source maps and tests [SHIP-2]', () => {
      const strangers = packed.files.filter((file) => /\.map$|\.test\.|\.stories\.|^src\//.test(file));
      assert.deepEqual(strangers, []);
    });

    it('is within its size limit [SHIP-2]', (t) => {
      t.diagnostic(`${packed.kilobytes.toFixed(0)} kB of ${maxKilobytes[name]}`);
      assert.ok(packed.kilobytes <= (maxKilobytes[name] ?? 0), `${packed.kilobytes} kB`);
    });

    it('includes its changelog, its licence and its README [SHIP-3]', () => {
      for (const file of ['CHANGELOG.md', 'LICENSE', 'README.md']) {
        assert.ok(manifest.files.includes(file), `package.json does not list ${file}`);
      }
    });

    it('includes its components for language models and programs, and its README names the files', () => {
      const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
      const text = readFileSync(path.join(folder, 'llms.txt'), 'utf8');
      assert.ok(text.startsWith(`# ${manifest.name}\n`));
      for (const file of ['llms.txt', ...(text.includes('## Components') ? ['components.json'] : [])]) {
        assert.ok(packed.files.includes(file), `${file} is not packed`);
        assert.ok(readme.includes(`\`${file}\``), `the README does not name ${file}`);
      }
      for (const [, target = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
        const packedPath = target.startsWith('https://') ? undefined : target;
        assert.ok(packedPath === undefined || packed.files.includes(packedPath), `${target} is not packed`);
      }
    });

    it('includes its codemods, and the migration page has their commands', () => {
      const migrating = readFileSync(path.join(root, 'docs/migrating.md'), 'utf8');
      for (const file of globSync('codemods/*.mjs', { cwd: folder })) {
        assert.ok(packed.files.includes(file), `${file} is not packed`);
        assert.ok(migrating.includes(`node node_modules/${manifest.name}/${file}`), `${file} is not named`);
      }
    });

    it('includes the licence of each package that it contains a copy of', () => {
      const notice = existsSync(path.join(folder, 'NOTICE')) ? readFileSync(path.join(folder, 'NOTICE'), 'utf8') : '';
      const copied = new Set(packed.files.flatMap((file) => copiedPackage.exec(file)?.[1] ?? []));
      assert.deepEqual(
        [...copied].filter((copy) => !notice.includes(copy)),
        [],
      );
      assert.ok(copied.size === 0 || packed.files.includes('NOTICE'));
    });

    it('describes the package, and names its source and its documentation [SHIP-3]', () => {
      assert.ok((manifest.description ?? '').length > 40);
      assert.ok((manifest.keywords ?? []).length > 2);
      assert.equal(manifest.homepage, `${repository}/tree/main/libs/${name}#readme`);
      assert.equal(manifest.bugs, `${repository}/issues`);
      assert.deepEqual(manifest.repository, { type: 'git', url: `git+${repository}.git`, directory: `libs/${name}` });
    });

    it('has a README whose links work outside the repository [SHIP-3]', () => {
      const text = readFileSync(path.join(folder, 'README.md'), 'utf8');
      for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) assertTarget(text, target);
      // Commands and folders that only the repository has.
      assert.doesNotMatch(text, /npm run |`tools\/|\.\.\//);
    });

    it('explains itself without the ids of requirements and decisions', () => assertPublic(folder, packed.files));

    it('does not install all icons of Material UI', () =>
      assert.equal(manifest.dependencies?.['@mui/icons-material'], undefined));
  });
}

/** Checks that the declarations and documents of a package name no internal code. */
function assertPublic(folder: string, files: readonly string[]): void {
  const told = files.filter((file) => /\.d\.ts$|\.md$|^components\.json$|^llms\.txt$/.test(file));
  const named = told.filter((file) => internalCode.test(readFileSync(path.join(folder, file), 'utf8')));
  assert.deepEqual(named, []);
}

/** Paths in the tarball of a package, and its size. */
function pack(folder: string): { files: string[]; kilobytes: number } {
  const { stdout, stderr } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    env: toolEnvironment(),
  });
  const parsed = JSON.parse(stdout || 'null') as unknown;
  // npm 12 names the packages; older ones list them.
  const [entry] = Object.values(parsed ?? {}) as { files: { path: string }[]; size: number }[];
  if (!entry) throw new Error(`npm pack failed: ${stderr}`);
  return { files: entry.files.map((file) => file.path), kilobytes: entry.size / 1000 };
}

function assertTarget(text: string, target: string): void {
  if (target.startsWith('#')) {
    const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    assert.ok(headings.includes(target.slice(1)), `no heading for ${target}`);
    return;
  }
  assert.match(target, /^https:\/\//);
  const [, file, anchor] = new RegExp(`^${repository}/(?:blob|tree)/main/([^#]+)(?:#(.+))?`).exec(target) ?? [];
  if (file === undefined) return;
  assert.ok(existsSync(path.join(root, file)), `${target} does not exist`);
  if (anchor && file.endsWith('.md')) assertTarget(readFileSync(path.join(root, file), 'utf8'), `#${anchor}`);
}

/** The anchor that GitHub and npm give a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
