import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** Returns the files that a file imports or names by path, such as programs that tests start. */
const named = /'(\.{1,2}\/[^'\s]+\.(?:ts|mjs))'/g;

/**
 * Returns those of the tests that changed, or that reach a changed file through imports. A package of the workspace
 * counts as one file: any change in its folder is a change of it. All files are relative to `root`.
 */
export function reachedTests(root: string, tests: readonly string[], changed: readonly string[]): string[] {
  const isChanged = new Set(changed);
  const packages = new Set(changed.flatMap((file) => /^libs\/([^/]+)\/src\//.exec(file)?.[1] ?? []));
  const targets = new Map<string, string[]>();
  const targetsOf = (file: string): string[] => {
    const known = targets.get(file);
    if (known) return known;
    const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
    const found = [...text.matchAll(imported), ...text.matchAll(named)].flatMap(([, specifier = '']) =>
      specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : packageOf(specifier),
    );
    targets.set(file, found);
    return found;
  };
  const packageOf = (specifier: string): string[] => {
    const name = /^@agency-insights\/([^/]+)/.exec(specifier)?.[1];
    return name !== undefined && packages.has(name) ? [changedPackage] : [];
  };
  return tests.filter((test) => {
    const seen = new Set([test]);
    for (const file of seen) {
      if (file === changedPackage || isChanged.has(file)) return true;
      for (const target of targetsOf(file)) seen.add(target);
    }
    return false;
  });
}

/** In place of every file of a package that changed; no path is like it. */
const changedPackage = '@changed';
