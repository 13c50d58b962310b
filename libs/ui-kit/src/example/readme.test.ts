import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as kit from '../index.ts';

const readme = readFileSync(path.join(__dirname, '../../README.md'), 'utf8');

describe('the README', () => {
  it.each(Object.keys(kit))('names %s', (name) => expect(readme).toContain(`\`${name}\``));
});
