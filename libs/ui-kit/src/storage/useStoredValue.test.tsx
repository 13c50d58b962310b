import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { createManualTimers } from '../testing/manualTimers.test-support.ts';
import { dateStamp } from './dateStamp.ts';
import { StorageError } from './StorageError.ts';
import { StoredValuesProvider } from './StoredValuesProvider.tsx';
import { storedSession } from './storedSession.ts';
import { useStoredValue, type StoredValueOptions } from './useStoredValue.ts';
import type { StoredRecord, ValueStorage } from './ValueStorage.ts';

/** A storage in memory, whose answers can be held back and refused. */
function memoryStorage(records: Record<string, StoredRecord> = {}) {
  const kept = new Map(Object.entries(records));
  let refusal: StorageError | null = null;
  let gate = Promise.resolve();
  const answer = async <Result,>(make: () => Result): Promise<Result> => {
    await gate;
    if (refusal) throw refusal;
    return make();
  };
  const storage: ValueStorage = {
    read: (key) => answer(() => kept.get(key) ?? null),
    write: (key, record) => answer(() => void kept.set(key, record)),
    remove: (key) => answer(() => void kept.delete(key)),
  };
  return {
    storage,
    kept,
    refuse: (error: StorageError | null) => {
      refusal = error;
    },
    hold: () => {
      let open: () => void = () => undefined;
      gate = new Promise((resolve) => {
        open = resolve;
      });
      return () => open();
    },
  };
}

function setUp<Value>(options: StoredValueOptions<Value>, memory = memoryStorage(), timers = createManualTimers()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoredValuesProvider storage={memory.storage} clock={timers}>
      {children}
    </StoredValuesProvider>
  );
  const rendered = renderHook(() => useStoredValue('search', options), { wrapper });
  const advance = (ms: number) => act(() => timers.advance(ms));
  return { ...rendered, memory, timers, advance };
}

const settle = () => act(async () => undefined);

