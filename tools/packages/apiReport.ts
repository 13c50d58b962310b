import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Entries in a library's package.json. */
interface Manifest {
  name: string;
  exports: Record<string, string | { import: { types: string } }>;
}

/**
 * Returns the public types of a built package as text: the names that each entry exports, then every declaration without its
 * comments, in alphabetical order. A change of it is a change for consumers.
 */
export function apiReport(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const dist = path.join(folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
  const declarations = new Set(files.flatMap((file) => declarationsOf(parse(path.join(dist, file)))));
  const entries = Object.entries(manifest.exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [];
    const names = exportedNames(parse(path.join(folder, target.import.types))).sort();
    return [`## \`${path.posix.join(manifest.name, entry)}\`\n\n${names.map((name) => `- ${name}`).join('\n')}\n`];
  });
  return [
    `# Public types of ${manifest.name}\n`,
    'Written by `npm run api:update`. Do not edit.\n',
    ...entries,
    '## Declarations\n',
    `\`\`\`ts\n${[...declarations].sort().join('\n\n')}\n\`\`\`\n`,
  ].join('\n');
}

const printer = ts.createPrinter({ removeComments: true });

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
}

function declarationsOf(source: ts.SourceFile): string[] {
  return source.statements
    .filter((statement) => !ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement))
    .map((statement) => printer.printNode(ts.EmitHint.Unspecified, inOrder(statement), source));
}

/** A declaration with the members of object types by name: the compiler writes inferred ones in the order in which it met them. */
function inOrder(statement: ts.Statement): ts.Statement {
  const { transformed } = ts.transform(statement, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => {
        const visited = ts.visitEachChild(node, visit, context);
        if (!ts.isTypeLiteralNode(visited) || !visited.members.every(ts.isPropertySignature)) return visited;
        return ts.factory.updateTypeLiteralNode(visited, ts.factory.createNodeArray(visited.members.toSorted(byName)));
      };
      return ts.visitNode(root, visit) as ts.Statement;
    },
  ]);
  return transformed[0] ?? statement;
}

function byName(one: ts.TypeElement, other: ts.TypeElement): number {
  return nameOf(one) < nameOf(other) ? -1 : 1;
}

function nameOf({ name }: ts.TypeElement): string {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
}

function exportedNames(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) return [];
    return ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.map(({ name }) => name.text)
      : [];
  });
}
