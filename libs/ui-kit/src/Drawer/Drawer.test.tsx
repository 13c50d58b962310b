import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { FilterDrawer } from '../FilterDrawer/FilterDrawer.tsx';
import type { FilterDrawerProps } from '../FilterDrawer/FilterDrawer.types.ts';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { Button } from '../Button/Button.tsx';
import { cssOf } from '../testing/cssOf.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';
import { drawerPart } from './drawerPart.ts';
import { Drawer } from './Drawer.tsx';

beforeAll(drawerPart.load);
beforeEach(() => setViewportWidth(1440));

const paper = () => document.querySelector('.MuiDrawer-paper') as HTMLElement;

describe('Drawer', () => {
  describeConformance(
    <Drawer open variant="permanent" aria-label="Saved searches">
      <p>Texas growth book</p>
    </Drawer>,
    { themeName: 'KitDrawer' },
  );

  it('A permanent Drawer takes space in the page [KIT-DRAWER-1]', () => {
    renderInTheme(
      <Drawer variant="permanent" aria-label="Saved searches">
        Texas growth book
      </Drawer>,
    );
    expect(paper()).toHaveStyle({ position: 'static', width: '250px' });
  });

  describe('temporary', () => {
    describeConformance(
      <Drawer open aria-label="Saved searches" transitionDuration={0}>
        <p>Texas growth book</p>
      </Drawer>,
      { themeName: 'KitDrawer' },
    );
  });

  it('A temporary Drawer is a dialog with its name, and accepts styles for its panel', () => {
    renderInTheme(
      <Drawer open aria-label="Saved searches" slotProps={{ paper: { sx: { scrollMarginTop: '7px' } } }}>
        <p>Texas growth book</p>
      </Drawer>,
    );
    expect(screen.getByRole('dialog', { name: 'Saved searches' })).toBe(paper());
    expect(paper()).toHaveStyle({ width: '250px', scrollMarginTop: '7px' });
  });

  it.each(['top', 'right', 'bottom', 'left'] as const)('Drawer opens from the %s [KIT-DRAWER-1]', (anchor) => {
    renderInTheme(
      <Drawer open anchor={anchor}>
        <p>Texas growth book</p>
      </Drawer>,
    );
    expect(paper()).toHaveStyle({ [anchor]: '0px', position: 'fixed' });
  });

  it('Drawer is 250 px wide [KIT-DRAWER-1]', () => {
    renderInTheme(
      <Drawer open>
        <p>Texas growth book</p>
      </Drawer>,
    );
    expect(paper()).toHaveStyle({ width: '250px' });
  });

  it('Drawer covers the page when temporary and is part of it when permanent [KIT-DRAWER-1]', () => {
    const { rerender } = renderInTheme(
      <Drawer open>
        <p>Texas growth book</p>
      </Drawer>,
    );
    expect(document.querySelector('.MuiBackdrop-root')).not.toBeNull();
    rerender(
      <Drawer key="permanent" variant="permanent">
        <p>Oklahoma commercial</p>
      </Drawer>,
    );
    expect(screen.getByText('Oklahoma commercial')).toBeVisible();
  });

  it('Drawer hides its panel 300 ms after closing [KIT-DRAWER-1]', () => {
    jest.useFakeTimers();
    const drawer = (open: boolean) => (
      <Drawer open={open}>
        <p>Texas growth book</p>
      </Drawer>
    );
    const { rerender } = renderInTheme(drawer(true));
    rerender(drawer(false));
    // The clock of React Transition Group is the environment's.
    act(() => jest.advanceTimersByTime(290));
    expect(screen.getByText('Texas growth book')).toBeInTheDocument();
    expect(paper().style.transition).toContain('300ms');
    act(() => jest.advanceTimersByTime(20));
    expect(screen.queryByText('Texas growth book')).toBeNull();
    jest.useRealTimers();
  });

  it('Drawer reports whether Escape or a press outside requested closing', async () => {
    const onClose = jest.fn();
    renderInTheme(
      <Drawer open onClose={onClose}>
        <button type="button">Open</button>
      </Drawer>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenLastCalledWith({ reason: 'escape' });
    await userEvent.click(document.querySelector('.MuiBackdrop-root') as Element);
    expect(onClose).toHaveBeenLastCalledWith({ reason: 'backdrop' });
  });
});

function Filters(props: Partial<FilterDrawerProps>): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters 4
      </button>
      <FilterDrawer {...props} open={open} onClose={() => setOpen(false)} footer={<button type="button">Apply</button>}>
        <label>
          State <input />
        </label>
      </FilterDrawer>
    </>
  );
}

