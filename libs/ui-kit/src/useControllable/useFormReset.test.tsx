import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Input } from '../Input/Input.tsx';
import { Radio } from '../Radio/Radio.tsx';
import { RadioGroup } from '../Radio/RadioGroup.tsx';
import { SelectorCard } from '../SelectorCard/SelectorCard.tsx';
import { SelectorCardGroup } from '../SelectorCard/SelectorCardGroup.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());

const lines = [<Radio key="p" value="p" label="Personal" />, <Radio key="c" value="c" label="Commercial" />];
const cards = [<SelectorCard key="a" value="a" title="Agency" />, <SelectorCard key="b" value="b" title="Broker" />];

function drawForm(controls: ReactNode, onReset?: (event: React.FormEvent) => void) {
  renderInTheme(
    <form data-testid="form" onReset={onReset}>
      {controls}
      <Button type="reset">Reset</Button>
    </form>,
  );
}

const reset = {
  'a button': () => userEvent.click(screen.getByRole('button', { name: 'Reset' })),
  code: () => act(async () => screen.getByTestId<HTMLFormElement>('form').reset()),
};

describe.each(Object.entries(reset))('a form that is reset by %s', (_way, resetForm) => {
  it.each<[string, ReactElement, () => HTMLElement, boolean, unknown]>([
    [
      'a checkbox',
      <Checkbox key="1" label="Licensed" defaultChecked onCheckedChange={onChange} />,
      () => screen.getByRole('checkbox'),
      true,
      false,
    ],
    [
      'a switch',
      <Switch key="1" label="Live" onCheckedChange={onChange} />,
      () => screen.getByRole('switch'),
      false,
      true,
    ],
    [
      'radio buttons',
      <RadioGroup key="1" label="Line" defaultValue="p" onValueChange={onChange} children={lines} />,
      () => screen.getByRole('radio', { name: 'Commercial' }),
      false,
      'c',
    ],
    [
      'cards',
      <SelectorCardGroup key="1" label="Kind" defaultValue="a" onValueChange={onChange} children={cards} />,
      () => screen.getByRole('radio', { name: 'Broker' }),
      false,
      'b',
    ],
    [
      'cards of which several are chosen',
      <SelectorCardGroup
        key="1"
        label="Kind"
        multiple
        defaultValue={['a']}
        onValueChange={onChange}
        children={cards}
      />,
      () => screen.getByRole('checkbox', { name: 'Broker' }),
      false,
      ['a', 'b'],
    ],
  ])(
    'The reset returns %s to its initial value, reports it, and loses no later press',
    async (_name, control, box, start, pressed) => {
      drawForm(control);
      const isChecked = () => (box() as HTMLInputElement).checked;
      await userEvent.click(box());
      expect(onChange).toHaveBeenLastCalledWith(pressed, expect.anything());
      expect(isChecked()).toBe(!start);
      await resetForm();
      expect(isChecked()).toBe(start);
      expect(onChange).toHaveBeenCalledTimes(2);
      expect(onChange).toHaveBeenLastCalledWith(expect.anything(), { reason: 'reset' });
      await userEvent.click(box());
      expect(onChange).toHaveBeenCalledTimes(3);
      expect(onChange).toHaveBeenLastCalledWith(pressed, expect.anything());
      expect(isChecked()).toBe(!start);
    },
  );

  it('The reset returns a text to its initial value, and reports it', async () => {
    drawForm(<Input label="Name" defaultValue="Lone Star" onValueChange={onChange} />);
    await userEvent.type(screen.getByRole('textbox'), '!');
    await resetForm();
    expect(screen.getByRole('textbox')).toHaveValue('Lone Star');
    expect(onChange).toHaveBeenLastCalledWith('Lone Star', { reason: 'reset' });
  });

  it('The reset clears a choice', async () => {
    drawForm(<RadioGroup label="Line" onValueChange={onChange} children={lines} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Personal' }));
    await resetForm();
    expect(onChange).toHaveBeenLastCalledWith(null, { reason: 'reset' });
    expect(screen.getByRole('radio', { name: 'Personal' })).not.toBeChecked();
  });

  it('The reset reports nothing about a control at its initial value', async () => {
    drawForm(<Checkbox label="Licensed" defaultChecked onCheckedChange={onChange} />);
    await resetForm();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(onChange).not.toHaveBeenCalled();
  });

  it("The reset keeps the parent's value, and loses no later press", async () => {
    function Held() {
      const [checked, setChecked] = useState(true);
      const [line, setLine] = useState<string | null>('p');
      return (
        <>
          <Checkbox label="Licensed" checked={checked} onCheckedChange={setChecked} />
          <RadioGroup label="Line" value={line} onValueChange={setLine} children={lines} />
        </>
      );
    }
    drawForm(<Held />);
    const box = screen.getByRole('checkbox');
    const commercial = screen.getByRole('radio', { name: 'Commercial' });
    await userEvent.click(box);
    await userEvent.click(commercial);
    await resetForm();
    expect(box).not.toBeChecked();
    expect(commercial).toBeChecked();
    await userEvent.click(box);
    expect(box).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Personal' }));
    expect(commercial).not.toBeChecked();
  });

  it('The reset changes nothing if a listener prevents it', async () => {
    drawForm(<Checkbox label="Licensed" onCheckedChange={onChange} />, (event) => event.preventDefault());
    await userEvent.click(screen.getByRole('checkbox'));
    await resetForm();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

it('A control that belongs to a form elsewhere on the page resets with that one, and with no other', async () => {
  renderInTheme(
    <>
      <form id="own" data-testid="own" />
      <form data-testid="other">
        <Checkbox label="Licensed" form="own" onCheckedChange={onChange} />
      </form>
    </>,
  );
  await userEvent.click(screen.getByRole('checkbox'));
  await act(async () => screen.getByTestId<HTMLFormElement>('other').reset());
  expect(screen.getByRole('checkbox')).toBeChecked();
  await act(async () => screen.getByTestId<HTMLFormElement>('own').reset());
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(onChange).toHaveBeenLastCalledWith(false, { reason: 'reset' });
});
