import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { SplitButton } from './SplitButton.tsx';
import type { SplitButtonProps } from './SplitButton.types.ts';

const splitButton = (props: Partial<SplitButtonProps> = {}) => (
  <SplitButton
    alternatives={[
      { label: 'Save as', onSelect: () => undefined },
      { label: 'Rename', onSelect: () => undefined, disabled: true },
    ]}
    menuLabel="More ways to save"
    {...props}
  >
    Save
  </SplitButton>
);
const trigger = () => screen.getByRole('button', { name: 'More ways to save' });

describe('SplitButton', () => {
  describeConformance(splitButton(), { themeName: 'KitSplitButton' });

  it('runs its main action without opening the menu [KIT-BTN-3]', async () => {
    const onClick = jest.fn();
    renderInTheme(splitButton({ onClick }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('offers the alternatives in a menu and runs the one that is chosen [KIT-BTN-3]', async () => {
    const onSelect = jest.fn();
    const onMenuOpenChange = jest.fn();
    renderInTheme(splitButton({ alternatives: [{ label: 'Save as', onSelect }], onMenuOpenChange }));
    expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(trigger());
    expect(await screen.findByRole('menu', { name: 'More ways to save' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save as' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(trigger()).toHaveFocus();
    expect(onMenuOpenChange.mock.calls).toEqual([
      [true, { reason: 'trigger' }],
      [false, { reason: 'alternative' }],
    ]);
  });

  it('opens by arrow down and closes on Escape', async () => {
    renderInTheme(splitButton());
    await userEvent.tab();
    await userEvent.tab();
    expect(trigger()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Save as' })).toHaveFocus());
    expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('opens by arrow up at its last alternative that can be used', async () => {
    const alternatives = ['Save as', 'Rename', 'Share'].map((label) => ({
      label,
      onSelect: () => undefined,
      disabled: label === 'Share',
    }));
    renderInTheme(splitButton({ alternatives }));
    act(() => trigger().focus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  });

  it('shows what its parent holds', async () => {
    const onMenuOpenChange = jest.fn();
    renderInTheme(splitButton({ menuOpen: false, onMenuOpenChange }));
    await userEvent.click(trigger());
    expect(onMenuOpenChange).toHaveBeenCalledWith(true, { reason: 'trigger' });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('cannot be used while it is disabled or its action is under way', async () => {
    const onClick = jest.fn();
    const { rerender } = renderInTheme(splitButton({ disabled: true, onClick }));
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
    rerender(splitButton({ loading: true, onClick }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).not.toHaveBeenCalled();
    expect(trigger()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(trigger());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('is a plain button where there is no alternative', () => {
    renderInTheme(splitButton({ alternatives: [] }));
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
