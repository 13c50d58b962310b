import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Input } from '../Input/Input.tsx';
import { Radio } from '../Radio/Radio.tsx';
import { RadioGroup } from '../Radio/RadioGroup.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { describeConformance } from './conformance.test-support.tsx';
import { cssOf } from './cssOf.test-support.ts';
import { renderInTheme } from './renderInTheme.test-support.tsx';

describe('Input', () => {
  describeConformance(<Input label="Agency name" />, { refType: HTMLInputElement, themeName: 'KitInput' });

  it('Input marks a required field with an asterisk [KIT-INPUT-1]', () => {
    renderInTheme(<Input label="Agency name" required />);
    expect(screen.getByText('Agency name')).toHaveTextContent('Agency name *');
    expect(screen.getByRole('textbox', { name: /Agency name/ })).toBeRequired();
  });

  it('Input shows an error as a red border and helper text that belongs to the field [KIT-INPUT-1]', () => {
    renderInTheme(<Input label="Name" helperText="At most 60 letters." error="Choose another name." />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Choose another name.');
    expect(cssOf(input.parentElement as Element)).toMatch(/border-color: ?var\(--mui-palette-kit-danger/);
    expect(screen.queryByText('At most 60 letters.')).toBeNull();
  });

  it('Input holds its own text, and reports why it changed', async () => {
    const onValueChange = jest.fn();
    renderInTheme(<Input label="Name" clearable defaultValue="Tex" onValueChange={onValueChange} />);
    await userEvent.type(screen.getByRole('textbox'), 'as');
    expect(onValueChange).toHaveBeenLastCalledWith('Texas', { reason: 'input' });
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange).toHaveBeenLastCalledWith('', { reason: 'clear' });
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it("Input shows its parent's value", async () => {
    renderInTheme(<Input label="Name" value="Texas" onValueChange={() => undefined} />);
    await userEvent.type(screen.getByRole('textbox'), 'x');
    expect(screen.getByRole('textbox')).toHaveValue('Texas');
  });
});

describe.each<[string, 'textbox' | 'checkbox' | 'switch', (props: object) => ReactElement]>([
  ['Input', 'textbox', (props) => <Input label="Name" {...props} />],
  ['Checkbox', 'checkbox', (props) => <Checkbox label="Name" {...props} />],
  ['Switch', 'switch', (props) => <Switch label="Name" {...props} />],
])('%s, described by its caller too', (_name, role, draw) => {
  it.each([
    ['a prop', { 'aria-describedby': 'note', 'aria-invalid': false }],
    ['slotProps', { slotProps: { input: { 'aria-describedby': 'note', 'aria-invalid': false } } }],
  ])('The field keeps its error in addition to the description by %s', (_way, given) => {
    renderInTheme(
      <>
        <p id="note">As on the licence.</p>
        {draw({ error: 'Choose another name.', ...given })}
      </>,
    );
    expect(screen.getByRole(role)).toHaveAccessibleDescription('As on the licence. Choose another name.');
    expect(screen.getByRole(role)).toBeInvalid();
  });
});

describe('Checkbox', () => {
  describeConformance(<Checkbox label="Personal lines" />, { refType: HTMLInputElement, themeName: 'KitCheckbox' });

  it('Pointer and Space switch Checkbox [KIT-WIDGET-1]', async () => {
    const onCheckedChange = jest.fn();
    renderInTheme(<Checkbox label="Personal lines" onCheckedChange={onCheckedChange} />);
    await userEvent.click(screen.getByText('Personal lines'));
    expect(onCheckedChange).toHaveBeenLastCalledWith(true, { reason: 'toggle' });
    await userEvent.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'Personal lines' })).not.toBeChecked();
  });

  it('Checkbox can be indeterminate', () => {
    renderInTheme(<Checkbox label="All products" indeterminate />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  });
});

describe('Switch', () => {
  describeConformance(<Switch label="Show closed agencies" />, { refType: HTMLInputElement, themeName: 'KitSwitch' });

  it('Switch switches at once [KIT-WIDGET-1]', async () => {
    renderInTheme(<Switch label="Show closed agencies" />);
    await userEvent.click(screen.getByRole('switch', { name: 'Show closed agencies' }));
    expect(screen.getByRole('switch')).toBeChecked();
  });
});

describe('RadioGroup', () => {
  const group = (
    <RadioGroup label="Line of business">
      <Radio value="personal" label="Personal" />
      <Radio value="commercial" label="Commercial" />
    </RadioGroup>
  );
  describeConformance(group, { refType: HTMLFieldSetElement, themeName: 'KitRadioGroup' });

  it('RadioGroup chooses one of several and names the group [KIT-WIDGET-1]', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <RadioGroup label="Line of business" defaultValue="personal" onValueChange={onValueChange}>
        <Radio value="personal" label="Personal" />
        <Radio value="commercial" label="Commercial" />
      </RadioGroup>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Line of business' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Commercial' }));
    expect(onValueChange).toHaveBeenCalledWith('commercial', { reason: 'select' });
    expect(screen.getByRole('radio', { name: 'Personal' })).not.toBeChecked();
  });
});

describe('Radio', () =>
  describeConformance(<Radio value="personal" label="Personal" />, {
    refType: HTMLInputElement,
    themeName: 'KitRadio',
  }));
