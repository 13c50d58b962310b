/** The types of what a theme can say of components, with one more component. Throws where the interface is not found. */
export function addThemeName(types: string, name: string): string {
  const start = types.indexOf('export interface KitComponents {');
  const end = types.indexOf('\n}', start);
  if (start < 0 || end < 0) throw new Error('InsightsComponents.types.ts holds no interface KitComponents.');
  const entry = `\n  /** Of \`${name}\`. */\n  Kit${name}?: KitComponentTheme<${name}Props>;`;
  const withEntry = types.slice(0, end) + entry + types.slice(end);
  const afterImports = withEntry.lastIndexOf('\nimport ');
  const lineEnd = withEntry.indexOf('\n', afterImports + 1);
  const line = `\nimport type { ${name}Props } from '../${name}/${name}.types.ts';`;
  return withEntry.slice(0, lineEnd) + line + withEntry.slice(lineEnd);
}
