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

describe('a part that is fetched when it is wanted', () => {
  it('is fetched once for all who want it', async () => {
    const importPart = jest.fn(() => Promise.resolve('menu'));
    const part = createLazyPart(importPart);
    expect(part.current()).toBeNull();
    await expect(Promise.all([part.load(), part.load()])).resolves.toEqual(['menu', 'menu']);
    expect(part.current()).toBe('menu');
    expect(importPart).toHaveBeenCalledTimes(1);
  });

  it('is there after a while in a page that is never idle, before anybody asks for it', async () => {
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

  it('is tried again after a failure', async () => {
    const importPart = jest.fn(() => Promise.resolve('menu')).mockRejectedValueOnce(new Error('offline'));
    const part = createLazyPart(importPart);
    await expect(part.load()).rejects.toThrow('offline');
    await expect(part.load()).resolves.toBe('menu');
  });

  it('opens once the network is back, without a second request by the user', async () => {
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

  it('is not asked for while the network is away, and at once when it is back', async () => {
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

  it('reports once to the host that it could not be fetched, only if the user asked for it', async () => {
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

  it('is no longer fetched once no component wants it', async () => {
    jest.useFakeTimers();
    const importPart = jest.fn(() => Promise.reject(new Error('offline')));
    const { unmount } = render(<Greeting part={createLazyPart(importPart)} open />);
    await act(() => jest.advanceTimersByTimeAsync(500));
    unmount();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(importPart).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('appears when it has arrived', async () => {
    const part = createLazyPart(() => Promise.resolve('menu'));
    render(<Greeting part={part} open />);
    expect(screen.getByText('on its way')).toBeInTheDocument();
    expect(await screen.findByText('menu')).toBeInTheDocument();
  });

  it('is there at once where the page was idle before', async () => {
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
