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

  it('SplitButton runs its main action without opening the menu [KIT-BTN-3]', async () => {
    const onClick = jest.fn();
    renderInTheme(splitButton({ onClick }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('SplitButton offers the alternatives in a menu and runs the chosen one [KIT-BTN-3]', async () => {
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

  it('Arrow down opens SplitButton and Escape closes it', async () => {
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

  it('Arrow up opens SplitButton at its last usable alternative', async () => {
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

  it("SplitButton shows its parent's value", async () => {
    const onMenuOpenChange = jest.fn();
    renderInTheme(splitButton({ menuOpen: false, onMenuOpenChange }));
    await userEvent.click(trigger());
    expect(onMenuOpenChange).toHaveBeenCalledWith(true, { reason: 'trigger' });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('SplitButton is unusable while it is disabled or its action is running', async () => {
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

  it('SplitButton is a plain button without alternatives', () => {
    renderInTheme(splitButton({ alternatives: [] }));
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
