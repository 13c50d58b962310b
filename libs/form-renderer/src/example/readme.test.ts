import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { exampleSource } from './exampleSource.ts';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const readme = read('../../README.md');
const manifest = JSON.parse(read('../../package.json')) as {
  peerDependencies: object;
  /** Peers that only tests need. */
  peerDependenciesMeta: object;
  dependencies: object;
};
const sources = [
  ...readdirSync(__dirname).filter((file) => file.endsWith('.test-support.tsx')),
  ...readdirSync(path.join(__dirname, 'schemas')).map((file) => `schemas/${file}`),
].map((file) => exampleSource(read(file)));

/** The last function of a snippet, else its last line. */
const nameOf = (text: string) =>
  [...text.matchAll(/function (\w+)/g)].at(-1)?.[1] ?? (text.trim().split('\n').at(-1) as string);

describe('the README', () => {
  const blocks = [...readme.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
  const snippets = blocks.filter(({ language }) => language !== '');
  // What tests write needs a form around it; the tests of the helpers hold it.
  const examples = snippets.filter(({ text }) => !text.includes('/testing'));

  // What is quoted from its first line on, and not cut off within a declaration, lacks nothing that it uses.
  it.each(examples.map(({ text }) => [nameOf(text), text.trim()]))(
    'The README quotes tested examples that can be copied into a separate file: %s',
    (_name, text) => {
      const rests = sources.filter((source) => source.startsWith(text)).map((source) => source.slice(text.length));
      expect(rests).toEqual([expect.stringMatching(/^$|^\n\n\/\*\*/)]);
    },
  );

  it('The README marks every snippet with its language, except for terminal commands', () => {
    expect(snippets.length).toBeGreaterThanOrEqual(7);
    const commands = blocks.filter(({ language }) => language === '');
    expect(commands.map(({ text }) => text.trim().split(' ')[0])).toEqual(['npm']);
  });

  it('The README installs what the package needs', () => {
    const command = /npm install (.*)/.exec(readme)?.[1]?.split(' ') ?? [];
    // Other dependencies come along by themselves; an application imports from ours.
    const ours = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@agency-insights/'));
    const peers = Object.keys(manifest.peerDependencies).filter((name) => !(name in manifest.peerDependenciesMeta));
    const needed = [...peers, ...ours];
    expect(command.sort()).toEqual(['@agency-insights/form-renderer', ...needed].sort());
  });

  it.each(['FormSchemaError', 'FormDataError'])('The README lists the codes of %s', (name) => {
    const [, union = ''] = new RegExp(`type ${name}Code =([^;]*);`).exec(read(`../errors/${name}.ts`)) ?? [];
    const codes = [...union.matchAll(/'([\w-]+)'/g)].map(([, code]) => code);
    const [, table = ''] = new RegExp(`\\| \`${name}\`[^]*?\\n([^]*?)\\n\\n`).exec(readme) ?? [];
    expect([...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, code]) => code)).toEqual(codes);
    expect(codes.length).toBeGreaterThan(4);
  });
});