describe('FilterDrawer', () => {
  describeConformance(
    <FilterDrawer open onClose={() => undefined}>
      <p>Agency</p>
    </FilterDrawer>,
    { themeName: 'KitFilterDrawer' },
  );

  it('FilterDrawer contains a form under a heading, 400 px wide, with a visible footer [KIT-DRAWER-2]', async () => {
    renderInTheme(<Filters />);
    await userEvent.click(screen.getByRole('button', { name: 'Filters 4' }));
    const panel = screen.getByRole('complementary', { name: 'Filters' });
    expect(panel).toHaveStyle({ width: '400px' });
    expect(panel).toContainElement(screen.getByRole('textbox', { name: 'State' }));
    expect(panel).toContainElement(screen.getByRole('button', { name: 'Apply' }));
  });

  it.each([
    [undefined, '20px'],
    [24, '24px'],
    [0, '0px'],
  ])('FilterDrawer indents heading, form and footer by one inset: %p gives %s', (inset, expected) => {
    renderInTheme(
      <FilterDrawer
        open
        onClose={() => undefined}
        inset={inset}
        footer={<button type="button">Apply</button>}
        style={{ color: 'red' }}
      >
        <p>Agency</p>
      </FilterDrawer>,
    );
    const panel = screen.getByRole('complementary', { name: 'Filters' });
    expect(getComputedStyle(panel).getPropertyValue('--kit-drawer-inset')).toBe(expected);
    expect(panel.style.color).toBe('red');
    const ofInset = /padding-inline(-start)?: ?var\(--kit-drawer-inset\)/;
    const aroundOf = (element: Element) => cssOf(element.parentElement as Element);
    expect(aroundOf(screen.getByRole('heading', { name: 'Filters' }).parentElement as Element)).toMatch(ofInset);
    expect(aroundOf(screen.getByText('Agency'))).toMatch(ofInset);
    expect(aroundOf(screen.getByRole('button', { name: 'Apply' }))).toMatch(ofInset);
  });

  it('FilterDrawer aligns the text, not the box, of a text button that begins the footer with the form', () => {
    const footer = (
      <>
        <Button variant="text">Clear</Button>
        <Button variant="contained">Apply</Button>
      </>
    );
    renderInTheme(<FilterDrawer open onClose={() => undefined} footer={footer} />);
    const [clear, apply] = ['Clear', 'Apply'].map((name) => cssOf(screen.getByRole('button', { name })));
    // 7 px = the 6 px beside its text and the 1 px of its border.
    expect(clear).toMatch(/margin-inline-start: ?-7px;[^}]*padding-inline: ?6px/);
    expect(apply).not.toContain('margin-inline-start');
  });

  it('FilterDrawer takes the focus when it opens and returns it when it closes', async () => {
    renderInTheme(<Filters />);
    await userEvent.click(screen.getByRole('button', { name: 'Filters 4' }));
    expect(screen.getByRole('complementary')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Filters 4' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  });

  it('FilterDrawer leaves no modal layer over the page when it pushes, and covers it on a narrow screen', async () => {
    const { unmount } = renderInTheme(<Filters />);
    await userEvent.click(screen.getByRole('button', { name: 'Filters 4' }));
    expect(document.querySelector('.MuiBackdrop-root')).toBeNull();
    unmount();
    setViewportWidth(390);
    renderInTheme(<Filters />);
    await userEvent.click(screen.getByRole('button', { name: 'Filters 4' }));
    expect(document.querySelector('.MuiBackdrop-root')).not.toBeNull();
    expect(paper()).toHaveStyle({ right: '0px', maxWidth: '100vw' });
  });
});
