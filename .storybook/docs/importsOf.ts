import type { ComponentDocs } from './ComponentDocs.ts';

/** What one imports to use a component, and from where. */
export interface ComponentImports {
  /** The component, where its page says nothing else. */
  names: readonly string[];
  /** The package that contains its stories. */
  from: string;
}

/** What is imported to use the component of a story file, such as `./libs/ui-kit/src/Button/Button.stories.tsx`. */
export function importsOf(storyFile: string, title: string, docs: ComponentDocs | undefined): ComponentImports {
  const [, library = ''] = /(?:libs|apps)\/([^/]+)\//.exec(storyFile) ?? [];
  return { names: docs?.imports ?? title.split('/').slice(-1), from: `@agency-insights/${library}` };
}
