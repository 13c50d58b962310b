import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

describe('the files generated from the field types', () => {
  it('The generated files are up to date [FORM-SCHEMA-9]', () => {
    execFileSync(process.execPath, [path.join(root, 'scripts/generate.mjs'), '--check'], { stdio: 'pipe' });
  }, 30_000);

  it('The generated files compile nothing at run time [PLUS-19]', () => {
    const code = readFileSync(path.join(root, 'src/schema/validateSchema.generated.js'), 'utf8');
    expect(code).not.toMatch(/\beval\b|new Function|\brequire\(|\bimport\b/);
  });

  it('The published JSON Schema describes every property [FORM-SCHEMA-9]', () => {
    const schema = JSON.parse(readFileSync(path.join(root, 'schema.generated.json'), 'utf8'));
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(schema.definitions.SelectConfig.properties.multiple).toEqual({
      type: 'boolean',
      description: 'Whether several can be chosen. Default false.',
    });
  });
});
