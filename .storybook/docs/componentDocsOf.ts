import type { ComponentDocs } from './ComponentDocs.ts';

const all = import.meta.glob<ComponentDocs>(
  ['../../libs/*/src/**/*.docs.ts', '../../apps/dashboards/src/**/*.docs.ts'],
  { eager: true, import: 'docs' },
);

/** Returns the docs beside a story file (`./libs/ui-kit/src/Button/Button.stories.tsx`); undefined where there are none. */
export function componentDocsOf(storyFile: string): ComponentDocs | undefined {
  const root = storyFile.replace(/^\.?\//, '../../');
  return all[root.replace(/\.stories\.tsx?$/, '.docs.ts')];
}
