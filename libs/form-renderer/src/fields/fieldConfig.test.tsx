import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InsightsThemeProvider, createInsightsTheme } from '@agency-insights/ui-kit';
import { FormRenderer } from '../index.ts';
import type { CustomFieldProps, FieldSchema, PlainFormRendererProps } from '../index.ts';

const theme = createInsightsTheme();
const show = (field: FieldSchema, props: Partial<PlainFormRendererProps> = {}) => {
  const onValuesChange = jest.fn();
  const view = render(
    <InsightsThemeProvider theme={theme}>
      <FormRenderer schema={[field]} onValuesChange={onValuesChange} {...props} />
    </InsightsThemeProvider>,
  );
  return { ...view, changes: () => onValuesChange.mock.calls };
};
const states = ['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE'];

describe('the config of a field', () => {
  it('The config of a text field limits its text, and sets its placeholder and clear button', async () => {
    const { changes } = show({
      id: 'a',
      type: 'text',
      config: { label: 'Name', maxLength: 3, placeholder: 'Any name' },
    });
    const box = screen.getByPlaceholderText('Any name');
    await userEvent.type(box, 'abcd');
    expect(box).toHaveValue('abc');
    await userEvent.click(screen.getByRole('button', { name: /clear/i }));
    expect(changes().at(-1)).toEqual([{}, { reason: 'clear', fieldId: 'a' }]);
  });

  it('A field without a label is named by its summary, otherwise by its id', () => {
    const { unmount } = show({ id: 'a', type: 'text', summary: { label: 'Agency name' } });
    expect(screen.getByRole('textbox', { name: 'Agency name' })).toBeInTheDocument();
    unmount();
    show({ id: 'a', type: 'text' });
    expect(screen.getByRole('textbox', { name: 'a' })).toBeInTheDocument();
  });

  it('A select has a search from eight options on, unless the config says otherwise', async () => {
    const boxOf = (count: number, searchable?: boolean) => {
      const options = states.slice(0, count);
      const { unmount } = show({ id: 'a', type: 'select', config: { label: 'State', options, searchable } });
      const tag = screen.getByRole('combobox', { name: 'State' }).tagName;
      unmount();
      return tag;
    };
    expect([boxOf(7), boxOf(8), boxOf(7, true), boxOf(8, false)]).toEqual(['DIV', 'INPUT', 'INPUT', 'DIV']);
  });

  it('An empty select and an empty autocomplete describe the possible choices', () => {
    const config = { label: 'State', options: states, placeholder: 'Any state' };
    const { unmount } = show({ id: 'a', type: 'select', config: { ...config, searchable: false } });
    expect(screen.getByRole('combobox')).toHaveTextContent('Any state');
    unmount();
    show({ id: 'a', type: 'autocomplete', config });
    expect(screen.getByRole('combobox')).toHaveAttribute('placeholder', 'Any state');
  });

  it('The config makes dropdowns as wide as the form, or not [FORM-SCHEMA-4]', () => {
    const widthOf = (fullWidth?: boolean) => {
      const { container, unmount } = show({
        id: 'a',
        type: 'select',
        config: { label: 'State', options: states, fullWidth },
      });
      const field = container.querySelector('[data-field] [data-full-width]');
      unmount();
      return field !== null;
    };
    expect([widthOf(), widthOf(true), widthOf(false)]).toEqual([true, true, false]);
  });

  it('The config disables one radio option', async () => {
    const options = [{ label: 'Personal' }, { label: 'Commercial', disabled: true }];
    const { changes } = show({ id: 'a', type: 'radio', config: { label: 'Line', options } });
    await userEvent.click(screen.getByRole('radio', { name: 'Commercial' }));
    expect(screen.getByRole('radio', { name: 'Commercial' })).toBeDisabled();
    expect(changes()).toEqual([]);
  });

  it('A disabled field passes this on to a component of the application [FORM-CHECK-6]', () => {
    const Told = ({ disabled }: CustomFieldProps) => <output>{disabled ? 'disabled' : 'enabled'}</output>;
    const field: FieldSchema = { id: 'a', type: 'custom', config: { componentKey: 'told' } };
    const { unmount } = show(field, { customComponents: { told: Told } });
    expect(screen.getByText('enabled')).toBeInTheDocument();
    unmount();
    show({ ...field, config: { ...field.config, disabled: true } } as FieldSchema, {
      customComponents: { told: Told },
    });
    expect(screen.getByText('disabled')).toBeInTheDocument();
  });
});
