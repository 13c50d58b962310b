import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const account = { displayName: 'Dana Reyes', userName: 'analyst@demo.test', onLogOut: () => undefined };

describe('AccountMenu', () => {
  describeConformance(<AccountMenu {...account} />, { refType: HTMLButtonElement, themeName: 'KitAccountMenu' });

  it('AccountMenu opens from an avatar button with the tooltip "Account", 250 px wide, with name and log-out [KIT-SHELL-7]', async () => {
    const onLogOut = jest.fn();
    renderInTheme(<AccountMenu {...account} onLogOut={onLogOut} />);
    const button = screen.getByRole('button', { name: 'Account' });
    await userEvent.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Account');
    await userEvent.click(button);
    const menu = screen.getByRole('menu', { name: 'Account' });
    expect(menu.parentElement).toHaveStyle({ width: '250px' });
    expect(within(menu).getByText('Dana Reyes')).toBeVisible();
    expect(within(menu).queryByText('Manage your Account')).toBeNull();
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Log out' }));
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });

  it('AccountMenu falls back to the user name, and links to the account if there is an address [KIT-SHELL-7]', async () => {
    renderInTheme(<AccountMenu {...account} displayName={null} accountUrl="/account" />);
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    const menu = within(screen.getByRole('menu'));
    expect(menu.getByText('analyst@demo.test')).toBeVisible();
    expect(menu.getByRole('menuitem', { name: 'Manage your Account' })).toHaveAttribute('href', '/account');
  });
});
