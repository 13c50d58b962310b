import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chip } from '../Chip/Chip.tsx';
import { Input } from '../Input/Input.tsx';
import { Select } from '../Select/Select.tsx';
import { cssOf } from '../testing/cssOf.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';

describe('small clear and remove buttons', () => {
  it.each([
    [
      'Clear State',
      <Select key="select" label="State" options={[{ value: 'TX', label: 'Texas' }]} value="TX" clearable />,
    ],
    ['Remove Texas', <Chip key="chip" label="Texas" onRemove={() => undefined} />],
  ])('The button "%s" is a target of 24 px, as WCAG 2.5.8 requires', (name, control) => {
    renderInTheme(control);
    expect(screen.getByRole('button', { name })).toHaveStyle({ width: '24px', height: '24px' });
  });

  it('The box around a clear button has no focus ring while the button has its own', async () => {
    renderInTheme(<Input label="Name" defaultValue="Prairie Home" clearable error="Too long" />);
    const name = screen.getByRole('textbox', { name: 'Name' });
    const box = () => cssOf(name.closest('[data-size]') as Element);
    await userEvent.tab();
    expect(name).toHaveFocus();
    expect(box()).toMatch(/box-shadow: inset/);
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(box()).not.toMatch(/box-shadow: inset/);
  });
});
