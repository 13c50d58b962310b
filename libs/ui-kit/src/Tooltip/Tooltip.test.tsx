import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '../Dialog/Dialog.tsx';
import { renderInTheme } from '../testing/renderInTheme.test-support.tsx';
import { Tooltip } from './Tooltip.tsx';

const show = (openOnPress?: boolean) => {
  renderInTheme(
    <>
      <Tooltip title="Any part of it" describeChild openOnPress={openOnPress}>
        <button type="button">About Name</button>
      </Tooltip>
      <p>Elsewhere</p>
    </>,
  );
  return screen.getByRole('button', { name: 'About Name' });
};
/** Timers whose last callback a test runs. */
const heldTimers = () => {
  const waiting: (() => void)[] = [];
  const timers = {
    now: () => 0,
    setTimeout: (run: () => void) => waiting.push(run),
    clearTimeout: () => waiting.pop(),
  };
  return { timers, runLast: () => act(() => waiting.pop()?.()) };
};
const touch = (element: Element) => {
  for (const type of ['pointerDown', 'pointerUp'] as const) fireEvent[type](element, { pointerType: 'touch' });
  fireEvent.click(element);
};

describe('a tooltip that opens on press', () => {
  it('The tooltip opens and closes with each tap', () => {
    const button = show(true);
    touch(button);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Any part of it');
    touch(button);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('A tap outside closes the tooltip, wherever the focus is', () => {
    touch(show(true));
    touch(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('The tooltip opens at once with Enter, and with a mouse', async () => {
    const button = show(true);
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });
});

it('The tooltip does not open over a control that was pressed for another purpose', async () => {
  await userEvent.click(show());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('The tooltip opens only after the focus has rested, and closes at once when the focus moves on', () => {
  const { timers, runLast } = heldTimers();
  renderInTheme(
    <>
      <Tooltip title="Any part of it" timers={timers}>
        <button type="button">About Name</button>
      </Tooltip>
      <input aria-label="Name" />
    </>,
  );
  act(() => screen.getByRole('button').focus());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  runLast();
  expect(screen.getByRole('tooltip')).toBeVisible();
  act(() => screen.getByRole('textbox').focus());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('The tooltip does not open when a control that was touched gets the focus back', async () => {
  const { timers, runLast } = heldTimers();
  renderInTheme(
    <Tooltip title="Any part of it" timers={timers}>
      <button type="button">About Name</button>
    </Tooltip>,
  );
  await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button') });
  act(() => screen.getByRole('button').blur());
  act(() => screen.getByRole('button').focus());
  runLast();
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('The surface of the tooltip accepts a class name and sx', async () => {
  renderInTheme(
    <Tooltip title="Any part of it" className="of-the-app" sx={{ scrollMarginTop: '7px' }}>
      <button type="button">About Name</button>
    </Tooltip>,
  );
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip).toHaveClass('of-the-app');
  expect(tooltip).toHaveStyle({ scrollMarginTop: '7px' });
});

it('One Escape closes the tooltip and the dialog around its control', async () => {
  const onClose = jest.fn();
  renderInTheme(
    <Dialog open closeOnEscape title="Name the search" onClose={onClose}>
      <Tooltip title="Any part of it">
        <input aria-label="Name" />
      </Tooltip>
    </Dialog>,
  );
  act(() => screen.getByRole('textbox').focus());
  expect(await screen.findByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(onClose).toHaveBeenCalledWith({ reason: 'escape' });
});

it("The tooltip describes its control in addition to the control's own description", async () => {
  renderInTheme(
    <>
      <Tooltip title="Any part of it">
        <button type="button" aria-describedby="own">
          About Name
        </button>
      </Tooltip>
      <p id="own">Needed</p>
    </>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Needed');
  await userEvent.tab();
  await screen.findByRole('tooltip');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Needed Any part of it');
});
