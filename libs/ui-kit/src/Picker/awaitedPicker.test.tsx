import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { RangeSliderDropdown } from '../RangeSliderDropdown/RangeSliderDropdown.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';

interface PickerProps {
  label: string;
  onOpenChange?: (open: boolean, details: object) => void;
}

// What a picker opens is fetched once for a whole page: the first tests hold it back by having no network.
let online: jest.SpyInstance<boolean, []>;
const withNetwork = async () => {
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
};
const picker = () => screen.getByRole('button', { name: /Effective/ });

beforeEach(() => {
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => online.mockRestore());

describe.each<[string, ComponentType<PickerProps>]>([
  ['DatePicker', DatePicker],
  ['DateRangePicker', DateRangePicker],
  ['RangeSliderDropdown', RangeSliderDropdown],
])('%s, pressed before its panel has loaded', (_name, Picker) => {
  let onOpenChange: jest.Mock;
  const press = async () => {
    onOpenChange = jest.fn();
    renderInTheme(
      <>
        <Picker label="Effective" onOpenChange={onOpenChange} />
        <input aria-label="Agency" />
      </>,
    );
    await userEvent.click(picker());
    expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'trigger' });
  };

  it('The picker is busy, and not yet open', async () => {
    await press();
    expect(picker()).toHaveAttribute('aria-busy', 'true');
    expect(picker()).toHaveAttribute('aria-expanded', 'false');
    expect(picker()).not.toHaveAttribute('aria-controls');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}'), 'escape'],
    ['a second press', () => userEvent.click(picker()), 'trigger'],
    ['leaving it', () => userEvent.tab(), 'leave'],
  ])('The picker is cancelled by %s', async (_what, letGo, reason) => {
    await press();
    await letGo();
    expect(onOpenChange.mock.calls.slice(1)).toEqual([[false, { reason }]]);
    expect(picker()).not.toHaveAttribute('aria-busy');
  });

  it('Escape cancels only the picker, not the components around it', async () => {
    const onKeyDown = jest.fn();
    renderInTheme(
      <div role="presentation" onKeyDown={onKeyDown}>
        <Picker label="Effective" />
      </div>,
    );
    await userEvent.click(picker());
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledTimes(1);
  });
});

describe.each<[string, ComponentType<PickerProps>]>([
  ['DatePicker', DatePicker],
  ['DateRangePicker', DateRangePicker],
])('%s, once its panel has loaded', (_name, Picker) => {
  it('The picker stays closed and does not move the focus after the user has left it, and opens if the user still waits', async () => {
    renderInTheme(
      <>
        <Picker label="Effective" />
        <Picker label="Expires" />
      </>,
    );
    await userEvent.click(picker());
    await userEvent.click(screen.getByRole('button', { name: /Expires/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await withNetwork();
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Expires' })).toContainElement(document.activeElement as HTMLElement);
  });
});
