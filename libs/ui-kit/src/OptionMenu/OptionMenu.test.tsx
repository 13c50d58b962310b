import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { controlHeights, controlSizes } from '../theme/tokens.ts';
import { OptionMenu } from './OptionMenu.tsx';

const options = ['Search premium', { label: 'Agency name', value: 'name' }, { label: 'Policies', disabled: true }];
const trigger = () => screen.getByRole('button', { name: /^Sort/ });

describe('OptionMenu', () => {
  describeConformance(<OptionMenu options={options}>Sort</OptionMenu>, {
    refType: HTMLButtonElement,
    themeName: 'KitOptionMenu',
  });

  it.each(controlSizes)('OptionMenu has a button and options of size %s, like buttons [KIT-THEME-3]', async (size) => {
    renderInTheme(
      <OptionMenu options={options} size={size}>
        Sort
      </OptionMenu>,
    );
    expect(trigger()).toHaveStyle({ height: `${controlHeights[size]}px` });
    await userEvent.click(trigger());
    const item = await screen.findByRole('menuitemradio', { name: 'Agency name' });
    expect(item).toHaveStyle({ minHeight: `${controlHeights[size]}px` });
  });

  it('OptionMenu chooses an option, marks it, closes, and returns the focus', async () => {
    const onValueChange = jest.fn();
    const onOpenChange = jest.fn();
    renderInTheme(
      <OptionMenu options={options} onValueChange={onValueChange} onOpenChange={onOpenChange}>
        Sort
      </OptionMenu>,
    );
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Agency name' }));
    expect(onValueChange).toHaveBeenCalledWith('name', { reason: 'select' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(trigger()).toHaveFocus();
    await userEvent.click(trigger());
    expect(await screen.findByRole('menuitemradio', { name: 'Agency name' })).toBeChecked();
    expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
      [true, 'trigger'],
      [false, 'choose'],
      [true, 'trigger'],
    ]);
  });

  it('OptionMenu works by keyboard, and never chooses a disabled option', async () => {
    const onValueChange = jest.fn();
    renderInTheme(
      <OptionMenu options={options} onValueChange={onValueChange}>
        Sort
      </OptionMenu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Search premium' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('menuitemradio', { name: 'Agency name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onValueChange.mock.calls).toEqual([['name', { reason: 'select' }]]);
  });

  it('OptionMenu passes props to its menu', async () => {
    const menu = { 'data-testid': 'sort-menu', slotProps: { paper: { 'data-testid': 'sort-paper' } } };
    renderInTheme(
      <OptionMenu options={options} slotProps={{ menu }}>
        Sort
      </OptionMenu>,
    );
    await userEvent.click(trigger());
    const list = await screen.findByRole('menu', { name: 'Sort' });
    expect(screen.getByTestId('sort-menu')).toContainElement(screen.getByTestId('sort-paper'));
    expect(screen.getByTestId('sort-paper')).toContainElement(list);
  });

  it('Arrow up opens OptionMenu at its last selectable option', async () => {
    renderInTheme(<OptionMenu options={options}>Sort</OptionMenu>);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Agency name' })).toHaveFocus());
  });

  it('The button of OptionMenu names the chosen option, and its menu has only the label as name', async () => {
    const menu = (showValue?: boolean) => (
      <OptionMenu options={options} defaultValue="name" showValue={showValue}>
        Sort
      </OptionMenu>
    );
    const { rerender } = renderInTheme(menu());
    expect(screen.getByRole('button', { name: /Agency name/ })).toHaveTextContent('Sort: Agency name');
    await userEvent.click(trigger());
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Search premium' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(trigger()).toHaveTextContent('Sort: Search premium');
    await userEvent.click(trigger());
    expect(await screen.findByRole('menu', { name: 'Sort' })).toBeVisible();
    rerender(menu(false));
    expect(screen.getByText('Sort').closest('button')).toHaveTextContent(/^Sort$/);
  });

  it("OptionMenu shows its parent's value, and options under the names of their groups", async () => {
    const grouped = [
      { label: 'Auto', group: 'Personal lines' },
      { label: 'Liability', group: 'Commercial lines' },
    ];
    renderInTheme(
      <OptionMenu options={grouped} value="Liability" menuLabel="Product">
        Sort
      </OptionMenu>,
    );
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu', { name: 'Product' });
    expect(within(menu).getByText('Commercial lines')).toBeVisible();
    expect(within(menu).getByRole('menuitemradio', { name: 'Liability' })).toHaveAccessibleDescription(
      'Commercial lines',
    );
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Auto' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(trigger());
    expect(await screen.findByRole('menuitemradio', { name: 'Liability' })).toBeChecked();
  });
});
