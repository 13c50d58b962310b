import { act, render, screen } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { createLazyPart, type LazyPart } from './createLazyPart.ts';
import { subscribeToPartErrors } from './partErrors.ts';
import { useLazyPart } from './useLazyPart.ts';

function Greeting({ part, open }: { part: LazyPart<string>; open: boolean }): ReactElement {
  const text = useLazyPart(part, open, (callback) => {
    idle = callback;
    return () => undefined;
  });
  return createElement('p', null, open ? (text ?? 'on its way') : 'closed');
}

let idle: () => void = () => undefined;

describe('a lazily loaded part', () => {
  it('A lazy part is loaded once for all components that use it', async () => {
    const importPart = jest.fn(() => Promise.resolve('menu'));
    const part = createLazyPart(importPart);
    expect(part.current()).toBeNull();
    await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['menu', 'menu']);
    expect(part.current()).toBe('menu');
    expect(importPart).toHaveBeenCalledTimes(1);
  });

  it('A lazy part loads after a while in a page that is never idle, before a user needs it', async () => {
    jest.useFakeTimers();
    const onlyAtLatest = (callback: () => void, options?: IdleRequestOptions) =>
      options?.timeout === undefined ? 0 : Number(setTimeout(callback, options.timeout));
    Object.assign(window, { requestIdleCallback: onlyAtLatest, cancelIdleCallback: clearTimeout });
    const importPart = jest.fn(() => Promise.resolve('menu'));
    const part = createLazyPart(importPart);
    const Busy = () => createElement('p', null, useLazyPart(part, false));
    try {
      const { unmount } = render(createElement(Busy));
      await act(() => jest.advanceTimersByTimeAsync(1999));
      expect(importPart).not.toHaveBeenCalled();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(part.current()).toBe('menu');
      unmount();
    } finally {
      Object.assign(window, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
      jest.useRealTimers();
    }
  });

  it('A lazy part is requested again after a failure', async () => {
    const importPart = jest.fn(() => Promise.resolve('menu')).mockRejectedValueOnce(new Error('offline'));
    const part = createLazyPart(importPart);
    await expect(part.load()).rejects.toThrow('offline');
    await expect(part.load()).resolves.toBe('menu');
  });

  it('A lazy part opens once the network is back, without a second action by the user', async () => {
    jest.useFakeTimers();
    const importPart = jest.fn(() => Promise.resolve('menu'));
    importPart.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    render(<Greeting part={createLazyPart(importPart)} open />);
    await act(() => jest.advanceTimersByTimeAsync(2999));
    expect(screen.getByText('on its way')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('menu')).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('A lazy part is not requested while the network is down, and at once when it is back', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const importPart = jest.fn(() => Promise.resolve('menu'));
    render(<Greeting part={createLazyPart(importPart)} open />);
    await act(() => Promise.resolve());
    expect(importPart).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('menu')).toBeInTheDocument();
    online.mockRestore();
  });

  it('A failed load is reported to the host once, and only if the user needed the part', async () => {
    jest.useFakeTimers();
    const onError = jest.fn();
    const end = subscribeToPartErrors(onError);
    const error = new Error('offline');
    const part = createLazyPart(() => Promise.reject(error));
    const { rerender } = render(<Greeting part={part} open={false} />);
    await act(async () => {
      idle();
      await jest.advanceTimersByTimeAsync(5000);
    });
    expect(onError).not.toHaveBeenCalled();
    rerender(<Greeting part={part} open />);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(onError.mock.calls).toEqual([[error]]);
    end();
    jest.useRealTimers();
  });

  it('A lazy part is no longer loaded once no component uses it', async () => {
    jest.useFakeTimers();
    const importPart = jest.fn(() => Promise.reject(new Error('offline')));
    const { unmount } = render(<Greeting part={createLazyPart(importPart)} open />);
    await act(() => jest.advanceTimersByTimeAsync(500));
    unmount();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(importPart).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('A lazy part appears when it has loaded', async () => {
    const part = createLazyPart(() => Promise.resolve('menu'));
    render(<Greeting part={part} open />);
    expect(screen.getByText('on its way')).toBeInTheDocument();
    expect(await screen.findByText('menu')).toBeInTheDocument();
  });

  it('A lazy part is available at once if the page was idle before', async () => {
    const part = createLazyPart(() => Promise.resolve('menu'));
    const { rerender } = render(<Greeting part={part} open={false} />);
    await act(async () => {
      idle();
      await part.load();
    });
    rerender(<Greeting part={part} open />);
    expect(screen.getByText('menu')).toBeInTheDocument();
  });
});
