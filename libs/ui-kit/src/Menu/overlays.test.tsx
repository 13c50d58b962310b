import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MenuList from '@mui/material/MenuList';
import { forwardRef, useState, type ReactElement } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { popoverPart } from '../Popover/popoverPart.ts';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem, type MenuItemProps } from './MenuItem.tsx';
import { menuPart } from './menuPart.ts';

function MenuDemo({ onEdit = () => undefined }: { onEdit?: () => void }): ReactElement {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Texas growth book
      </button>
      <Menu open={anchor !== null} anchor={anchor} onClose={close} aria-label="Saved search">
        <MenuItem
          onClick={() => {
            onEdit();
            close();
          }}
        >
          Edit
        </MenuItem>
        <MenuItem>Save as</MenuItem>
        <MenuItem destructive>Delete</MenuItem>
      </Menu>
    </>
  );
}

function PopoverDemo(): ReactElement {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        What changed
      </button>
      <Popover open={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} aria-label="What changed">
        <button type="button">Undo</button>
      </Popover>
    </>
  );
}

describe('Menu', () => {
  describe('open', () => {
    beforeAll(menuPart.load);
    describeConformance(
      <Menu open anchor={document.body} onClose={() => undefined} aria-label="Saved search" transitionDuration={0}>
        <MenuItem>Edit</MenuItem>
      </Menu>,
      { themeName: 'KitMenu' },
    );
  });

  it('Menu reports how it closes: Escape, Tab, or a press outside', async () => {
    const onClose = jest.fn();
    renderInTheme(
      <Menu open anchor={document.body} onClose={onClose} aria-label="Saved search">
        <MenuItem>Edit</MenuItem>
      </Menu>,
    );
    await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await userEvent.click(document.querySelector('.MuiBackdrop-root') as Element);
    expect(onClose.mock.calls).toEqual([[{ reason: 'escape' }], [{ reason: 'tab' }], [{ reason: 'backdrop' }]]);
  });

  it('Menu is at most 424 px high [KIT-MENU-1]', async () => {
    renderInTheme(<MenuDemo />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('menu', { name: 'Saved search' }).parentElement).toHaveStyle({ maxHeight: '424px' });
  });

  it('Arrow keys and letters move in Menu, an item runs its action, and the focus returns', async () => {
    const onEdit = jest.fn();
    renderInTheme(<MenuDemo onEdit={onEdit} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Save as' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    expect(onEdit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('Menu reads typed spaces of a label as letters, without choosing an item', async () => {
    const run = jest.fn();
    renderInTheme(
      <Menu open anchor={document.body} onClose={() => undefined} aria-label="Sort">
        {['Sort by name', 'Sort by zip', 'Save'].map((label) => (
          <MenuItem key={label} onClick={() => run(label)}>
            {label}
          </MenuItem>
        ))}
      </Menu>,
    );
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sort by name' })).toHaveFocus());
    await userEvent.keyboard('Sort by z');
    expect(screen.getByRole('menuitem', { name: 'Sort by zip' })).toHaveFocus();
    expect(run).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown} ');
    expect(run.mock.calls).toEqual([['Save']]);
  });

  it('Menu marks an active item visually and for assistive technology, by more than its colour', async () => {
    renderInTheme(
      <Menu open anchor={document.body} onClose={() => undefined} aria-label="Saved search">
        <MenuItem selected>Texas growth book</MenuItem>
        <MenuItem>Renewals</MenuItem>
      </Menu>,
    );
    const inUse = await screen.findByRole('menuitem', { current: true });
    expect(inUse).toHaveTextContent('Texas growth book');
    expect(inUse.querySelector('svg')).not.toBeNull();
    expect(screen.getByRole('menuitem', { name: 'Renewals' }).querySelector('svg')).toBeNull();
  });

  it('Menu closes on Escape', async () => {
    renderInTheme(<MenuDemo />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

/** An item is always inside a menu. */
const ItemInMenu = forwardRef<HTMLLIElement, MenuItemProps>(function ItemInMenu(props, ref) {
  return (
    <MenuList aria-label="Saved search">
      <MenuItem ref={ref} {...props}>
        Edit
      </MenuItem>
    </MenuList>
  );
});

describe('MenuItem', () => {
  beforeAll(menuPart.load);
  describeConformance(<ItemInMenu />, { themeName: 'KitMenuItem' });
});

describe('Popover', () => {
  describe('open', () => {
    beforeAll(popoverPart.load);
    describeConformance(
      <Popover open anchor={document.body} onClose={() => undefined} aria-label="What changed" transitionDuration={0}>
        <p>State: Texas</p>
      </Popover>,
      { themeName: 'KitPopover' },
    );
  });

  it('Popover is at z-level 5 [KIT-POPOVER-1]', async () => {
    renderInTheme(<PopoverDemo />);
    await userEvent.click(screen.getByRole('button'));
    expect(document.querySelector('.MuiPopover-root')).toHaveStyle({ zIndex: '5' });
  });

  it('Popover is a named dialog that closes on Escape and returns the focus', async () => {
    renderInTheme(<PopoverDemo />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('dialog', { name: 'What changed' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'What changed' })).toHaveFocus();
  });
});
