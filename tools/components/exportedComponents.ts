import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { fieldOf, type FieldDocs } from './typeDocs.ts';

/** A component that a package exports. */
export interface ExportedComponent {
  /** What to import it from: `@agency-insights/auth-session/react`. */
  entry: string;
  name: string;
  /** The file that declares it. */
  file: string;
  /** Its doc comment. */
  comment: string;
  /** Its props, without those that React and elements bring. */
  props: FieldDocs[];
}

interface Manifest {
  name: string;
  exports: Record<string, string | Record<string, unknown>>;
}

const condition = '@agency-insights/source';

/** Reads from the types what the entries of packages export: every function with a capital letter is a component. */
export function exportedComponents(packageFolders: readonly string[]): ExportedComponent[] {
  const entries = packageFolders.flatMap(entriesOf);
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    {
      strict: true,
      skipLibCheck: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      customConditions: [condition],
      jsx: ts.JsxEmit.ReactJSX,
      allowImportingTsExtensions: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  const found = new Map<ts.Symbol, ExportedComponent>();
  for (const { entry, file } of entries) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.Node) as ts.Symbol;
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const { valueDeclaration } = symbol;
      if (!valueDeclaration || !/^[A-Z]/.test(exported.name) || found.has(symbol)) continue;
      const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
      if (!signature) continue;
      found.set(symbol, {
        entry,
        name: exported.name,
        file: valueDeclaration.getSourceFile().fileName,
        comment: ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' '),
        props: propsOf(signature, checker),
      });
    }
  }
  return [...found.values()].sort(
    (first, second) => first.entry.localeCompare(second.entry, 'en') || first.name.localeCompare(second.name, 'en'),
  );
}

function entriesOf(folder: string): { entry: string; file: string }[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(manifest.exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? undefined : target[condition];
    if (typeof source !== 'string' || !/\.tsx?$/.test(source)) return [];
    return [{ entry: path.posix.join(manifest.name, entry), file: path.join(folder, source) }];
  });
}

function propsOf({ parameters: [props] }: ts.Signature, checker: ts.TypeChecker): FieldDocs[] {
  if (!props) return [];
  const type = checker.getTypeOfSymbol(props);
  const members = (type.isUnion() ? type.types : [type]).map((member) =>
    member.getProperties().flatMap((property) => property.declarations?.flatMap(ownField) ?? []),
  );
  const names = new Set(members.flat().map(({ name }) => name));
  return [...names].flatMap((name) => joined(members.map((fields) => fields.find((field) => field.name === name))));
}

function ownField(declaration: ts.Declaration): FieldDocs[] {
  const isOwn = !declaration.getSourceFile().fileName.includes('/node_modules/');
  return isOwn && ts.isTypeElement(declaration) ? fieldOf(declaration) : [];
}

/** A prop in the members of a union: required where all members require it. */
function joined(fields: readonly (FieldDocs | undefined)[]): FieldDocs[] {
  const given = fields.filter((field) => field !== undefined).filter(({ type }) => type !== 'undefined');
  const shown = given.find(({ text }) => text !== '') ?? given[0];
  if (!shown) return [];
  const [type, ...others] = new Set(given.map((field) => field.type));
  const union = [type, ...others].map((one) => (one?.includes('=>') ? `(${one})` : one)).join(' | ');
  return [
    { ...shown, type: others.length > 0 ? union : shown.type, required: fields.every((field) => field?.required) },
  ];
}
