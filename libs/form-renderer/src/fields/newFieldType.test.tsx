import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type * as Filters from '../filters.ts';
import type * as Package from '../index.ts';

const root = path.join(__dirname, '../..');
/** A copy of the package, within it so that it finds what it imports. */
// The same test runs under two versions of React, at the same time.
const copy = path.join(root, `out-tsc/new-field-type-${process.pid}`);
const load = <T extends object>(file: string) => jest.requireActual<T>(path.join(copy, file));

const schemaFile = `import type { FieldBase, LabelledConfig } from '../../schema/FieldSchema.ts';

/**
 * Stars; its value is a number.
 * @shape number
 */
export interface RatingField extends FieldBase {
  type: 'rating';
  config: RatingConfig;
}

/** Config of a rating. */
export interface RatingConfig extends LabelledConfig {
  /** How many stars there are. */
  max: number;
}
`;
const rendererFile = `import { useField } from '../../renderer/useField.ts';
import type { FieldRendererProps } from '../FieldRenderer.types.ts';
import type { RatingField as RatingFieldSchema } from './RatingField.schema.ts';

export function RatingField({ field }: FieldRendererProps<RatingFieldSchema>) {
  const { setValue } = useField(field);
  return <button onClick={() => setValue(field.config.max)}>{field.config.label}</button>;
}
`;

describe('a new type of field', () => {
  beforeAll(() => {
    const isNeeded = (file: string) => !/\.(?:test|stories|docs|test-support)\b/.test(file);
    for (const part of ['src', 'scripts'])
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true, filter: isNeeded });
    const folder = path.join(copy, 'src/fields/RatingField');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'RatingField.schema.ts'), schemaFile);
    writeFileSync(path.join(folder, 'RatingField.tsx'), rendererFile);
    execFileSync(process.execPath, [path.join(copy, 'scripts/generate.mjs')], { stdio: 'pipe' });
  }, 60_000);

  afterAll(() => rmSync(copy, { recursive: true }));

  it('A new type of field is one folder: it is rendered, validated, published and written without a change elsewhere [FORM-SCHEMA-2]', async () => {
    const { FormRenderer, validateSchema } = load<typeof Package>('src/index.ts');
    const { describeFilters, fromFilterExpressions, toFilterExpressions } = load<typeof Filters>('src/filters.ts');
    const schema = [
      { id: 'stars', type: 'rating', config: { label: 'Stars', max: 5 } },
    ] as unknown as Package.FormSchema;
    expect(validateSchema(schema)).toEqual({ errors: [], warnings: [] });
    expect(validateSchema([{ id: 'stars', type: 'rating', config: {} }]).errors[0]).toMatchObject({
      reason: 'max prop not found',
      path: '/0/config',
    });
    const published = JSON.parse(readFileSync(path.join(copy, 'schema.generated.json'), 'utf8'));
    expect(published.definitions.RatingField.description).toBe('Stars; its value is a number.');
    expect(published.definitions.FieldSchema.properties.type.enum).toContain('rating');

    const onValuesChange = jest.fn();
    render(
      <InsightsThemeProvider>
        <FormRenderer schema={schema} onValuesChange={onValuesChange} />
      </InsightsThemeProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stars' }));
    const values = { stars: 5 };
    expect(onValuesChange).toHaveBeenCalledWith(values, { reason: 'choose', fieldId: 'stars' });
    expect(toFilterExpressions(schema, values).expressions).toEqual({ stars: '5' });
    expect(fromFilterExpressions(schema, { stars: '5' }).values).toEqual(values);
    expect(describeFilters(schema, values).sentence).toBe('with stars 5');
  });
});
