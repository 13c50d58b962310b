/** A library's index with the exports of one more component behind those that are there. */
export function addExports(index: string, name: string): string {
  const lines = [
    `export { ${name} } from './${name}/${name}.tsx';`,
    `export type { ${name}Props } from './${name}/${name}.types.ts';`,
  ];
  return `${index.trimEnd()}\n${lines.join('\n')}\n`;
}
