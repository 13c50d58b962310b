import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { describeConformance } from '../testing/conformance.test-support.tsx';
import { createManualTimers } from '../testing/manualTimers.test-support.ts';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Alert } from './Alert.tsx';
import type { AlertProps } from './Alert.types.ts';

function Reopened(props: AlertProps): ReactElement {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Show again
      </button>
      <Alert {...props} open={open} onOpenChange={setOpen}>
        Search saved.
      </Alert>
    </>
  );
}

describe('Alert', () => {
  describeConformance(
    <Alert severity="error" title="The export could not be made">
      Try again in a moment.
    </Alert>,
    { themeName: 'KitAlert' },
  );

  it.each([
    ['success', 'status', 'Success'],
    ['info', 'status', 'Information'],
    ['error', 'alert', 'Error'],
    ['warning', 'alert', 'Warning'],
  ] as const)('Alert of severity %s is a %s with an icon named %s [KIT-ALERT-1]', (severity, role, mark) => {
    renderInTheme(<Alert severity={severity}>Search saved.</Alert>);
    expect(screen.getByRole(role)).toHaveTextContent('Search saved.');
    expect(screen.getByRole('img', { name: mark })).toBeInTheDocument();
  });

  it('Alert has no icon with severity default, and shows nothing with severity idle [KIT-ALERT-1] [KIT-ALERT-3]', () => {
    const { rerender } = renderInTheme(<Alert>Link copied.</Alert>);
    expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Alert severity="idle">Link copied.</Alert>);
    expect(screen.queryByText('Link copied.')).toBeNull();
  });

  it.each(['danger', 'constructor', '', null])(
    'Alert renders a server’s severity %p as default [KIT-ALERT-1]',
    (word) => {
      renderInTheme(<Alert severity={word as never}>Search saved.</Alert>);
      expect(screen.getByRole('status')).toHaveAttribute('data-severity', 'default');
      expect(screen.queryByRole('img')).toBeNull();
    },
  );

  it('Alert counts the whole of a duration that is set later, from then on', () => {
    const timers = createManualTimers();
    const { rerender } = renderInTheme(<Alert {...{ timers }}>Saving…</Alert>);
    act(() => timers.advance(60_000));
    for (const durationMs of [5000, 3000]) {
      rerender(<Alert {...{ timers, durationMs }}>Saved.</Alert>);
      act(() => timers.advance(2999));
      expect(screen.getByText('Saved.')).toBeVisible();
    }
    act(() => timers.advance(1));
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it.each([2 ** 31, Number.MAX_SAFE_INTEGER, Infinity, NaN])(
    'Alert stays forever with a duration of %p',
    (durationMs) => {
      const timers = createManualTimers();
      // Timers of browsers call at once after more than they can count.
      const setTimeout = (callback: () => void, delayMs: number) =>
        timers.setTimeout(callback, delayMs < 2 ** 31 ? delayMs : 1);
      renderInTheme(<Alert {...{ durationMs }} timers={{ ...timers, setTimeout }} children="Still offline." />);
      act(() => timers.advance(1000));
      expect(screen.getByText('Still offline.')).toBeVisible();
    },
  );

  it('Alert stays in the page until the user closes it', async () => {
    const timers = createManualTimers();
    const onOpenChange = jest.fn();
    renderInTheme(
      <Alert closable {...{ timers, onOpenChange }}>
        Link copied.
      </Alert>,
    );
    act(() => timers.advance(3_600_000));
    expect(screen.getByText('Link copied.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'close-button' });
    expect(screen.queryByText('Link copied.')).toBeNull();
  });

  it('Alert disappears after 5000 ms as a toast, or after its duration [KIT-ALERT-2]', () => {
    const timers = createManualTimers();
    const onOpenChange = jest.fn();
    renderInTheme(
      <>
        <Alert variant="toast" {...{ timers, onOpenChange }}>
          Search saved.
        </Alert>
        <Alert durationMs={1000} timers={timers}>
          Link copied.
        </Alert>
      </>,
    );
    act(() => timers.advance(1000));
    expect(screen.queryByText('Link copied.')).toBeNull();
    act(() => timers.advance(3999));
    expect(screen.getByText('Search saved.')).toBeVisible();
    act(() => timers.advance(1));
    expect(screen.queryByText('Search saved.')).toBeNull();
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'timeout' });
  });

  it('Alert restarts its timer when it is opened again [KIT-ALERT-2]', async () => {
    const timers = createManualTimers();
    renderInTheme(<Reopened durationMs={1000} timers={timers} />);
    act(() => timers.advance(1000));
    await userEvent.click(screen.getByRole('button', { name: 'Show again' }));
    act(() => timers.advance(999));
    expect(screen.getByText('Search saved.')).toBeVisible();
    act(() => timers.advance(1));
    expect(screen.queryByText('Search saved.')).toBeNull();
  });

  it('Alert returns the focus when it is closed by keyboard', async () => {
    renderInTheme(<Reopened closable />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByText('Search saved.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show again' })).toHaveFocus();
  });

  it('Alert stays after its action in the page, and closes before it as a toast', async () => {
    const seen: boolean[] = [];
    const action = { label: 'Try again', onClick: () => seen.push(screen.queryByText('Still offline.') !== null) };
    const { rerender } = renderInTheme(<Alert action={action}>Still offline.</Alert>);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Still offline.')).toBeVisible();
    rerender(
      <Alert key="toast" variant="toast" action={action}>
        Still offline.
      </Alert>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText('Still offline.')).toBeNull();
    expect(seen).toHaveLength(2);
  });

  it("Alert calls the page's pointer handlers in addition to its own", async () => {
    const onPointerEnter = jest.fn();
    renderInTheme(<Alert onPointerEnter={onPointerEnter}>Link copied.</Alert>);
    await userEvent.hover(screen.getByText('Link copied.'));
    expect(onPointerEnter).toHaveBeenCalledTimes(1);
  });
});
