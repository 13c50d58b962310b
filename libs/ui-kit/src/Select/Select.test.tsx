import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InsightsThemeProvider } from '../theme/InsightsThemeProvider.tsx';
import { Select } from './Select.tsx';

describe('Select', () => {
  it('opens, lists and chooses', async () => {
    const user = userEvent.setup();
    const onValueChange = jest.fn();
    render(
      <InsightsThemeProvider>
        <Select label="State" options={['Texas', { label: 'Oklahoma', value: 'OK' }]} onValueChange={onValueChange} />
      </InsightsThemeProvider>,
    );
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(screen.getByRole('option', { name: 'Oklahoma' }));
    expect(onValueChange).toHaveBeenCalledWith('OK', { reason: 'select', option: 'OK' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('combobox')).toHaveTextContent('Oklahoma');
  });
});
