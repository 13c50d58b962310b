import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { FormRenderer, validateSchema } from '../index.ts';
import type { FormSchema, FormValues } from '../index.ts';

/** What GET dynamic-renderer answers for the product's model; the platform's tests compare their answer with the file. */
const schema = JSON.parse(readFileSync(join(__dirname, 'relationship.schema.json'), 'utf8')) as FormSchema;

describe('FormRenderer with the schema of the authorization store', () => {
  it('FormRenderer shows the relations of the chosen type and who has the chosen one [API-CAT-2]', async () => {
    expect(validateSchema(schema).warnings).toEqual([]);
    let values: FormValues = {};
    const theme = createInsightsTheme();
    const { container } = render(
      <InsightsThemeProvider theme={theme}>
        <FormRenderer schema={schema} onValuesChange={(changed) => (values = changed)} />
      </InsightsThemeProvider>,
    );
    const choose = async (field: string, option: string) => {
      await userEvent.click(screen.getByRole('combobox', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    expect(screen.queryByRole('combobox', { name: 'Relation' })).not.toBeInTheDocument();
    await choose('Object type', 'feature');
    await userEvent.type(screen.getByRole('textbox', { name: 'Object ID' }), 'insights_pl');
    await choose('Relation', 'granted');
    await choose('User type', 'organization#member');
    await userEvent.type(screen.getByRole('textbox', { name: 'User ID' }), 'acme');
    expect(values).toEqual({
      object_type: 'feature',
      object_id: 'insights_pl',
      'relation:feature': 'granted',
      'user_type:feature#granted': 'organization#member',
      user_id: 'acme',
    });
    expect(await axe(container)).toHaveNoViolations();
  });
});
