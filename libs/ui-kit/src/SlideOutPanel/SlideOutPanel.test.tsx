import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { drawerPart } from '../Drawer/drawerPart.ts';
import { SplitButton } from '../SplitButton/SplitButton.tsx';
import { cssOf } from '../testing/cssOf.test-support.ts';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';
import { SlideOutPanel } from './SlideOutPanel.tsx';
import type { SlideOutPanelProps } from './SlideOutPanel.types.ts';

function Agency(props: Partial<SlideOutPanelProps>): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Lone Star
      </button>
      <SlideOutPanel
        title="Lone Star Risk Advisors"
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          props.onOpenChange?.(next, details);
          setOpen(next);
        }}
      >
        <p>Austin, TX</p>
      </SlideOutPanel>
    </>
  );
}
const openPanel = () => userEvent.click(screen.getByRole('button', { name: 'Lone Star' }));
const panel = () => screen.queryByRole('complementary', { name: 'Lone Star Risk Advisors' });

beforeAll(drawerPart.load);
beforeEach(() => setViewportWidth(1440));

describe('SlideOutPanel', () => {
  describeConformance(
    <SlideOutPanel open modal={false} title="Lone Star Risk Advisors">
      <p>Austin, TX</p>
    </SlideOutPanel>,
    { themeName: 'KitSlideOutPanel' },
  );

  it('SlideOutPanel slides in from the side of the window with heading, content and footer [KIT-CARD-1]', async () => {
    renderInTheme(<Agency subtitle="Austin" footer={<button type="button">Add to list</button>} />);
    expect(panel()).toBeNull();
    await openPanel();
    expect(screen.getByRole('dialog', { name: 'Lone Star Risk Advisors' })).toHaveStyle({ right: '0px' });
    expect(panel()).toHaveStyle({ width: '480px', maxWidth: '100vw' });
    expect(screen.getByRole('heading', { name: 'Lone Star Risk Advisors' })).toBeInTheDocument();
    expect(panel()).toContainElement(screen.getByRole('button', { name: 'Add to list' }));
  });

  it('SlideOutPanel aligns the text of a text button that begins the footer, and not of later ones', async () => {
    renderInTheme(
      <SlideOutPanel
        open
        title="Lone Star Risk Advisors"
        footer={
          <>
            <Button variant="text">Clear</Button>
            <Button href="/compare" variant="text">
              Compare
            </Button>
          </>
        }
      />,
    );
    const pulled = /margin-inline-start: ?-7px/;
    expect(cssOf(screen.getByRole('button', { name: 'Clear' }))).toMatch(pulled);
    expect(cssOf(screen.getByRole('link', { name: 'Compare' }))).not.toMatch(pulled);
  });

  it('SlideOutPanel does not shift a split text button, even at the edge', () => {
    renderInTheme(
      <SlideOutPanel
        open
        title="Lone Star Risk Advisors"
        footer={
          <SplitButton variant="text" alternatives={[{ label: 'Save as', onSelect: () => undefined }]}>
            Save
          </SplitButton>
        }
      />,
    );
    const split = screen.getByRole('button', { name: 'Save' }).parentElement as Element;
    expect(cssOf(split)).not.toMatch(/padding-inline: ?6px/);
  });

  it.each([
    ['close-button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['backdrop', () => userEvent.click(document.querySelector('.MuiBackdrop-root') as Element)],
  ] as const)('SlideOutPanel is closed by %s and returns the focus [KIT-CARD-1]', async (reason, close) => {
    const onOpenChange = jest.fn();
    renderInTheme(<Agency onOpenChange={onOpenChange} />);
    await openPanel();
    await close();
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason });
    await waitFor(() => expect(panel()).toBeNull());
    expect(screen.getByRole('button', { name: 'Lone Star' })).toHaveFocus();
  });

  it('A non-modal SlideOutPanel keeps the page usable, takes the focus and returns it', async () => {
    const onOpenChange = jest.fn();
    renderInTheme(<Agency modal={false} onOpenChange={onOpenChange} />);
    await openPanel();
    expect(document.querySelector('.MuiBackdrop-root')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(panel()).toHaveFocus();
    expect(panel()).toHaveStyle({ position: 'fixed' });
    expect(cssOf(panel() as Element)).toMatch(/inset-inline-end: ?0/);
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'escape' });
    expect(screen.getByRole('button', { name: 'Lone Star' })).toHaveFocus();
    await waitFor(() => expect(panel()).toBeNull());
  });

  it('A non-modal SlideOutPanel marks the Escape that closes it as handled, for the keys of the page', async () => {
    const handled: boolean[] = [];
    const note = (event: KeyboardEvent) => handled.push(event.defaultPrevented);
    window.addEventListener('keydown', note);
    renderInTheme(<Agency modal={false} />);
    await openPanel();
    await userEvent.keyboard('a{Escape}');
    window.removeEventListener('keydown', note);
    expect(handled).toEqual([false, true]);
  });

  it('SlideOutPanel is modal if there is no room for the page beside it', async () => {
    setViewportWidth(390);
    renderInTheme(<Agency modal={false} />);
    await openPanel();
    expect(document.querySelector('.MuiBackdrop-root')).not.toBeNull();
  });

  it('SlideOutPanel manages its own state, and opens from the left on request', async () => {
    renderInTheme(
      <SlideOutPanel defaultOpen anchor="left" title="Lone Star Risk Advisors">
        Austin, TX
      </SlideOutPanel>,
    );
    expect(screen.getByRole('dialog')).toHaveStyle({ left: '0px' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
