import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { FormRenderer } from '../../index.ts';
import type { MultiTextField } from './MultiTextField.schema.ts';

const theme = createInsightsTheme();
const show = (config: Partial<MultiTextField['config']> = {}) => {
  const onValuesChange = jest.fn();
  render(
    <InsightsThemeProvider theme={theme}>
      <FormRenderer
        schema={[
          {
            id: 'codes',
            type: 'multi-text',
            config: { label: 'Codes', options: ['X'], minLength: 3, maxLength: 4, ...config },
          },
        ]}
        onValuesChange={onValuesChange}
      />
    </InsightsThemeProvider>,
  );
  return { box: screen.getByRole('combobox', { name: 'Codes' }), codes: () => onValuesChange.mock.lastCall?.[0].codes };
};

describe('MultiTextField', () => {
  it('MultiTextField keeps a refused text, so that the user can fix it, until it is accepted [FORM-SCHEMA-5]', async () => {
    const { box, codes } = show();
    await userEvent.type(box, 'ab{Enter}');
    expect(box).toHaveValue('ab');
    expect(box).toBeInvalid();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.keyboard('c');
    expect(box).toBeValid();
    await userEvent.keyboard('{Enter}');
    expect(codes()).toEqual(['abc']);
  });

  it('MultiTextField adds the remaining text on a press outside', async () => {
    const { box, codes } = show();
    await userEvent.type(box, 'AB-1');
    await userEvent.click(document.body);
    expect(codes()).toEqual(['AB-1']);
  });

  it('MultiTextField adds the remaining text on blur, or reports that it was not added', async () => {
    const { box, codes } = show();
    await userEvent.type(box, 'AB-1');
    await userEvent.tab();
    expect(codes()).toEqual(['AB-1']);
    await userEvent.type(box, 'C');
    await userEvent.tab();
    expect(codes()).toEqual(['AB-1']);
    expect(box).toHaveAccessibleDescription(/Not taken: C\. Enter 3 to 4 characters each$/);
  });

  it('MultiTextField adds the texts of a pasted list, and reports the refused ones', async () => {
    const { box, codes } = show();
    await userEvent.click(box);
    await userEvent.paste('abc, def\nno;abc');
    expect(codes()).toEqual(['abc', 'def']);
    expect(box).toHaveAccessibleDescription(/Not taken: no\. Enter 3 to 4 characters each$/);
    await userEvent.paste('ghi');
    expect(box).toHaveValue('ghi');
  });

  it('MultiTextField accepts predefined options of any length [FORM-SCHEMA-5]', async () => {
    const { box, codes } = show();
    await userEvent.click(box);
    await userEvent.paste('X,abc');
    expect(codes()).toEqual(['X', 'abc']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove X' }));
    await userEvent.click(screen.getByRole('option', { name: 'X' }));
    expect(codes()).toEqual(['abc', 'X']);
  });

  it('MultiTextField accepts any text without length limits [FORM-SCHEMA-5]', async () => {
    const { box, codes } = show({ minLength: undefined, maxLength: undefined, placeholder: 'Any code' });
    expect(box).toHaveAttribute('placeholder', 'Any code');
    await userEvent.type(box, 'a{Enter}');
    expect(codes()).toEqual(['a']);
  });
});
