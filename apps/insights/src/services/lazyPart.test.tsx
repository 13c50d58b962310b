/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { lazyPart } from './lazyPart.ts';

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'This page could not be shown' : this.props.children;
  }
}

const away = new TypeError('Failed to fetch dynamically imported module');
const Panel = () => <p>Panel</p>;

describe('a part of a screen that is fetched later', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  async function open(load: () => Promise<typeof Panel>) {
    const Part = lazyPart(load);
    await act(async () => {
      render(
        <Boundary>
          <p>Rows</p>
          <Suspense fallback={null}>
            <Part />
          </Suspense>
        </Boundary>,
      );
      await jest.advanceTimersByTimeAsync(0);
    });
  }

  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

  it('comes once the server is back, and the screen stays meanwhile', async () => {
    const load = jest.fn<Promise<typeof Panel>, []>().mockRejectedValueOnce(away).mockRejectedValueOnce(away);
    load.mockResolvedValue(Panel);
    await open(load);
    expect(screen.getByText('Rows')).toBeVisible();
    expect(screen.queryByText('Panel')).toBeNull();
    await wait(3);
    expect(screen.getByText('Rows')).toBeVisible();
    expect(screen.getByText('Panel')).toBeVisible();
  });

  it('is an error of the screen when it does not come within half a minute', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn<Promise<typeof Panel>, []>().mockRejectedValue(away);
    await open(load);
    await wait(29);
    expect(screen.getByText('Rows')).toBeVisible();
    await wait(3);
    expect(screen.getByText('This page could not be shown')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(6);
  });
});
