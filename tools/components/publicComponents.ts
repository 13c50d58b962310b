import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A public component with its own folder, which must have a docs page and stories. */
export interface PublicComponent {
  /** Name of its folder: `Accordion`. */
  name: string;
  /** Its components: `Accordion`, `AccordionSummary`, `AccordionDetails`. */
  exports: string[];
}

/**
 * Reads the folders of components out of a library's `src/index.ts`: what it exports by a capital letter from a folder that
 * has one too. Providers of a theme, texts and stored values are among other files; `exportedComponents` has them too.
 */
export function publicComponents(sourceFolder: string): PublicComponent[] {
  const index = readFileSync(path.join(sourceFolder, 'index.ts'), 'utf8');
  const found = new Map<string, string[]>();
  for (const [, names = '', folder = ''] of index.matchAll(/^export \{([^}]*)\} from '\.\/([A-Z]\w*)\/\w+\.tsx';/gm)) {
    const components = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name));
    if (components.length > 0) found.set(folder, [...(found.get(folder) ?? []), ...components]);
  }
  return [...found]
    .map(([name, exports]) => ({ name, exports }))
    .sort((first, second) => first.name.localeCompare(second.name, 'en'));
}
