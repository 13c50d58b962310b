import ts from 'typescript';

/** Measures of a file. */
export interface FileMeasures {
  lines: number;
  /** Functions of over 60 lines, components included. */
  longFunctions: number;
  /** Values whose type is claimed (`x as T`), without `as const`. */
  casts: number;
  /** Calls of `useEffect` and its kin. */
  effects: number;
}

const longestFunction = 60;

/** Measures a file of TypeScript. */
export function measureFile(name: string, text: string): FileMeasures {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ESNext);
  const measures: FileMeasures = { lines: text.split('\n').length - 1, longFunctions: 0, casts: 0, effects: 0 };
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1;
      if (lines > longestFunction) measures.longFunctions += 1;
    }
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) measures.casts += 1;
    if (ts.isCallExpression(node) && /(^|\.)use\w*Effect$/.test(node.expression.getText(source))) measures.effects += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return measures;
}
