import { storyNameFromExport } from 'storybook/internal/csf';
import type { Plugin } from 'vite';

const storyFile = /\.stories\.tsx?$/;

/** The name of a story in sentence case: `WithoutOptions` is "Without options". Short words of capitals stay. */
export function storyNameOf(exportName: string): string {
  return storyNameFromExport(exportName)
    .split(' ')
    .map((word, index) => (index === 0 || /^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .join(' ');
}

/** Gives every story that names itself not its name in sentence case, where docs pages read it. */
export function storyNamesPlugin(): Plugin {
  return {
    name: 'story-names',
    enforce: 'pre',
    transform(code, id) {
      if (!storyFile.test(id.split('?')[0] ?? '')) return undefined;
      const names = [...code.matchAll(/^export const (\w+)\b/gm)].flatMap(([, name]) => name ?? []);
      const lines = names.map((name) => `${name}.name ??= ${JSON.stringify(storyNameOf(name))};`);
      return { code: `${code}\n${lines.join('\n')}\n`, map: null };
    },
  };
}
