import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportedComponents } from './exportedComponents.ts';
import { propWords } from './propWords.ts';
import { splitDefault } from './splitDefault.ts';
import { storyExample } from './storyExample.ts';
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
  /** Code that uses it, which is compiled: of the package's README, else of its stories. */
  examples: string[];
}

/** Where the documents are that no tarball holds. */
const repository = 'https://github.com/agency-insights/agency-insights/blob/main';

/** Reads all public components of packages out of their types, docs pages and READMEs. */
export async function machineComponents(packageFolders: readonly string[]): Promise<MachineComponent[]> {
  return Promise.all(
    exportedComponents(packageFolders).map(async ({ entry, name, file, comment, props }) => {
      const [, library = ''] = entry.split('/');
      const folder = packageFolders.find((one) => path.basename(one) === library) ?? '';
      const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
      const { purpose, use = [], avoid = [] } = await pageOf(path.dirname(file));
      return {
        package: entry,
        name,
        // The folder holds the page's component and its parts, each with its own sentence.
        purpose: (file.endsWith(`/${name}/${name}.tsx`) && purpose) || comment,
        use,
        avoid,
        props: props.map(propOf),
        examples: await examplesOf(readme, path.dirname(file), name),
      };
    }),
  );
}

/** Returns `llms.txt` (https://llmstxt.org) of all packages: their components, and where the details are. */
export function llmsText(components: readonly MachineComponent[]): string {
  const libraries = ['ui-kit', 'form-renderer', 'data-table', 'auth-session', 'insights-api'];
  return textOf(components, {
    title: 'Agency Insights packages',
    summary: 'React components, filter forms, a table, a session client and an API client for business products.',
    details: 'Props, defaults, types and examples of every component: [components.json](components.json).',
    documents: [
      ...libraries.map((name) => `[${name}](${repository}/libs/${name}/README.md)`),
      `[JSON Schema of form schemas](${repository}/libs/form-renderer/schema.generated.json)`,
      `[JSON Schema of table columns](${repository}/libs/data-table/columns.generated.json)`,
    ],
  });
}

/**
 * Writes `llms.txt` and, if the package exports components, `components.json` into a package's folder, for its tarball.
 * They leave out the examples of the README beside them.
 */
export async function writePackageDocs(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const components = await machineComponents([folder]);
  const schemas = manifest.files.filter((file) => file.endsWith('.generated.json'));
  const text = textOf(components, {
    title: manifest.name,
    summary: manifest.description,
    details: components.length > 0 ? 'Props, defaults, types and examples: [components.json](components.json).' : '',
    documents: [
      '[Installation, examples and behaviour](README.md)',
      ...schemas.map((file) => `[JSON Schema](${file})`),
    ],
  });
  writeFileSync(path.join(folder, 'llms.txt'), text);
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const described = components.map((component) => ({
    ...component,
    examples: component.examples.filter((code) => !readme.includes(code)),
  }));
  if (described.length > 0) writeFileSync(path.join(folder, 'components.json'), `${JSON.stringify(described)}\n`);
}

interface Manifest {
  name: string;
  description: string;
  files: string[];
}

/** What an `llms.txt` says before its lists of components. */
interface Head {
  title: string;
  summary: string;
  /** Where the props are; empty: nowhere. */
  details: string;
  /** Links to the documents that only this file has. */
  documents: string[];
}

function textOf(components: readonly MachineComponent[], { title, summary, details, documents }: Head): string {
  const links = [
    ...documents,
    ...(components.length > 0 ? [`[Which component?](${repository}/docs/which-component.md)`] : []),
    `[Versions and deprecations](${repository}/docs/versioning.md)`,
  ];
  const sections = [...new Set(components.map((component) => component.package))].flatMap((name) => {
    const own = components.filter((component) => component.package === name);
    return [
      `## Components of ${name}`,
      own.map((component) => `- \`${component.name}\`: ${component.purpose}`).join('\n'),
    ];
  });
  const parts = [
    `# ${title}`,
    `> ${summary}`,
    details,
    '## Documentation',
    links.map((link) => `- ${link}`).join('\n'),
  ];
  return `${[...parts, ...sections].filter(Boolean).join('\n\n')}\n`;
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

async function examplesOf(readme: string, folder: string, name: string): Promise<string[]> {
  const fragments = [...readme.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = '']) => code);
  const used = fragments.filter((code) => new RegExp(`<${name}[\\s>]`).test(code));
  if (used.length > 0) return used;
  const ofStories = await storyExample(folder, name);
  return ofStories === undefined ? [] : [ofStories];
}
