import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportedComponents } from './exportedComponents.ts';
import { propWords } from './propWords.ts';
import { splitDefault } from './splitDefault.ts';
import type { FieldDocs } from './typeDocs.ts';

/** A component as programs and language models read it. */
export interface MachineComponent {
  /** What to import it from: a package, or an entry of one. */
  package: string;
  name: string;
  /** Its purpose, in a sentence. */
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
  return Promise.all(
    exportedComponents(librariesFolder).map(async ({ entry, name, file, comment, props }) => {
      const [, library = ''] = entry.split('/');
      const readme = readFileSync(path.join(librariesFolder, library, 'README.md'), 'utf8');
      const { purpose, use = [], avoid = [] } = await pageOf(path.dirname(file));
      return {
        package: entry,
        name,
        // The folder holds the page's component and its parts, each with its own sentence.
        purpose: (file.endsWith(`/${name}/${name}.tsx`) && purpose) || comment,
        use,
        avoid,
        props: props.map(propOf),
        examples: examplesOf(readme, name),
      };
    }),
  );
}

/** Returns `llms.txt` (https://llmstxt.org): what there is, and where the details are. */
export function llmsText(components: readonly MachineComponent[]): string {
  const packages = [...new Set(components.map((component) => component.package))];
  const sections = packages.map((name) => {
    const own = components.filter((component) => component.package === name);
    const lines = own.map((component) => `- \`${component.name}\`: ${component.purpose}`);
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

/** A folder has at most one docs page: of its component and the parts beside it. */
async function pageOf(folder: string): Promise<Page> {
  const file = readdirSync(folder).find((entry) => entry.endsWith('.docs.ts'));
  return file ? ((await import(pathToFileURL(path.join(folder, file)).href)) as { docs: Page }).docs : {};
}

function propOf({ name, type, required, text: comment }: FieldDocs): MachineComponent['props'][number] {
  const { text, defaultValue } = splitDefault(propWords(name, comment));
  return {
    name,
    type,
    required,
    ...(defaultValue === undefined ? {} : { default: defaultValue }),
    description: text,
  };
}

function examplesOf(readme: string, name: string): string[] {
  const fragments = [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = '']) => code);
  return fragments.filter((code) => new RegExp(`<${name}[\\s>]`).test(code));
}
