import { readFileSync } from 'node:fs';
import path from 'node:path';
import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { JsonSchema } from '../playground/JsonSchema.ts';
import { schemaReference } from './schemaReference.ts';
import { SchemaReferenceView } from './SchemaReferenceView.test-support.tsx';

const jsonSchema = JSON.parse(readFileSync(path.join(__dirname, '../../schema.generated.json'), 'utf8')) as JsonSchema;
const reference = schemaReference(jsonSchema);
const partsOf = (parts: typeof reference.types, name: string) =>
  parts.find((part) => part.name === name)?.properties ?? [];

describe('the reference of the schema', () => {
  it('The schema reference has every type, every kind of data, and their parts [FORM-SCHEMA-2]', () => {
    expect(reference.types.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...['text', 'multi-text', 'select', 'radio', 'checkbox', 'autocomplete', 'slider', 'switch'],
        ...['range-slider', 'select-range', 'pill', 'accordion', 'custom'],
      ]),
    );
    expect(reference.sources.map(({ name }) => name)).toEqual(['looker', 'askkodiak', 'rest']);
    expect(reference.shared.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['id', 'type', 'layout', 'filter', 'summary', 'showWhen', 'enableWhen']),
    );
  });

  it('The schema reference describes each property: type, whether it is required, and purpose', () => {
    const select = partsOf(reference.types, 'select');
    expect(select.find(({ name }) => name === 'options')).toMatchObject({ isRequired: true });
    expect(select.find(({ name }) => name === 'multiple')).toMatchObject({ type: 'true or false', isRequired: false });
    expect(select.map(({ name }) => name)).toEqual(expect.arrayContaining(['data', 'searchData']));
    expect(partsOf(reference.sources, 'looker').find(({ name }) => name === 'sortDirection')?.type).toBe(
      '"asc" or "desc"',
    );
    for (const { name, properties } of [...reference.types, ...reference.sources, ...reference.others])
      for (const property of properties.filter((one) => one.name !== 'kind' && one.name !== 'endpoint'))
        expect([name, property.name, property.type, property.description !== '' || property.name]).toEqual([
          name,
          property.name,
          expect.stringMatching(/./),
          true,
        ]);
  });

  it('The schema reference is a page with a list for each part', async () => {
    const { container } = render(
      <InsightsThemeProvider>
        <SchemaReferenceView reference={reference} />
      </InsightsThemeProvider>,
    );
    const section = screen.getByRole('region', { name: 'range-slider' });
    expect(within(section).getByText('openEnded')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
