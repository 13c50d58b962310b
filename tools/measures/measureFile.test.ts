import assert from 'node:assert/strict';
import { it } from 'node:test';
import { measureFile } from './measureFile.ts';

it('counts lines, long functions, claimed types and effects of a file', () => {
  const long = `function long() {\n${'  call();\n'.repeat(59)}}\n`;
  const text = `${long}const short = () => {\n  useEffect(run);\n  React.useLayoutEffect(run);\n};\nconst a = b as C;\nconst d = [1] as const;\n`;
  assert.deepEqual(measureFile('a.ts', text), { lines: 67, longFunctions: 1, casts: 1, effects: 2 });
});
