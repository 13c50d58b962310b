import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { FolderImports } from './folderLayers.ts';

const source = /\.tsx?$/;
const notShipped = /\.(test|test-d|test-support|stories|e2e|docs)\.tsx?$/;

/** Name of the files that are in no folder, as an entry is. */
const outermost = '(files)';

/**
 * Returns what the folders directly below `src` import from each other, by the files in them and below them. Types alone do not
 * count, and neither do tests and stories.
 */
export function folderImports(src: string): FolderImports {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!source.test(file) || notShipped.test(file)) continue;
    const folder = folderOf(file);
    const imported = imports.get(folder) ?? new Set();
    imports.set(folder, imported);
    for (const specifier of importedBy(path.join(src, file))) {
      const target = path.join(path.dirname(file), specifier);
      if (!target.startsWith('..') && folderOf(target) !== folder) imported.add(folderOf(target));
    }
  }
  return imports;
}

function folderOf(file: string): string {
  const [folder = '', ...below] = file.split(path.sep);
  return below.length > 0 ? folder : outermost;
}

/** The relative specifiers that are left once types are gone, those of `import()` included. */
function importedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
  const fixed = statements.flatMap((statement) => {
    const isType = ts.isImportDeclaration(statement)
      ? isTypeOnly(statement.importClause)
      : !ts.isExportDeclaration(statement) || statement.isTypeOnly;
    const specifier = isType ? undefined : (statement as ts.ImportDeclaration | ts.ExportDeclaration).moduleSpecifier;
    return specifier && ts.isStringLiteral(specifier) ? [specifier.text] : [];
  });
  const later = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, specifier = '']) => specifier);
  return [...fixed, ...later].filter((specifier) => specifier.startsWith('.'));
}

/** Whether an import has only types: `import type { A }` or `import { type A, type B }`. */
function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  return (
    !name &&
    !!namedBindings &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((one) => one.isTypeOnly)
  );
}
