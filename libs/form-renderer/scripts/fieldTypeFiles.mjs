// Each folder under src/fields with a schema is a type of field: `RatingField/RatingField.schema.ts` exports the interface
// `RatingField`, `RatingField.tsx` the component that draws it. The lists that name them all are written here.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { documentationTags, literalOf, programOf } from './schemaFromTypes.mjs';

const folder = 'src/fields';
const typesFile = 'src/schema/fieldTypes.generated.ts';
const registryFile = `${folder}/fieldRegistry.generated.ts`;

/** File (relative to the package) → text of the lists of all types, with the program that read them. */
export function fieldTypeFiles(root, note) {
  const names = readdirSync(path.join(root, folder))
    .filter((name) => existsSync(path.join(root, folder, name, `${name}.schema.ts`)))
    .sort();
  const union = unionText(names, note);
  const program = programOf(path.join(root, 'src/schema/FieldSchema.ts'), {
    [path.join(root, typesFile)]: union,
  });
  const types = names.map((name) => fieldType(program, path.join(root, folder, name, `${name}.schema.ts`), name));
  return {
    program,
    files: { [typesFile]: `${union}\n${rulesText(types)}`, [registryFile]: registryText(types, note) },
  };
}

/** What the interface of a type says: its name in schemas, the shape of its values, and the data that it can show. */
function fieldType(program, file, name) {
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
  const symbol = exported.find((one) => one.name === name);
  const type = symbol && literalOf(checker.getDeclaredTypeOfSymbol(symbol), 'type', checker);
  const { shape } = symbol ? documentationTags(symbol, checker) : {};
  if (!type || !shape)
    throw new Error(`${file} must export an interface ${name} with a literal \`type\` and, in its comment, a @shape.`);
  const properties = checker.getDeclaredTypeOfSymbol(symbol);
  return { name, type, shape, sources: ['data', 'searchData'].filter((source) => properties.getProperty(source)) };
}

function unionText(names, note) {
  return `// ${note}
${names.map((name) => `import type { ${name} } from '../fields/${name}/${name}.schema.ts';\n`).join('')}import type { FieldTypeRules } from './fieldTypes.ts';

/** One field of a form; \`type\` tells which. */
export type FieldSchema =${names.map((name) => `\n  | ${name}`).join('')};
`;
}

function rulesText(types) {
  const lines = types.map(({ type, shape, sources }) => {
    const list = sources.map((source) => `'${source}'`).join(', ');
    return `  ${key(type)}: { shape: '${shape}'${list && `, sources: [${list}]`} },\n`;
  });
  return `/** The rules of each type of field. */
export const fieldTypes = {
${lines.join('')}} as const satisfies Record<FieldSchema['type'], FieldTypeRules>;
`;
}

function registryText(types, note) {
  return `// ${note}
${types.map(({ name }) => `import { ${name} } from './${name}/${name}.tsx';\n`).join('')}import type { FieldRegistry } from './FieldRenderer.types.ts';

/** What draws each type of field. */
export const fieldRegistry: FieldRegistry = {
${types.map(({ name, type }) => `  ${key(type)}: ${name},\n`).join('')}};
`;
}

function key(type) {
  return /^\w+$/.test(type) ? type : `'${type}'`;
}
