import path from 'node:path';
import ts from 'typescript';
import { root } from '../bootstrap.mjs';

/** Where the JSON Schema of the columns of `DataTable` lies, from the workspace's root. */
export const columnSchemaFile = 'libs/data-table/columns.generated.json';

/** Returns the text of that file: what of a column JSON can hold, read from the types. Functions are left out. */
export function columnSchemaText(): string {
  const file = path.join(root, 'libs/data-table/src/columns/columnDefinition.types.ts');
  const program = ts.createProgram([file], {
    strict: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source as ts.Node) as ts.Symbol);
  const objectOf = (name: string) => {
    const symbol = exported.find((other) => other.name === name) as ts.Symbol;
    return objectSchema(checker.getDeclaredTypeOfSymbol(symbol), checker);
  };
  const group = objectOf('ColumnGroupDef');
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'https://agency-insights.dev/data-table/columns.json',
    title: 'Columns of DataTable',
    description: 'Columns and groups of columns, as far as JSON can hold them: what takes a function is added in code.',
    $comment: 'Made from the types by npm run api:update; do not edit.',
    ...columnList,
    definitions: {
      Column: objectOf('ColumnDef'),
      Group: { ...group, properties: { ...group.properties, columns: { ...columnList, minItems: 1 } } },
    },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

type Schema = Record<string, unknown>;

const columnList = {
  type: 'array',
  items: {
    if: { type: 'object', properties: { columns: true }, required: ['columns'] },
    then: { $ref: '#/definitions/Group' },
    else: { $ref: '#/definitions/Column' },
  },
};

function objectSchema(type: ts.Type, checker: ts.TypeChecker): Schema & { properties: Schema } {
  const properties: Schema = {};
  const required: string[] = [];
  for (const property of type.getProperties()) {
    const schema = schemaOf(checker.getNonNullableType(checker.getTypeOfSymbol(property)), checker);
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    if (!isOptional) required.push(property.name);
    if (!schema && isOptional) continue;
    const description = ts.displayPartsToString(property.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ');
    properties[property.name] = { ...schema, description };
  }
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Null for what JSON cannot hold. */
function schemaOf(type: ts.Type, checker: ts.TypeChecker): Schema | null {
  if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
  if (type.flags & ts.TypeFlags.String) return { type: 'string' };
  if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
  if (type.isStringLiteral()) return { const: type.value };
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (type.isUnion()) return unionSchema(type, checker);
  if (checker.isArrayLikeType(type)) {
    const [items] = checker.getTypeArguments(type as ts.TypeReference);
    const schema = items && schemaOf(items, checker);
    return schema ? { type: 'array', items: schema } : null;
  }
  if (type.symbol?.name === 'CSSProperties') return { type: 'object' };
  return type.symbol?.name === 'FilterOption' ? objectSchema(type, checker) : null;
}

function unionSchema(type: ts.UnionType, checker: ts.TypeChecker): Schema | null {
  const members = type.types.map((member) => schemaOf(member, checker)).filter((schema) => schema !== null);
  // Where any text will do, JSON has a text: a key in place of a function, words in place of what React draws.
  const text = members.find((member) => member['type'] === 'string');
  return text ?? (members.length > 0 ? { enum: members.map((member) => member['const']).sort() } : null);
}
