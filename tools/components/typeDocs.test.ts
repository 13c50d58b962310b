import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { splitDefault } from './splitDefault.ts';
import { typeDocs } from './typeDocs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('typeDocs', () => {
  it('reads fields, also inherited ones, unions and function signatures, and nothing that is not exported', () => {
    writeFileSync(
      path.join(folder, 'toast.ts'),
      `/** A place. */
export type Place = 'top' | 'bottom';
/** What all have. */
export interface Common {
  /** Its name. */
  label: string;
}
/** What \`show\`
 * takes. */
export interface Options extends Common {
  /** Where it stands. */
  place?: Place;
  /** Closes it. */
  close(id: number): void;
}
/** Shows it. */
export function show(options: Options, place: Place = 'top'): number { return 1; }
interface Hidden { inside: string }
`,
    );
    const { Place, Options, show, Hidden } = typeDocs(folder);
    assert.equal(Place?.signature, "'top' | 'bottom'");
    assert.equal(Options?.text, 'What `show` takes.');
    assert.deepEqual(Options.fields, [
      { name: 'place', type: 'Place', text: 'Where it stands.', required: false },
      { name: 'close', type: '(id: number): void', text: 'Closes it.', required: true },
      { name: 'label', type: 'string', text: 'Its name.', required: true },
    ]);
    assert.equal(show?.signature, "show(options: Options, place: Place = 'top'): number");
    assert.equal(Hidden, undefined);
  });
});

describe('splitDefault', () => {
  const cases: [text: string, rest: string, defaultValue: string | undefined][] = [
    ['Height. Default `md`.', 'Height.', 'md'],
    ['Timers. Default: the environment’s.', 'Timers.', 'the environment’s'],
    ['Delay in ms. Default 300 (KIT-SELECT-2).', 'Delay in ms.', '300'],
    ['Step. Default 0.5. At most 1.', 'Step. At most 1.', '0.5'],
    ['Default props and styles.', 'Default props and styles.', undefined],
    ['Its name.', 'Its name.', undefined],
  ];
  for (const [text, rest, defaultValue] of cases) {
    it(`extracts the default from “${text}”`, () => {
      assert.deepEqual(splitDefault(text), defaultValue === undefined ? { text: rest } : { text: rest, defaultValue });
    });
  }
});
