import { screen } from '@testing-library/react';
import { Chip } from '../Chip/Chip.tsx';
import { Select } from '../Select/Select.tsx';
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
});
