import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInTheme } from './renderInTheme.test-support.tsx';
import * as kit from '../index.ts';

/** One of each control without a native one, with a value at the start where it is `filled`. */
function Controls({ filled = true, named = true, required = false, disabled = false }) {
  const of = (label: string) => ({ label, required, disabled, ...(named && { name: label }) });
  const from = <T,>(value: T) => ({ defaultValue: filled ? value : undefined });
  // Sliders always have a value.
  const slider = (label: string) => ({ label, disabled, ...(named && { name: label }) });
  return (
    <>
      <kit.Select {...of('state')} options={['Texas', 'Ohio']} {...from('Texas')} />
      <kit.MultiSelect {...of('states')} options={['Texas', 'Ohio']} {...from(['Texas', 'Ohio'])} searchable />
      <kit.Autocomplete {...of('city')} options={['Austin', 'Tulsa']} {...from('Austin')} />
      <kit.Autocomplete {...of('cities')} options={['Austin', 'Tulsa']} {...from(['Austin'])} multiple />
      <kit.DatePicker {...of('day')} {...from(new Date(2026, 10, 3))} />
      <kit.DateRangePicker {...of('days')} {...from({ from: new Date(2026, 0, 2), to: null })} />
      <kit.RangeSliderDropdown {...of('premium')} max={9} {...from([2, 5] as const)} />
      <kit.Slider {...slider('share')} {...from(7)} />
      <kit.DoubleSlider {...slider('shares')} {...from([10, 20] as const)} />
      <kit.Textarea {...of('note')} {...from('Ask for loss runs')} />
    </>
  );
}

const form = () => screen.getByTestId<HTMLFormElement>('form');
const submitted = () => [...new FormData(form()).entries()].map(([name, value]) => `${name}=${String(value)}`);
const all = [
  'state=Texas',
  'states=Texas',
  'states=Ohio',
  'city=Austin',
  'cities=Austin',
  'day=2026-11-03',
  'days=2026-01-02',
  'days=',
  'premium=2',
  'premium=5',
  'share=7',
  'shares=10',
  'shares=20',
  'note=Ask for loss runs',
];

describe('fields in a native form', () => {
  it('Fields are submitted under their names, with an entry for each value', () => {
    renderInTheme(
      <form data-testid="form">
        <Controls />
      </form>,
    );
    expect(submitted()).toEqual(all);
  });

  it('Fields submit nothing without a name, and empty fields submit nothing except the ends of sliders', () => {
    const { unmount } = renderInTheme(
      <form data-testid="form">
        <Controls named={false} />
      </form>,
    );
    expect(submitted()).toEqual([]);
    unmount();
    renderInTheme(
      <form data-testid="form">
        <Controls filled={false} />
      </form>,
    );
    expect(submitted()).toEqual(['share=0', 'shares=0', 'shares=100', 'note=']);
  });

  it('Fields make the form invalid while a required value is missing, and take the focus for it', async () => {
    renderInTheme(
      <form data-testid="form">
        <Controls filled={false} required />
      </form>,
    );
    const missing = () => [...form().querySelectorAll(':invalid')].length;
    expect(missing()).toBe(8);
    form().querySelector<HTMLElement>(':invalid')?.focus();
    expect(screen.getByRole('combobox', { name: 'state' })).toHaveFocus();
    await userEvent.click(screen.getByRole('combobox', { name: 'state' }));
    await userEvent.click(screen.getByRole('option', { name: 'Ohio' }));
    expect(missing()).toBe(7);
    expect(submitted()).toContain('state=Ohio');
  });

  it('Fields reset with the form, unless the parent holds the value', async () => {
    const onValueChange = jest.fn();
    const Held = () => {
      const [state, setState] = useState<string | null>('Texas');
      return <kit.Select label="held" name="held" options={['Texas', 'Ohio']} value={state} onValueChange={setState} />;
    };
    renderInTheme(
      <form data-testid="form">
        <kit.Select label="state" name="state" options={['Texas', 'Ohio']} {...{ onValueChange }} />
        <Held />
        <kit.Slider label="share" name="share" />
        <kit.DatePicker label="day" name="day" defaultValue={new Date(2026, 10, 3)} />
      </form>,
    );
    for (const name of ['state', 'held']) {
      await userEvent.click(screen.getByRole('combobox', { name }));
      await userEvent.click(screen.getByRole('option', { name: 'Ohio' }));
    }
    fireEvent.change(screen.getByRole('slider', { name: 'share' }), { target: { value: 40 } });
    expect(submitted()).toEqual(['state=Ohio', 'held=Ohio', 'share=40', 'day=2026-11-03']);
    act(() => form().reset());
    expect(submitted()).toEqual(['held=Ohio', 'share=0', 'day=2026-11-03']);
    expect(onValueChange).toHaveBeenLastCalledWith(null, { reason: 'reset' });
  });

  it('Fields are disabled and submit nothing in a disabled fieldset, until it is enabled', async () => {
    const Switched = () => {
      const [isOff, setOff] = useState(true);
      return (
        <>
          <fieldset disabled={isOff}>
            <Controls />
          </fieldset>
          <button type="button" onClick={() => setOff(false)}>
            Enable
          </button>
        </>
      );
    };
    renderInTheme(
      <form data-testid="form">
        <Switched />
      </form>,
    );
    expect(submitted()).toEqual([]);
    expect(screen.getByRole('combobox', { name: 'state' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: /^day(?!s)/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Enable' }));
    expect(submitted()).toEqual(all);
    expect(screen.getByRole('combobox', { name: 'state' })).not.toHaveAttribute('aria-disabled');
  });
});
