import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { propWords } from './propWords.ts';
import { publicComponents } from './publicComponents.ts';
import { splitDefault } from './splitDefault.ts';
import { typeDocs, type FieldDocs, type TypeDocs } from './typeDocs.ts';

/** A component as programs and language models read it. */
export interface MachineComponent {
  /** The package to import it from. */
  package: string;
  name: string;
  /** What it is for, in a sentence. */
  purpose: string;
  /** When to use it, and when not. */
  use: string[];
  avoid: string[];
  props: { name: string; type: string; required: boolean; default?: string; description: string }[];
  /** Code of the package's README in which it is used; a test compiles it. */
  examples: string[];
}

const repository = 'https://github.com/agency-insights/agency-insights/blob/main';

/** Reads all public components of the packages out of their types, docs pages and READMEs. */
export async function machineComponents(librariesFolder: string): Promise<MachineComponent[]> {
  const found: MachineComponent[] = [];
  for (const library of readdirSync(librariesFolder)) {
    const folder = path.join(librariesFolder, library);
    const source = path.join(folder, 'src');
    const types = typeDocs(source);
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    for (const { name: page, exports } of publicComponents(source)) {
      const { purpose = '', use = [], avoid = [] } = await pageOf(path.join(source, page, `${page}.docs.ts`));
      for (const name of exports) {
        const props = propsOf(types[`${name}Props`]);
        const examples = examplesOf(readme, name);
        found.push({ package: `@agency-insights/${library}`, name, purpose, use, avoid, props, examples });
      }
    }
  }
  return found;
}

/** Returns `llms.txt` (https://llmstxt.org): what there is, and where the details are. */
export function llmsText(components: readonly MachineComponent[]): string {
  const packages = [...new Set(components.map((component) => component.package))];
  const sections = packages.map((name) => {
    const own = components.filter((component) => component.package === name);
    const lines = own.map((component) => `- \`${component.name}\`: ${component.purpose || 'a part of the one above.'}`);
    return `## Components of ${name}\n\n${lines.join('\n')}\n`;
  });
  const libraries = ['ui-kit', 'form-renderer', 'data-table', 'auth-session', 'insights-api'];
  return [
    '# Agency Insights packages\n',
    '> React components, filter forms, a table, a session client and an API client for business products.\n',
    'Props, defaults, types and examples of every component: [components.json](components.json).\n',
    `## Documentation\n\n${libraries.map((name) => `- [${name}](${repository}/libs/${name}/README.md)`).join('\n')}`,
    `- [Which component?](${repository}/docs/which-component.md)`,
    `- [JSON Schema of form schemas](${repository}/libs/form-renderer/schema.generated.json)`,
    `- [JSON Schema of table columns](${repository}/libs/data-table/columns.generated.json)`,
    `- [Versions and deprecations](${repository}/docs/versioning.md)\n`,
    ...sections,
  ].join('\n');
}

interface Page {
  purpose?: string;
  use?: string[];
  avoid?: string[];
}

async function pageOf(file: string): Promise<Page> {
  if (!existsSync(file)) return {};
  return ((await import(pathToFileURL(file).href)) as { docs: Page }).docs;
}

function propsOf(docs: TypeDocs | undefined): MachineComponent['props'] {
  return (docs?.fields ?? []).map(({ name, type, required, text: comment }: FieldDocs) => {
    const { text, defaultValue } = splitDefault(propWords(name, comment));
    return {
      name,
      type,
      required,
      ...(defaultValue === undefined ? {} : { default: defaultValue }),
      description: text,
    };
  });
}

function examplesOf(readme: string, name: string): string[] {
  const fragments = [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = '']) => code);
  return fragments.filter((code) => new RegExp(`<${name}[\\s>]`).test(code));
}
