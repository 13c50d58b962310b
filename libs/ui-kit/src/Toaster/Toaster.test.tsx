import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Dialog } from '../Dialog/Dialog.tsx';
import { FilterDrawer } from '../FilterDrawer/FilterDrawer.tsx';
import { createManualTimers, type ManualTimers } from '../testing/manualTimers.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { setViewportWidth } from '../testing/viewport.test-support.ts';
import { keepReachablePart } from './keepReachablePart.ts';
import { addToast, removeToast, toastLimit, visibleToasts, type ToastOptions, type ToastQueue } from './toastQueue.ts';
import { useToaster, type Toaster } from './ToasterContext.ts';
import { ToasterProvider } from './ToasterProvider.tsx';

function setUp(): { toaster: () => Toaster; timers: ManualTimers } {
  const timers = createManualTimers();
  let toaster: Toaster | undefined;
  function Grab() {
    toaster = useToaster();
    return null;
  }
  renderInTheme(
    <ToasterProvider timers={timers}>
      <Grab />
    </ToasterProvider>,
  );
  return { toaster: () => toaster as Toaster, timers };
}

function show(toaster: () => Toaster, options: ToastOptions): number {
  let id = 0;
  act(() => {
    id = toaster().show(options);
  });
  return id;
}

/** Places elements by their top and height, in px, in a window of 600 px with toasts of 100 px at its lower edge. */
function placeInWindow(places: readonly (readonly [element: Element | null, top: number, height: number])[]): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    if (this.matches('[data-position]')) return new DOMRect(0, 500, 400, 100);
    const [, top, height] = places.find(([element]) => element === this) ?? [null, 0, 0];
    return new DOMRect(0, top, 200, height);
  });
}

/** How far the toasts at the bottom right are raised. */
function raisedBy(): string | undefined {
  return document.querySelector<HTMLElement>('[data-position="bottom-right"]')?.style.marginBottom;
}

afterEach(() => jest.restoreAllMocks());

// The first toast fetches it: without this it would come at any moment of a later test.
beforeAll(() => keepReachablePart.load());

