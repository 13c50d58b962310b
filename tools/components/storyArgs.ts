import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The names of what a file of stories gives its component in all of them: a row each in the table of props. */
export function storyArgs(storyFile: string): string[] {
  const source = ts.createSourceFile(storyFile, readFileSync(storyFile, 'utf8'), ts.ScriptTarget.Latest, true);
  const meta = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => name.getText() === 'meta');
  const parts = propertiesOf(meta?.initializer);
  const args = parts.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === 'args');
  return propertiesOf(args?.initializer).flatMap(({ name }) => (name ? name.getText().replaceAll("'", '') : []));
}

function propertiesOf(value: ts.Expression | undefined): readonly ts.ObjectLiteralElementLike[] {
  if (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) return propertiesOf(value.expression);
  return value && ts.isObjectLiteralExpression(value) ? value.properties : [];
}
