import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as kit from '../index.ts';

const readme = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');

describe('the README', () => {
  it.each(['GermanDates', 'SavedSearches'])('The README contains the compiled example %s', (name) => {
    const example = readFileSync(path.join(__dirname, `${name}.test-support.tsx`), 'utf8');
    expect(readme).toContain(example.replace("'../index.ts'", "'@agency-insights/ui-kit'"));
  });

  it.each(Object.keys(kit))('The README names %s', (name) => expect(readme).toContain(`\`${name}\``));
});
