import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { AppsMenu, type AppGroup } from './AppsMenu.tsx';

const groups: AppGroup[] = [
  {
    title: 'Insights',
    apps: [
      { name: 'insights', title: 'Agency Insights', url: '/', selected: true },
      { name: 'Policy desk', url: '/policies' },
    ],
  },
];

describe('AppsMenu', () => {
  describeConformance(<AppsMenu groups={[]} />, { refType: HTMLButtonElement, themeName: 'KitAppsMenu' });

  it('AppsMenu lists the applications by group, marks the current one, and returns the focus [KIT-SHELL-1]', async () => {
    renderInTheme(<AppsMenu groups={groups} />);
    await userEvent.click(screen.getByRole('button', { name: 'Apps', expanded: false }));
    const list = within(screen.getByRole('dialog', { name: 'Apps' }));
    expect(list.getByRole('region', { name: 'Insights' })).toBeVisible();
    const onShow = list.getByRole('link', { current: 'page' });
    expect(onShow).toHaveTextContent('Agency Insights You are here');
    expect(onShow).toHaveFocus();
    expect(list.getByRole('link', { name: 'Policy desk' })).toHaveAttribute('href', '/policies');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Apps' })).toHaveFocus();
  });

  it('AppsMenu lets Tab go on behind its last application, and Shift + Tab before its first', async () => {
    renderInTheme(
      <>
        <input aria-label="Before" />
        <AppsMenu groups={groups} />
        <input aria-label="After" />
      </>,
    );
    const open = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Apps' }));
      screen.getByRole('link', { current: 'page' }).focus();
    };
    await open();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Policy desk' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'After' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('textbox', { name: 'Before' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
