import { formatFiles, logger, type GeneratorCallback, type Tree } from '@nx/devkit';
import { addExample } from './addExample.ts';
import { addExports } from './addExports.ts';
import { addThemeName } from './addThemeName.ts';
import { componentFiles } from './componentFiles.ts';
import { nextSteps } from './nextSteps.ts';

/** What `nx g @agency-insights/workspace:component` takes. */
export interface ComponentOptions {
  /** Its name in Pascal case. */
  name: string;
  /** The library that it belongs to. Default `ui-kit`. */
  lib?: string;
  /** Its group in the sidebar of Storybook. Default `Display`. */
  group?: string;
}

/**
 * Makes a component's folder, exports it from its library, lets themes speak of it, and shows it where tests go through
 * every component. What it answers is run once the files are written, and says what to do next.
 * @throws Error for a name that is not in Pascal case or taken, and for a library that has no conformance suite.
 */
export async function component(tree: Tree, options: ComponentOptions): Promise<GeneratorCallback> {
  const { name, lib = 'ui-kit', group = 'Display' } = options;
  const source = `libs/${lib}/src`;
  assertName(name);
  if (!tree.exists(`${source}/index.ts`))
    throw new Error(`There is no library libs/${lib}. Name one that is there, such as --lib ui-kit.`);
  if (!tree.exists(`${source}/testing/conformance.test-support.tsx`))
    throw new Error(
      `libs/${lib} has no conformance suite (src/testing/conformance.test-support.tsx). Components of their own are made in ui-kit.`,
    );
  const index = tree.read(`${source}/index.ts`, 'utf8') ?? '';
  if (isTaken(tree, source, name))
    throw new Error(`${source}/${name} is there already. Choose another name, or remove the folder first.`);
  if (new RegExp(`\\b${name}\\b`).test(index))
    throw new Error(`libs/${lib} already exports something named ${name}. Choose another name.`);
  for (const [file, text] of Object.entries(componentFiles(name, group))) tree.write(`${source}/${name}/${file}`, text);
  tree.write(`${source}/index.ts`, addExports(index, name));
  change(tree, `${source}/theme/InsightsComponents.types.ts`, (types) => addThemeName(types, name));
  change(tree, `${source}/testing/everyComponent.test-support.tsx`, (list) => addExample(list, name));
  await formatFiles(tree);
  return () => logger.info(nextSteps(name, lib));
}

function change(tree: Tree, file: string, edit: (text: string) => string): void {
  const text = tree.read(file, 'utf8');
  if (text !== null) tree.write(file, edit(text));
}

function assertName(name: string): void {
  if (/^([A-Z][a-z0-9]+)+$/.test(name)) return;
  throw new Error(
    `"${name}" is no name for a component: write it in Pascal case, with letters and digits alone, such as PremiumTrend.`,
  );
}

/** Folders that differ in case alone are one folder on some machines. */
function isTaken(tree: Tree, source: string, name: string): boolean {
  return tree.children(source).some((child) => child.toLowerCase() === name.toLowerCase());
}
