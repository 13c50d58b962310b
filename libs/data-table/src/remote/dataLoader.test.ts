import fc from 'fast-check';
import { createDataLoader } from './createDataLoader.ts';
import type { DataGateway } from './createDataLoader.ts';

interface AgencyConfig {
  type: 'agencies';
  state: string;
}

type Answer = { resolve: (data: string) => void; reject: (error: unknown) => void; signal: AbortSignal };

function heldGateway() {
  const asked: Answer[] = [];
  const gateway: DataGateway<AgencyConfig, string> = {
    load: (_, { signal }) => new Promise((resolve, reject) => asked.push({ resolve, reject, signal })),
  };
  return { asked, loader: createDataLoader<AgencyConfig, string>({ gateways: { agencies: gateway } }) };
}

const texas: AgencyConfig = { type: 'agencies', state: 'TX' };

describe('a data loader', () => {
  it('A data loader goes from loading to loaded, and reports each change [TABLE-DATA-1]', async () => {
    const { asked, loader } = heldGateway();
    const seen: string[] = [];
    loader.subscribe(() => seen.push(loader.getState().status));
    expect(loader.getState().status).toBe('idle');
    const loading = loader.load(texas);
    expect(loader.getState()).toEqual({ status: 'loading', data: null, error: null });
    asked[0]?.resolve('agencies of TX');
    await loading;
    expect(loader.getState()).toEqual({ status: 'loaded', data: 'agencies of TX', error: null });
    expect(seen).toEqual(['loading', 'loaded']);
  });

  it('A data loader reports why data did not arrive [TABLE-DATA-1]', async () => {
    const { asked, loader } = heldGateway();
    const loading = loader.load(texas);
    const cause = new Error('The warehouse is closed');
    asked[0]?.reject(cause);
    await loading;
    const { status, error } = loader.getState();
    expect([status, error?.code, error?.message, error?.cause]).toEqual([
      'error',
      'load_failed',
      'The warehouse is closed',
      cause,
    ]);
  });

  it('A data loader cancels the earlier request when a new one starts [TABLE-DATA-1]', async () => {
    const { asked, loader } = heldGateway();
    const first = loader.load(texas);
    const second = loader.load({ ...texas, state: 'OK' });
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.resolve('second');
    asked[0]?.resolve('first');
    await Promise.all([first, second]);
    expect(loader.getState().data).toBe('second');
  });

  it('A data loader restores the previous state when it is cancelled', async () => {
    const { asked, loader } = heldGateway();
    const loading = loader.load(texas);
    asked[0]?.resolve('there');
    await loading;
    const loaded = loader.getState();
    void loader.load(texas);
    expect(loader.getState()).toEqual({ status: 'loading', data: 'there', error: null });
    loader.cancel();
    expect(loader.getState()).toBe(loaded);
    expect(asked[1]?.signal.aborted).toBe(true);
  });

  it('A data loader reports that a type has no gateway, or that there is no data config [TABLE-DATA-2]', async () => {
    const { loader } = heldGateway();
    await loader.load({ ...texas, type: 'toString' as 'agencies' });
    expect(loader.getState().error?.message).toBe('No gateway provided for toString');
    expect(loader.getState().error?.code).toBe('no_gateway');
    await loader.load(null);
    expect(loader.getState().error?.message).toBe('No data config provided to fetch data');
    expect(loader.getState().error?.code).toBe('no_data_config');
  });

  it('A data loader selects the gateway by the type of the config [TABLE-DATA-2]', async () => {
    type Config = { type: 'csv'; url: string } | { type: 'memory'; rows: number };
    const loader = createDataLoader<Config, string>({
      gateways: {
        csv: { load: ({ url }) => Promise.resolve(`csv of ${url}`) },
        memory: { load: ({ rows }) => Promise.resolve(`${rows} rows`) },
      },
    });
    await loader.load({ type: 'memory', rows: 3 });
    expect(loader.getState().data).toBe('3 rows');
  });

  it('A data loader ends with the latest request, in any order of responses [TABLE-DATA-1]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ state: fc.string(), fails: fc.boolean() }), { minLength: 1, maxLength: 8 }),
        fc.scheduler(),
        async (requests, scheduler) => {
          let turn = 0;
          const load = scheduler.scheduleFunction(async ({ state }: AgencyConfig) => {
            await Promise.resolve();
            const { fails } = requests[Number(state)] as { fails: boolean };
            if (fails) throw new Error(state);
            return state;
          });
          const loader = createDataLoader<AgencyConfig, string>({ gateways: { agencies: { load } } });
          for (; turn < requests.length; turn += 1) {
            void loader.load({ type: 'agencies', state: String(turn) });
            if (turn % 2 === 1) await scheduler.waitOne();
          }
          await scheduler.waitAll();
          const { data, error } = loader.getState();
          const last = requests.length - 1;
          expect(requests[last]?.fails ? error?.message : data).toBe(String(last));
        },
      ),
      { numRuns: 200 },
    );
  });
});
