import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { cssOf } from '../testing/cssOf.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Dialog, type DialogCloseDetails, type DialogProps } from './Dialog.tsx';

function Demo(props: Partial<DialogProps> & { onDetails?: (details: DialogCloseDetails) => void }): ReactElement {
  const { onDetails, ...rest } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Save search
      </button>
      <Dialog
        {...rest}
        open={open}
        title="Name the search"
        onClose={(details) => {
          onDetails?.(details);
          setOpen(false);
        }}
      >
        <p>It is kept for you.</p>
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  describeConformance(
    <Dialog open title="Name the search" onClose={() => undefined}>
      <p>It is kept for you.</p>
    </Dialog>,
    { themeName: 'KitDialog' },
  );

  it('Dialog has a title and a close button [KIT-DIALOG-1]', async () => {
    const onDetails = jest.fn();
    renderInTheme(<Demo onDetails={onDetails} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
    expect(screen.getByRole('dialog', { name: 'Name the search' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onDetails).toHaveBeenCalledWith({ reason: 'close-button' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('Dialog has no close button without onClose', () => {
    renderInTheme(<Dialog open title="Your session has ended" closeOnEscape actions={<button>Sign in</button>} />);
    expect(screen.getByRole('button')).toHaveTextContent('Sign in');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it.each([
    ['default', 'dialog'],
    ['warning', 'alertdialog'],
    ['error', 'alertdialog'],
  ] as const)('Dialog of type %s is a %s [KIT-DIALOG-1]', (type, role) => {
    renderInTheme(<Dialog open type={type} title="Delete this search?" onClose={() => undefined} />);
    expect(screen.getByRole(role, { name: 'Delete this search?' })).toBeInTheDocument();
    expect(document.querySelectorAll('[data-type] > svg')).toHaveLength(type === 'default' ? 0 : 1);
  });

  it.each(['warning', 'error'] as const)('Dialog of type %s is announced with its message', (type) => {
    const { rerender } = renderInTheme(
      <Dialog open type={type} title="Delete this search?" onClose={() => undefined}>
        It cannot be brought back.
      </Dialog>,
    );
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('It cannot be brought back.');
    rerender(<Dialog open type={type} title="Delete this search?" onClose={() => undefined} />);
    expect(screen.getByRole('alertdialog')).not.toHaveAttribute('aria-describedby');
  });

  it('Dialog lets keys reach a scrolling content, and no other', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    const { rerender } = renderInTheme(
      <Dialog open title="Terms" onClose={() => undefined}>
        <p>Many words.</p>
      </Dialog>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('group', { name: 'Terms' })).toHaveFocus();
    height.mockReturnValue(0);
    rerender(
      <Dialog key="short" open title="Terms" onClose={() => undefined}>
        <p>Few words.</p>
      </Dialog>,
    );
    expect(screen.getByText('Few words.').parentElement).not.toHaveAttribute('tabindex');
    height.mockRestore();
  });

  it('Dialog returns focus to the trigger on Escape, only if closeOnEscape [KIT-DIALOG-2]', async () => {
    const onDetails = jest.fn();
    const { rerender } = renderInTheme(<Demo onDetails={onDetails} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(onDetails).not.toHaveBeenCalled();
    rerender(<Demo onDetails={onDetails} closeOnEscape />);
    await userEvent.keyboard('{Escape}');
    expect(onDetails).toHaveBeenCalledWith({ reason: 'escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Save search' })).toHaveFocus();
  });

  it('Dialog closes on a click outside, only if closeOnBackdropClick [KIT-DIALOG-2]', async () => {
    const onDetails = jest.fn();
    const { rerender } = renderInTheme(<Demo onDetails={onDetails} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
    const pressBeside = () => userEvent.click(document.querySelector('.MuiDialog-container') as Element);
    await pressBeside();
    expect(onDetails).not.toHaveBeenCalled();
    rerender(<Demo onDetails={onDetails} closeOnBackdropClick />);
    await pressBeside();
    expect(onDetails).toHaveBeenCalledWith({ reason: 'backdrop' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('Dialog is 440 px to 90 % wide, and fades its backdrop in 140 ms [KIT-DIALOG-3]', () => {
    renderInTheme(<Dialog open title="Name the search" onClose={() => undefined} />);
    const css = cssOf(screen.getByRole('dialog'));
    // On a screen of less than 489 px the 90 % win over the 440 px.
    expect(css).toMatch(/min-width: ?min\(440px, ?90%\)/);
    expect(css).toMatch(/max-width: ?90%/);
    const backdrop = document.querySelector('.MuiBackdrop-root') as HTMLElement;
    expect(backdrop.style.transition).toContain('140ms');
  });

  it('Dialog traps the focus', async () => {
    renderInTheme(<Demo />);
    await userEvent.click(screen.getByRole('button', { name: 'Save search' }));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(
      screen.getByRole('dialog').contains(document.activeElement) || document.activeElement === document.body,
    ).toBe(true);
  });
});
