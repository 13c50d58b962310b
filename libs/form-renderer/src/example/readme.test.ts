import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { exampleSource } from './exampleSource.ts';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const readme = read('../../README.md');
const manifest = JSON.parse(read('../../package.json')) as { peerDependencies: object; dependencies: object };
const files = [
  ...readdirSync(__dirname).filter((file) => file.endsWith('.test-support.tsx')),
  ...readdirSync(path.join(__dirname, 'schemas')).map((file) => `schemas/${file}`),
];

/** Snippets stand less deep than in their files, and without the lines around them. */
const unindented = (text: string) => text.replaceAll(/^[ \t]+/gm, '').trim();

describe('the README', () => {
  const blocks = [...readme.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
  const snippets = blocks.filter(({ language }) => language !== '');

  it.each(snippets.map(({ text }) => [text.trim().split('\n')[0] as string, text]))(
    'quotes an example that compiles and is tested: %s',
    (_first, text) => {
      const homes = files.filter((file) => unindented(exampleSource(read(file))).includes(unindented(text)));
      expect(homes.length).toBeGreaterThan(0);
    },
  );

  it('marks every snippet with its language, but for what is typed into a terminal', () => {
    expect(snippets.length).toBeGreaterThanOrEqual(7);
    const commands = blocks.filter(({ language }) => language === '');
    expect(commands.map(({ text }) => text.trim().split(' ')[0])).toEqual(['npm']);
  });

  it('installs what the package needs beside it', () => {
    const command = /npm install (.*)/.exec(readme)?.[1]?.split(' ') ?? [];
    // Other dependencies come along by themselves; an application imports from ours.
    const ours = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@agency-insights/'));
    const needed = [...Object.keys(manifest.peerDependencies), ...ours];
    expect(command.sort()).toEqual(['@agency-insights/form-renderer', ...needed].sort());
  });

  it.each(['FormSchemaError', 'FormDataError'])('lists the codes of %s', (name) => {
    const [, union = ''] = new RegExp(`type ${name}Code =([^;]*);`).exec(read(`../errors/${name}.ts`)) ?? [];
    const codes = [...union.matchAll(/'([\w-]+)'/g)].map(([, code]) => code);
    const [, table = ''] = new RegExp(`\\| \`${name}\`[^]*?\\n([^]*?)\\n\\n`).exec(readme) ?? [];
    expect([...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, code]) => code)).toEqual(codes);
    expect(codes.length).toBeGreaterThan(4);
  });
});
