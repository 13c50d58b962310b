import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { baselinesIn } from '../visual/pictures/baselines.ts';
import { importSize } from './importSize.ts';
import { publicComponents, type PublicComponent } from './publicComponents.ts';

/** Criteria of a stable component, each read from the repository. */
export interface ComponentStatus {
  /** Name of the component's folder. */
  name: string;
  /** Its exports. */
  exports: string[];
  /** Whether it has a docs page. */
  hasDocs: boolean;
  /** Names of its stories. */
  stories: string[];
  /** Number of its own tests of behaviour, without the conformance suite. */
  tests: number;
  /** Ids of the requirements that its tests name. */
  requirements: string[];
  /** Whether the conformance suite covers it, or it renders no element that the suite could check. */
  isConformant: boolean;
  /** Whether every story of it is checked for accessibility. */
  isAxeChecked: boolean;
  /** Whether every story of it has its pictures, or says why not. */
  isPictured: boolean;
  /** Size of its import in KB of gzip, without React and MUI. */
  sizeKb: number;
}

interface SourceFile {
  file: string;
  text: string;
}

/** Reads the status of every public component of a library from its sources, tests, stories and pictures. */
export async function componentStatus(sourceFolder: string, baselinesFolder: string): Promise<ComponentStatus[]> {
  const tests = filesUnder(sourceFolder, /\.test\.tsx?$/);
  const index = path.join(sourceFolder, 'index.ts');
  return Promise.all(
    publicComponents(sourceFolder).map(async (component) => {
      const folder = path.join(sourceFolder, component.name);
      const stories = filesUnder(folder, /\.stories\.tsx$/);
      return {
        ...component,
        hasDocs: existsSync(path.join(folder, `${component.name}.docs.ts`)),
        stories: stories.flatMap(storyExports),
        ...testsOf(component, folder, tests),
        isConformant:
          !takesStyles(component, folder) ||
          component.exports.some((name) => tests.some(({ text }) => isPutThroughConformance(text, name))),
        isAxeChecked: stories.length > 0 && stories.every(({ text }) => !/'!test'|test: '(off|todo)'/.test(text)),
        isPictured: stories.length > 0 && stories.every((file) => hasPictures(file, baselinesFolder)),
        sizeKb: await importSize(index, component.exports),
      };
    }),
  );
}

function filesUnder(folder: string, pattern: RegExp): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return { file, text: readFileSync(file, 'utf8') };
    });
}

function storyExports({ text }: SourceFile): string[] {
  return [...text.matchAll(/^export const (\w+)\b/gm)].flatMap(([, name]) => name ?? []);
}

/** A provider, and a tooltip around another component's control, have no element of their own to style. */
function takesStyles({ exports }: PublicComponent, folder: string): boolean {
  const texts = filesUnder(folder, new RegExp(`^(${exports.join('|')})(\\.types)?\\.tsx?$`)).map(({ text }) => text);
  return texts.some((text) => /\bsx\?:|Props\s+extends /.test(text));
}

/** The suite is run on the component itself, or under its name on what a function of the test draws. */
function isPutThroughConformance(text: string, name: string): boolean {
  if (new RegExp(`describeConformance\\(\\s*<${name}\\b`).test(text)) return true;
  return text.split(/^(?=describe)/m).some((part) => titleOf(part) === name && part.includes('describeConformance('));
}

/** The tests in its folder, and those in other files under its name. */
function testsOf(
  { exports, name }: PublicComponent,
  folder: string,
  tests: readonly SourceFile[],
): Pick<ComponentStatus, 'tests' | 'requirements'> {
  const own = new Set([...exports, name]);
  const texts = tests.flatMap(({ file, text }) =>
    text
      .split(/^(?=describe)/m)
      .filter((part) => own.has(titleOf(part)) || (file.startsWith(folder + path.sep) && !isOfAnother(part)))
      .join('\n'),
  );
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/\[([A-Z]+(?:-[A-Z]+)*-\d+)\]/g)].flatMap(([, id]) => id ?? []),
  );
  return {
    tests: texts.reduce((sum, text) => sum + [...text.matchAll(/\bit(?:\.each)?\(/g)].length, 0),
    requirements: [...new Set(ids)].sort((first, second) => first.localeCompare(second, 'en', { numeric: true })),
  };
}

function titleOf(part: string): string {
  return /^describe\('([^']*)'/.exec(part)?.[1] ?? '';
}

/** A component's folder also holds tests of smaller ones beside it, each under its own name. */
function isOfAnother(part: string): boolean {
  return /^[A-Z]\w+$/.test(titleOf(part));
}

function hasPictures(source: SourceFile, baselinesFolder: string): boolean {
  const { text } = source;
  if (/visual: \{[^}]*skip:/.test(text)) return true;
  const title = /title: '(\w[^']*\/[^']+)'/.exec(text)?.[1];
  if (title === undefined) return false;
  const baselines = baselinesIn(baselinesFolder);
  return storyExports(source).every((name) =>
    existsSync(baselines.fileOf(toId(title, storyNameFromExport(name)), 'light')),
  );
}