describe('Toaster', () => {
  it.each(['success', 'error', 'warning', 'info', 'default'] as const)(
    'Toaster shows a message of severity %s [KIT-ALERT-1]',
    (severity) => {
      const { toaster } = setUp();
      show(toaster, { message: 'Search saved.', severity });
      const toast = screen.getByText('Search saved.').closest('[data-severity]');
      expect(toast).toHaveAttribute('data-severity', severity);
      // A live region within that of the stack would be announced twice.
      expect(toast).toHaveAttribute('role', 'group');
    },
  );

  it.each([
    ['error', 'assertive'],
    ['warning', 'assertive'],
    ['success', 'polite'],
    ['info', 'polite'],
  ] as const)('Toaster announces a message of severity %s in a region that is %s', (severity, manner) => {
    const { toaster } = setUp();
    show(toaster, { message: 'Search saved.', severity });
    expect(screen.getByText('Search saved.').closest('[aria-live]')).toHaveAttribute('aria-live', manner);
  });

  it.each(['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const)(
    'Toaster is at %s [KIT-ALERT-1]',
    (position) => {
      const { toaster } = setUp();
      show(toaster, { message: 'Search saved.', position });
      const stack = screen.getByText('Search saved.').closest('[data-position]');
      expect(stack).toHaveAttribute('data-position', position);
      expect(stack).toHaveStyle({
        position: 'fixed',
        [position.startsWith('top') ? 'top' : 'bottom']: position.startsWith('top') ? '60px' : '0',
      });
    },
  );

  it('Toaster is at the bottom right by default [KIT-ALERT-1]', () => {
    const { toaster } = setUp();
    show(toaster, { message: 'Search saved.' });
    expect(screen.getByText('Search saved.').closest('[data-position]')).toHaveAttribute(
      'data-position',
      'bottom-right',
    );
  });

  it('Toaster closes a message after 5000 ms, or after its own duration [KIT-ALERT-2]', () => {
    const { toaster, timers } = setUp();
    show(toaster, { message: 'Search saved.' });
    show(toaster, { message: 'Link copied.', durationMs: 1000 });
    act(() => timers.advance(1000));
    expect(screen.queryByText('Link copied.')).toBeNull();
    act(() => timers.advance(3999));
    expect(screen.getByText('Search saved.')).toBeVisible();
    act(() => timers.advance(1));
    expect(screen.queryByText('Search saved.')).toBeNull();
  });

  it('The user can close a message of Toaster [KIT-ALERT-2]', async () => {
    const { toaster } = setUp();
    show(toaster, { message: 'Search saved.' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Search saved.')).toBeNull();
  });

  it('The timer pauses while a message is hovered or focused, and then continues [PLUS-17]', async () => {
    const { toaster, timers } = setUp();
    show(toaster, { message: 'Search saved.' });
    act(() => timers.advance(4000));
    await userEvent.hover(screen.getByText('Search saved.'));
    act(() => timers.advance(60_000));
    expect(screen.getByText('Search saved.')).toBeVisible();
    await userEvent.unhover(screen.getByText('Search saved.'));
    act(() => timers.advance(999));
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    act(() => timers.advance(60_000));
    expect(screen.getByText('Search saved.')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Close' }).blur());
    act(() => timers.advance(1));
    expect(screen.queryByText('Search saved.')).toBeNull();
  });

  it('Toaster shows nothing for idle, and a message for success, error and info [KIT-ALERT-3]', () => {
    const { toaster } = setUp();
    show(toaster, { message: 'Nothing to say', severity: 'idle' });
    expect(screen.queryByText('Nothing to say')).toBeNull();
    for (const severity of ['success', 'error', 'info'] as const)
      show(toaster, { message: `About ${severity}`, severity });
    expect(screen.getAllByText(/^About/)).toHaveLength(3);
  });

  it('Toaster renders an unknown severity of a server as default, also when its turn comes later', () => {
    const { toaster } = setUp();
    for (const message of ['A', 'B', 'C']) show(toaster, { message });
    const id = show(toaster, { message: 'Quota reached.', severity: 'danger' as never });
    expect(show(toaster, { message: 'Quota reached.', severity: 'danger' as never })).toBe(id);
    act(() => toaster().dismiss(id - 1));
    expect(screen.getByText('Quota reached.').closest('[data-severity]')).toHaveAttribute('data-severity', 'default');
  });

  it('Toaster shows an action', async () => {
    const onClick = jest.fn();
    const { toaster } = setUp();
    show(toaster, { message: 'Search deleted.', action: { label: 'Undo', onClick } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Search deleted.')).toBeNull();
  });

  it('Toaster keeps a toast that its own action shows again', async () => {
    const { toaster } = setUp();
    const failure: ToastOptions = { message: 'Still offline.', severity: 'error' };
    const action = { label: 'Retry', onClick: () => void toaster().show({ ...failure, action }) };
    show(toaster, { ...failure, action });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Still offline.')).toBeVisible();
  });

  it('The fourth message waits until one has closed', () => {
    const { toaster } = setUp();
    const ids = [1, 2, 3, 4].map((number) => show(toaster, { message: `Message ${number}` }));
    expect(screen.queryByText('Message 4')).toBeNull();
    act(() => toaster().dismiss(ids[1] ?? 0));
    expect(screen.getByText('Message 4')).toBeVisible();
  });

  it('Toaster does not stack a toast with the same text, but restarts its timer', () => {
    const { toaster, timers } = setUp();
    const failure = { message: 'The search could not be saved.', severity: 'error' } as const;
    const id = show(toaster, failure);
    const toast = screen.getByText(failure.message).closest('[data-toast]');
    act(() => timers.advance(4000));
    expect(show(toaster, failure)).toBe(id);
    expect(screen.getAllByText(failure.message)).toHaveLength(1);
    expect(screen.getByText(failure.message).closest('[data-toast]')).toBe(toast);
    act(() => timers.advance(4999));
    expect(screen.getByText(failure.message)).toBeVisible();
    act(() => timers.advance(1));
    expect(screen.queryByText(failure.message)).toBeNull();
  });

  it('A repeated toast restarts the timer even while hovered, with its own duration', async () => {
    const { toaster, timers } = setUp();
    show(toaster, { message: 'Link copied.' });
    await userEvent.hover(screen.getByText('Link copied.'));
    show(toaster, { message: 'Link copied.', durationMs: 1000 });
    act(() => timers.advance(60_000));
    await userEvent.unhover(screen.getByText('Link copied.'));
    act(() => timers.advance(999));
    expect(screen.getByText('Link copied.')).toBeVisible();
    act(() => timers.advance(1));
    expect(screen.queryByText('Link copied.')).toBeNull();
  });

  it('A success replaces an earlier failure of its group, and of no other', () => {
    const { toaster } = setUp();
    show(toaster, { message: 'The search could not be saved.', severity: 'error', group: 'save' });
    show(toaster, { message: 'The export could not be made.', severity: 'error', group: 'export' });
    show(toaster, { message: 'Search saved.', severity: 'success', group: 'save' });
    expect(screen.queryByText('The search could not be saved.')).toBeNull();
    expect(screen.getByText('The export could not be made.')).toBeVisible();
    expect(screen.getByText('Search saved.')).toBeVisible();
  });

  it('Toaster is announced and reachable while a dialog is open, and returns the focus to it [PLUS-17]', async () => {
    const undo = jest.fn();
    function Page() {
      const { show } = useToaster();
      return (
        <Dialog open title="Delete the search?" onClose={() => undefined}>
          <button onClick={() => show({ message: 'Search deleted.', action: { label: 'Undo', onClick: undo } })}>
            Delete
          </button>
        </Dialog>
      );
    }
    renderInTheme(
      <ToasterProvider timers={createManualTimers()}>
        <Page />
      </ToasterProvider>,
    );
    const opener = screen.getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    expect(await screen.findByRole('group')).toHaveTextContent('Search deleted.');
    await userEvent.keyboard('{F6}');
    const action = screen.getByRole('button', { name: 'Undo' });
    expect(action).toHaveFocus();
    await userEvent.tab();
    expect(action.closest('[data-toast]')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{F6}');
    expect(opener).toHaveFocus();
    await userEvent.keyboard('{F6}{Enter}');
    expect(undo).toHaveBeenCalledTimes(1);
    expect(opener).toHaveFocus();
  });

  it('A toast is above the control that has the focus, unless a part of that is in view', () => {
    const { toaster } = setUp();
    renderInTheme(
      <>
        <button>Apply</button>
        <textarea aria-label="Note" />
        <button>Clear</button>
      </>,
    );
    placeInWindow([
      [screen.getByRole('button', { name: 'Apply' }), 560, 36],
      [screen.getByRole('textbox', { name: 'Note' }), 300, 300],
      [screen.getByRole('button', { name: 'Clear' }), 100, 36],
    ]);
    show(toaster, { message: 'Search deleted.' });
    const raised = ['Apply', 'Clear', 'Apply', 'Note'].map((name) => {
      act(() => (name === 'Note' ? screen.getByRole('textbox') : screen.getByRole('button', { name })).focus());
      return raisedBy();
    });
    expect(raised).toEqual(['40px', '0px', '40px', '0px']);
  });

  it('A toast is above the footer of a drawer', () => {
    setViewportWidth(1_440);
    const { toaster } = setUp();
    renderInTheme(<FilterDrawer open onClose={() => undefined} footer={<button>Apply</button>} />);
    placeInWindow([[screen.getByRole('button', { name: 'Apply' }).parentElement, 539, 61]]);
    show(toaster, { message: 'Search deleted.' });
    expect(raisedBy()).toBe('61px');
  });

  it('A toast is above the buttons of a dialog, also where they move with its content', async () => {
    const { toaster } = setUp();
    const dialog = (text: string) => (
      <Dialog open title="Saved searches" actions={<button>Done</button>}>
        {text === '' ? null : <p>{text}</p>}
      </Dialog>
    );
    const { rerender } = renderInTheme(dialog(''));
    const place = (top: number) =>
      placeInWindow([[screen.getByRole('button', { name: 'Done' }).parentElement, top, 60]]);
    place(300);
    show(toaster, { message: 'Search deleted.' });
    expect(raisedBy()).toBe('0px');
    place(480);
    rerender(dialog('Texas growth book'));
    await waitFor(() => expect(raisedBy()).toBe('120px'));
  });

  it('Escape closes the toast that has the focus and nothing else, and the focus goes back', async () => {
    const wasHandled: boolean[] = [];
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && wasHandled.push(defaultPrevented);
    window.addEventListener('keydown', listen);
    function Page() {
      const { show } = useToaster();
      return (
        <main tabIndex={-1}>
          <button onClick={() => show({ message: 'Search deleted.' })}>Delete</button>
        </main>
      );
    }
    renderInTheme(
      <ToasterProvider timers={createManualTimers()}>
        <Page />
      </ToasterProvider>,
    );
    const opener = screen.getByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await userEvent.keyboard('{F6}{Escape}');
    expect(screen.queryByText('Search deleted.')).toBeNull();
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    // Where nothing had the focus, the page gets it.
    act(() => opener.blur());
    await userEvent.keyboard('{F6}{Escape}');
    expect(screen.queryByText('Search deleted.')).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(wasHandled).toEqual([true, true]);
    window.removeEventListener('keydown', listen);
  });

  it('Toaster has no axe violations', async () => {
    const { toaster } = setUp();
    show(toaster, { message: 'Search saved.', severity: 'success' });
    expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
  });

  it('useToaster throws an error that names the missing provider', () => {
    function Lost() {
      useToaster();
      return null;
    }
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Lost />)).toThrow('useToaster must be used inside a ToasterProvider');
    error.mockRestore();
  });
});

describe('the queue of toasts', () => {
  const filled = [1, 2, 3, 4, 5].reduce<ToastQueue>((queue, id) => addToast(queue, id, { message: `${id}` }), []);

  it('The queue shows the oldest messages first, a few at each position', () => {
    expect(
      visibleToasts(filled)
        .get('bottom-right')
        ?.map(({ id }) => id),
    ).toEqual([1, 2, 3]);
    const both = addToast(filled, 6, { message: '6', position: 'top-left' });
    expect(
      visibleToasts(both)
        .get('top-left')
        ?.map(({ id }) => id),
    ).toEqual([6]);
    expect(toastLimit).toBe(3);
  });

  it('The queue stays the same object if there is nothing to remove', () => {
    expect(removeToast(filled, 99)).toBe(filled);
    expect(addToast(filled, 9, { message: '', severity: 'idle' })).toBe(filled);
  });

  it('The queue distinguishes messages by severity and position', () => {
    const shown = [
      { message: 'A' },
      { message: 'A', severity: 'error' as const },
      { message: 'A', position: 'top-left' as const },
      { message: 'A' },
    ].reduce<ToastQueue>((queue, options, index) => addToast(queue, index + 1, options), []);
    expect(shown.map(({ id, repeats }) => [id, repeats])).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
    ]);
  });
});
