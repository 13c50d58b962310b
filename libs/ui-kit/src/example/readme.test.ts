import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as kit from '../index.ts';

const readme = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');

describe('the README', () => {
  it('The README contains the compiled example of German dates', () => {
    const example = readFileSync(path.join(__dirname, 'GermanDates.test-support.tsx'), 'utf8');
    expect(readme).toContain(example.replace("'../index.ts'", "'@agency-insights/ui-kit'"));
  });

  it.each(Object.keys(kit))('The README names %s', (name) => expect(readme).toContain(`\`${name}\``));
});