describe('useStoredValue', () => {
  it('useStoredValue reports loading, then the stored value and when it was written [KIT-STORE-2]', async () => {
    const { result } = setUp({ defaultValue: '' }, memoryStorage({ search: { value: 'Texas', timestamp: 0 } }));
    expect(result.current).toMatchObject({ isLoading: true, value: '', timestamp: null, isSessionActive: false });
    await settle();
    expect(result.current).toMatchObject({ isLoading: false, value: 'Texas', timestamp: 0, error: null });
  });

  it('A provider that mounts while a value is being written reads the whole value', async () => {
    const memory = memoryStorage();
    const slow: ValueStorage = {
      ...memory.storage,
      write: async (key, record) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        await memory.storage.write(key, record);
      },
    };
    const first = setUp({ defaultValue: '' }, { ...memory, storage: slow });
    await settle();
    for (const text of ['T', 'Te', 'Tex', 'Texas']) act(() => first.result.current.setValue(text));
    first.unmount();
    const second = setUp({ defaultValue: '' }, { ...memory, storage: slow });
    expect(second.result.current.isLoading).toBe(true);
    await waitFor(() => expect(second.result.current.isLoading).toBe(false));
    expect(second.result.current.value).toBe('Texas');
  });

  it('useStoredValue marks the session inactive after the timeout [KIT-STORE-2]', async () => {
    const { result, advance } = setUp({ defaultValue: '', sessionTimeoutMs: 25_000 });
    await settle();
    act(() => result.current.setValue('Texas'));
    expect(result.current).toMatchObject({ isSessionActive: true, timeRemainingMs: 25_000 });
    for (let second = 1; second < 25; second++) advance(1000);
    expect(result.current.isSessionActive).toBe(true);
    advance(1000);
    expect(result.current).toMatchObject({ isSessionActive: false, timeRemainingMs: 0, value: 'Texas' });
  });

  it('useStoredValue updates the remaining time every 10 s [KIT-STORE-2]', async () => {
    const { result, advance } = setUp({ defaultValue: '', sessionTimeoutMs: 60_000 });
    await settle();
    act(() => result.current.setValue('Texas'));
    advance(9999);
    expect(result.current.timeRemainingMs).toBe(60_000);
    advance(1);
    expect(result.current.timeRemainingMs).toBe(50_000);
    advance(10_000);
    expect(result.current.timeRemainingMs).toBe(40_000);
    act(() => result.current.setValue('Oklahoma'));
    expect(result.current).toMatchObject({ timeRemainingMs: 60_000, timestamp: 20_000 });
  });

  it('useStoredValue stops ticking once it is unmounted or the session has ended', async () => {
    const { result, advance, timers, unmount } = setUp({ defaultValue: '', sessionTimeoutMs: 5000 });
    await settle();
    act(() => result.current.setValue('Texas'));
    expect(timers.pending()).toBe(1);
    advance(5000);
    expect(timers.pending()).toBe(0);
    act(() => result.current.setValue('Texas'));
    unmount();
    expect(timers.pending()).toBe(0);
  });

  it('useStoredValue keeps a set value, and shows the default again once it is removed', async () => {
    const { result, memory } = setUp({ defaultValue: 'Any' });
    await settle();
    act(() => result.current.setValue('Texas'));
    expect(result.current.value).toBe('Texas');
    await settle();
    expect(memory.kept.get('search')?.value).toBe('Texas');
    act(() => result.current.removeValue());
    expect(result.current).toMatchObject({ value: 'Any', timestamp: null });
    await settle();
    expect(memory.kept.size).toBe(0);
  });

  it('A set value takes precedence over an older value that loads late', async () => {
    const memory = memoryStorage({ search: { value: 'Texas', timestamp: 0 } });
    const open = memory.hold();
    const { result } = setUp({ defaultValue: '' }, memory);
    act(() => result.current.setValue('Oklahoma'));
    open();
    await settle();
    expect(result.current).toMatchObject({ value: 'Oklahoma', isLoading: false });
    expect(memory.kept.get('search')?.value).toBe('Oklahoma');
  });

  it('useStoredValue reports an error of the storage, and keeps showing the value [KIT-STORE-2]', async () => {
    const memory = memoryStorage();
    const { result } = setUp({ defaultValue: '' }, memory);
    await settle();
    memory.refuse(new StorageError('not-kept', 'full'));
    act(() => result.current.setValue('Texas'));
    await settle();
    expect(result.current.value).toBe('Texas');
    expect(result.current.error).toMatchObject({ code: 'not-kept' });
    memory.refuse(null);
    act(() => result.current.setValue('Kansas'));
    await settle();
    expect(result.current.error).toBeNull();
  });

  it('useStoredValue never throws for any stored content [KIT-STORE-2]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), fc.double(), async (value, timestamp) => {
        const { result, unmount } = setUp({ defaultValue: '' }, memoryStorage({ search: { value, timestamp } }));
        await settle();
        expect(typeof result.current.value).toBe('string');
        expect(result.current.error === null).toBe(typeof value === 'string');
        unmount();
      }),
      { numRuns: 60 },
    );
  });

  it('useStoredValue accepts the values that its parser accepts, and the default if the parser throws', async () => {
    const parse = (stored: unknown) => {
      if (!Array.isArray(stored)) throw new Error('no list');
      return stored.filter((state): state is string => typeof state === 'string');
    };
    const good = setUp(
      { defaultValue: [] as string[], parse },
      memoryStorage({ search: { value: ['TX', 7], timestamp: 0 } }),
    );
    const bad = setUp({ defaultValue: ['KS'], parse }, memoryStorage({ search: { value: 'TX', timestamp: 0 } }));
    await settle();
    expect(good.result.current.value).toEqual(['TX']);
    expect(bad.result.current).toMatchObject({ value: ['KS'], error: { code: 'unreadable' } });
  });

  it('useStoredValue treats a record with a future time as written now, so that no session gets longer', async () => {
    const memory = memoryStorage({ search: { value: 'Texas', timestamp: 9e15 } });
    const { result, advance } = setUp({ defaultValue: '', sessionTimeoutMs: 1000 }, memory);
    await settle();
    expect(result.current).toMatchObject({ timestamp: 0, timeRemainingMs: 1000 });
    advance(1000);
    expect(result.current.isSessionActive).toBe(false);
  });

  it('useStoredValue throws "Store not found" outside its provider [KIT-STORE-3]', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useStoredValue('search', { defaultValue: '' }))).toThrow(/^Store not found/);
    expect(() => renderHook(() => useStoredValue('search', undefined as never))).toThrow(/^Store not found/);
    error.mockRestore();
  });

  it('useStoredValue throws an error that names the fix if its options are missing', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const wrapper = StoredValuesProvider;
    expect(() => renderHook(() => useStoredValue('search', undefined as never), { wrapper })).toThrow(
      'useStoredValue needs an object as "options"; it is undefined.',
    );
    error.mockRestore();
  });

  it('useStoredValue shares one value among all users of a key, by default in the session storage', async () => {
    sessionStorage.clear();
    function Field({ label }: { label: string }) {
      const { value, setValue } = useStoredValue('state', { defaultValue: '' });
      return <input aria-label={label} value={value} onChange={(event) => setValue(event.target.value)} />;
    }
    render(
      <StoredValuesProvider>
        <Field label="First" />
        <Field label="Second" />
      </StoredValuesProvider>,
    );
    await settle();
    await userEvent.type(screen.getByLabelText('First'), 'TX');
    expect(screen.getByLabelText('Second')).toHaveValue('TX');
    expect(JSON.parse(sessionStorage.getItem('app_state') ?? '')).toMatchObject({ value: 'TX' });
  });
});

describe('the session of a stored value', () => {
  it('The session of a stored value never lasts longer than its timeout, nor less than zero', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (timestamp, timeoutMs, now) => {
        const { isSessionActive, timeRemainingMs } = storedSession(timestamp, timeoutMs, now);
        expect(timeRemainingMs).toBeGreaterThanOrEqual(0);
        expect(timeRemainingMs).toBeLessThanOrEqual(timeoutMs);
        expect(isSessionActive).toBe(now < timestamp + timeoutMs && timeoutMs > 0);
      }),
    );
  });
});

describe('dateStamp', () => {
  const now = () => new Date(2026, 2, 7, 23, 59);

  it("dateStamp writes today's date as YYYYMMDD or DDMMYYYY [KIT-STORE-4]", () => {
    expect(dateStamp('YYYYMMDD', now)).toBe('20260307');
    expect(dateStamp('DDMMYYYY', now)).toBe('07032026');
    expect(dateStamp()).toMatch(/^\d{8}$/);
  });
});
