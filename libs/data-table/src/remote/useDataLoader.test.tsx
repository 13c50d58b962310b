import { act, render, screen } from '@testing-library/react';
import { useDataLoader } from './useDataLoader.ts';

interface StateConfig {
  type: 'agencies';
  state: string;
}

const asked: { state: string; signal: AbortSignal; answer: () => void }[] = [];
const gateways = {
  agencies: {
    load: ({ state }: StateConfig, { signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve) => asked.push({ state, signal, answer: () => resolve(`agencies of ${state}`) })),
  },
};

function Agencies({ config }: { config: StateConfig | null }) {
  const { status, data, error, reload } = useDataLoader<StateConfig, string>(config, gateways);
  return (
    <>
      <output>{`${status} ${data ?? ''}${error?.message ?? ''}`.trim()}</output>
      <button onClick={reload}>Reload</button>
    </>
  );
}

const text = () => screen.getByRole('status').textContent;
const answer = (place: number) => act(async () => asked[place]?.answer());

beforeEach(() => {
  asked.length = 0;
});

describe('useDataLoader', () => {
  it('useDataLoader loads once per content of the config, and cancels the previous request [TABLE-DATA-1]', async () => {
    const { rerender, unmount } = render(<Agencies config={{ type: 'agencies', state: 'TX' }} />);
    rerender(<Agencies config={{ type: 'agencies', state: 'TX' }} />);
    expect(asked).toHaveLength(1);
    rerender(<Agencies config={{ type: 'agencies', state: 'OK' }} />);
    expect(asked.map(({ state, signal }) => [state, signal.aborted])).toEqual([
      ['TX', true],
      ['OK', false],
    ]);
    await answer(1);
    await answer(0);
    expect(text()).toBe('loaded agencies of OK');
    await act(async () => screen.getByRole('button', { name: 'Reload' }).click());
    expect(text()).toBe('loading agencies of OK');
    unmount();
    expect(asked[2]?.signal.aborted).toBe(true);
  });

  it('useDataLoader reports a missing data config [TABLE-DATA-2]', () => {
    render(<Agencies config={null} />);
    expect(text()).toBe('error No data config provided to fetch data');
  });
});
