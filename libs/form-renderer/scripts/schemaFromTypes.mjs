// Reads a TypeScript type and writes it as JSON Schema, so that the types of the fields stay the one definition.
// It knows what the field types use: interfaces, unions, arrays, literals, records and doc comments, with tags for what a
// TypeScript type cannot say: `@minLength 1`, `@minItems 2`, `@minimum 0`, `@integer`, `@uniqueItems`, and
// `@neededWithoutData a b` where a config needs properties unless its field has `data`, and `@countsWithoutData` where the tags of
// such a property count only then. (`@shape` is for fieldTypeFiles.mjs.)
import ts from 'typescript';

/** The program of one file and what it imports; `texts` replaces files that are not written yet. */
export function programOf(file, texts) {
  const options = {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    allowImportingTsExtensions: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => texts[name] ?? readFile(name);
  host.fileExists = (name) => name in texts || fileExists(name);
  return ts.createProgram([file], options, host);
}

/** The JSON Schema (draft 2020-12 vocabulary that ajv's default mode shares) of one exported type, its parts under `definitions`. */
export function schemaFromTypes(program, file, typeName) {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).find((s) => s.name === typeName);
  const definitions = {};
  const root = convert(checker.getDeclaredTypeOfSymbol(symbol), { checker, definitions });
  const sorted = Object.fromEntries(
    Object.keys(definitions)
      .sort()
      .map((name) => [name, definitions[name]]),
  );
  return { root, definitions: sorted };
}

function convert(type, context) {
  const { checker } = context;
  if (type.flags & ts.TypeFlags.String) return { type: 'string' };
  if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
  if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
  if (type.flags & ts.TypeFlags.Unknown) return {};
  if (type.isStringLiteral()) return { const: type.value };
  if (checker.isArrayType(type)) return { type: 'array', items: convert(checker.getTypeArguments(type)[0], context) };
  if (type.isUnion()) return convertUnion(type, context);
  if (type.flags & ts.TypeFlags.Object) return convertNamed(type, context);
  throw new Error(`No JSON Schema for the type ${checker.typeToString(type)}`);
}

function convertUnion(type, context) {
  const name = type.aliasSymbol?.name;
  const build = () => {
    const members = type.types.filter((t) => !(t.flags & ts.TypeFlags.Undefined));
    if (members.every((t) => t.flags & ts.TypeFlags.BooleanLiteral)) return { type: 'boolean' };
    if (members.every((t) => t.isStringLiteral())) return { enum: members.map((t) => t.value) };
    const tag = discriminatorOf(members, context.checker);
    if (tag) return tagged(members, tag, context);
    const groups = tags.map((one) => members.filter((member) => literalOf(member, one, context.checker) !== undefined));
    if (groups.flat().length === members.length && groups.every((group) => group.length > 1))
      return { anyOf: groups.map((group) => tagged(group, discriminatorOf(group, context.checker), context)) };
    const plain = members.filter((t) => !(t.flags & ts.TypeFlags.BooleanLiteral));
    const parts = plain.map((t) => convert(t, context));
    if (plain.length < members.length) parts.push({ type: 'boolean' });
    return parts.every((p) => Object.keys(p).join() === 'type')
      ? { type: parts.map((p) => p.type) }
      : parts.length === 1
        ? parts[0]
        : { anyOf: parts };
  };
  return name ? define(name, type.aliasSymbol, build, context) : build();
}

/** Alternatives told apart by one literal property read as `if` that literal `then` that shape: errors then name one place. */
function tagged(members, tag, context) {
  const cases = members.map((member) => ({
    value: literalOf(member, tag, context.checker),
    schema: convert(member, context),
  }));
  return {
    type: 'object',
    properties: { [tag]: { enum: cases.map((c) => c.value) } },
    required: [tag],
    allOf: cases.map((c) => ({ if: { properties: { [tag]: { const: c.value } }, required: [tag] }, then: c.schema })),
  };
}

/** The properties that tell shapes apart. Where some shapes have one and the others the other, the first group is checked. */
const tags = ['kind', 'type'];

function discriminatorOf(members, checker) {
  if (members.length < 2) return undefined;
  return tags.find((name) => members.every((member) => literalOf(member, name, checker) !== undefined));
}

/** The one text that a property of a type can be; undefined where it is none. */
export function literalOf(type, name, checker) {
  const property = type.flags & ts.TypeFlags.Object ? type.getProperty(name) : undefined;
  const propertyType = property && checker.getTypeOfSymbol(property);
  return propertyType?.isStringLiteral() ? propertyType.value : undefined;
}

function convertNamed(type, context) {
  const name = type.symbol.name;
  const build = () => convertObject(type, context);
  return name.startsWith('__') ? build() : define(name, type.symbol, build, context);
}

function convertObject(type, context) {
  const { checker } = context;
  const properties = {};
  const required = [];
  const conditional = {};
  for (const property of type.getProperties()) {
    const converted = convert(withoutUndefined(checker.getTypeOfSymbol(property), checker), context);
    const description = documentation(property, checker);
    const tags = documentationTags(property, checker);
    properties[property.name] = { ...converted, ...rulesOf(tags), ...(description ? { description } : {}) };
    if (tags.neededWithoutData)
      Object.assign(
        conditional,
        withoutData(property.name, tags.neededWithoutData.split(' '), checker.getTypeOfSymbol(property), checker),
      );
    if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
  }
  return {
    type: 'object',
    ...(Object.keys(properties).length ? { properties } : {}),
    ...(required.length ? { required } : {}),
    ...(checker.getIndexInfosOfType(type).length ? {} : { additionalProperties: false }),
    ...conditional,
  };
}

/** What the tags of a property say, in keywords of JSON Schema. */
function rulesOf(tags) {
  if ('countsWithoutData' in tags) return {};
  const numbers = ['minLength', 'minItems', 'minimum'].filter((name) => name in tags);
  return {
    ...('integer' in tags ? { type: 'integer' } : {}),
    ...Object.fromEntries(numbers.map((name) => [name, Number(tags[name])])),
    ...('uniqueItems' in tags ? { uniqueItems: true } : {}),
  };
}

/** Strict readers of JSON Schema want to see the properties that are spoken of. */
function withoutData(config, needed, type, checker) {
  const rules = needed.map((name) => {
    const { countsWithoutData, ...tags } = documentationTags(type.getProperty(name), checker);
    return [name, countsWithoutData === undefined ? true : rulesOf(tags)];
  });
  const properties = Object.fromEntries(rules);
  return {
    if: { not: { properties: { data: true }, required: ['data'] } },
    then: { properties: { [config]: { properties, required: needed } } },
  };
}

function withoutUndefined(type, checker) {
  return type.isUnion() && type.types.some((t) => t.flags & ts.TypeFlags.Undefined)
    ? checker.getNonNullableType(type)
    : type;
}

function define(name, symbol, build, context) {
  if (!(name in context.definitions)) {
    context.definitions[name] = {};
    const description = documentation(symbol, context.checker);
    Object.assign(context.definitions[name], description ? { description } : {}, build());
  }
  return { $ref: `#/definitions/${name}` };
}

/** The tags in a doc comment with their texts. */
export function documentationTags(symbol, checker) {
  return Object.fromEntries(symbol.getJsDocTags(checker).map(({ name, text }) => [name, plainText(text)]));
}

function documentation(symbol, checker) {
  return plainText(symbol.getDocumentationComment(checker));
}

function plainText(parts) {
  return ts.displayPartsToString(parts).replaceAll(/\s+/g, ' ').trim();
}
