// Renames `filterOptions` of columns to `options`. In a folder with a tsconfig.json, with TypeScript installed:
// node node_modules/@agency-insights/data-table/codemods/columnOptions.mjs [--dry-run] [TSCONFIG …]
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

const [before, after] = ['filterOptions', 'options'];
/** @type {import('typescript')} The application's own. */
const ts = createRequire(path.join(process.cwd(), 'package.json'))('typescript');

const isDry = process.argv.includes('--dry-run');
const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const config of given.length > 0 ? given : ['tsconfig.json']) rename(path.resolve(config));

/** @param {string} config Path of a tsconfig.json. */
function rename(config) {
  const read = ts.getParsedCommandLineOfConfigFile(
    config,
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => fail(messageText) },
  );
  if (!read) return fail(`${config} cannot be read.`);
  const program = ts.createProgram(read.fileNames, read.options);
  const checker = program.getTypeChecker();
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || source.fileName.includes('/node_modules/')) continue;
    const found = [];
    const visit = (node) => {
      if (nameOf(node) === before) found.push(node);
      ts.forEachChild(node, visit);
    };
    visit(source);
    if (found.length > 0) change(source, found, checker);
  }
}

function change(source, found, checker) {
  let text = source.text;
  for (const node of found.reverse()) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const place = `${path.relative(process.cwd(), source.fileName)}:${line + 1}`;
    if (isColumn(ownerOf(node, checker), checker)) {
      const [from, to, written] = editOf(node);
      text = text.slice(0, from) + written + text.slice(to);
      console.log(`renamed ${place}`);
    } else if (ts.isObjectLiteralElement(node) && !checker.getContextualType(node.parent)) {
      // Without a type it may be one of a column.
      console.log(`look at ${place}: no type says whether this is a column`);
    }
  }
  if (!isDry && text !== source.text) writeFileSync(source.fileName, text);
}

/** The name of a property that a node gives or reads. */
function nameOf(node) {
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return textOf(node.name);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
    return textOf(node.propertyName ?? node.name);
  return undefined;
}

function textOf(name) {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}

/** The type of what has the property. */
function ownerOf(node, checker) {
  if (ts.isPropertyAccessExpression(node)) return checker.getTypeAtLocation(node.expression);
  if (ts.isBindingElement(node)) return checker.getTypeAtLocation(node.parent);
  return checker.getContextualType(node.parent);
}

/** Whether a type has the `filterType` that the package declares: a column, or what extends it or is made of it. */
function isColumn(type, checker) {
  if (!type) return false;
  if (type.isUnion()) return type.types.some((member) => isColumn(member, checker));
  const { declarations = [] } = checker.getPropertyOfType(type, 'filterType') ?? {};
  return declarations.some((declaration) =>
    /\/@agency-insights\/data-table\//.test(declaration.getSourceFile().fileName),
  );
}

/** From where to where something else is written, and what. */
function editOf(node) {
  if (ts.isShorthandPropertyAssignment(node)) return [node.getStart(), node.getStart(), `${after}: `];
  const name = ts.isBindingElement(node) ? node.propertyName : node.name;
  if (!name) return [node.getStart(), node.getStart(), `${after}: `];
  return [name.getStart(), name.getEnd(), after];
}

function fail(message) {
  console.error(ts.flattenDiagnosticMessageText(message, '\n'));
  process.exit(1);
}
