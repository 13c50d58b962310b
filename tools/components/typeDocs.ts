import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One field of a type. */
export interface FieldDocs {
  /** Its name. */
  name: string;
  /** Its type, as the source writes it. */
  type: string;
  /** Its doc comment. */
  text: string;
  /** Whether it must be given. */
  required: boolean;
}

/** Description of an exported type or function in the source. */
export interface TypeDocs {
  /** Its name. */
  name: string;
  /** Its doc comment. */
  text: string;
  /** How it is written, where it is no list of fields: the members of a union, or the head of a function. */
  signature: string | undefined;
  /** Its fields, with those of the types that it extends. */
  fields: FieldDocs[];
}

type Named = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.FunctionDeclaration;

/** Reads the exported types and functions of a library out of its sources, by name. Tests and stories are left out. */
export function typeDocs(sourceFolder: string): Record<string, TypeDocs> {
  const declared = new Map(
    readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|docs|test-support)\.tsx?$/.test(file))
      .flatMap((file) => declarationsIn(path.join(sourceFolder, file)))
      .map((node) => [node.name?.text ?? '', node]),
  );
  return Object.fromEntries([...declared].map(([name, node]) => [name, docsOf(name, node, declared)]));
}

function declarationsIn(file: string): Named[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.filter(
    (node): node is Named =>
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isFunctionDeclaration(node)) &&
      Boolean(node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)),
  );
}

function docsOf(name: string, node: Named, declared: ReadonlyMap<string, Named>): TypeDocs {
  const text = commentOf(node);
  if (ts.isFunctionDeclaration(node)) return { name, text, signature: callOf(node), fields: [] };
  const fields = fieldsOf(node, declared);
  const isUnion = ts.isTypeAliasDeclaration(node) && fields.length === 0;
  return { name, text, signature: isUnion ? wordsOf(node.type) : undefined, fields };
}

function fieldsOf(node: Named, declared: ReadonlyMap<string, Named>): FieldDocs[] {
  if (ts.isTypeAliasDeclaration(node)) {
    const other = ts.isTypeReferenceNode(node.type) ? declared.get(wordsOf(node.type)) : undefined;
    if (other) return fieldsOf(other, declared);
    return ts.isTypeLiteralNode(node.type) ? node.type.members.flatMap(fieldOf) : [];
  }
  if (!ts.isInterfaceDeclaration(node)) return [];
  const own = node.members.flatMap(fieldOf);
  const inherited = (node.heritageClauses ?? [])
    .flatMap(({ types }) => types.map((type) => declared.get(wordsOf(type.expression))))
    .flatMap((parent) => (parent ? fieldsOf(parent, declared) : []));
  return [...own, ...inherited.filter(({ name }) => own.every((field) => field.name !== name))];
}

/** Reads one field; nothing for what is no property and no method. */
export function fieldOf(member: ts.TypeElement): FieldDocs[] {
  if (member.name === undefined) return [];
  const shape = { name: wordsOf(member.name), text: commentOf(member), required: member.questionToken === undefined };
  if (ts.isPropertySignature(member)) return [{ ...shape, type: member.type ? wordsOf(member.type) : '' }];
  if (ts.isMethodSignature(member))
    return [{ ...shape, type: wordsOf(member).slice(shape.name.length).replace(/[;,]$/, '') }];
  return [];
}

/** The head of a function: what stands between its name and its body. */
function callOf(node: ts.FunctionDeclaration): string {
  const source = node.getSourceFile().text;
  return inOneLine(source.slice(node.name?.getStart(), node.body?.getStart()));
}

function commentOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replaceAll(/\s*\n\s*/g, ' ');
}

/** The source of a node in one line. */
function wordsOf(node: ts.Node): string {
  return inOneLine(node.getText());
}

function inOneLine(text: string): string {
  return text
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replaceAll(/([([]) /g, '$1')
    .replaceAll(/,? ([)\]])/g, '$1')
    .trim();
}
