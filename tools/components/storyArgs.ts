import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a file of stories gives its component in all of them. */
export interface StoryMeta {
  /** The name of the component; '' if the file names none. */
  component: string;
  /** The args, with the code of their values. */
  args: { name: string; value: ts.Expression }[];
}

/** The names of what a file of stories gives its component in all of them: a row each in the table of props. */
export function storyArgs(storyFile: string): string[] {
  return storyMeta(parsedStories(storyFile)).args.map(({ name }) => name);
}

/** Parses a file of stories. */
export function parsedStories(storyFile: string): ts.SourceFile {
  return ts.createSourceFile(storyFile, readFileSync(storyFile, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** Reads the `meta` of a file of stories. */
export function storyMeta(source: ts.SourceFile): StoryMeta {
  const meta = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText() === 'meta');
  const parts = propertiesOf(meta?.initializer);
  const args = parts.find(({ name }) => name === 'args')?.value;
  return {
    component:
      parts
        .find(({ name }) => name === 'component')
        ?.value.getText()
        .replace(/<.*/, '') ?? '',
    args: propertiesOf(args),
  };
}

function propertiesOf(value: ts.Expression | undefined): StoryMeta['args'] {
  if (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) return propertiesOf(value.expression);
  if (!value || !ts.isObjectLiteralExpression(value)) return [];
  return value.properties.flatMap((property) => {
    const name = property.name?.getText().replaceAll("'", '') ?? '';
    if (ts.isPropertyAssignment(property)) return { name, value: property.initializer };
    return ts.isShorthandPropertyAssignment(property) ? { name, value: property.name } : [];
  });
}
