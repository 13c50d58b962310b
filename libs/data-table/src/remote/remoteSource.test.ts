import fc from 'fast-check';
import { createTableEngine } from '../engine/TableEngine.ts';
import type { ViewRequest } from '../engine/TableView.ts';
import { remoteSource } from './remoteSource.ts';
import type { RemoteOptions, RemoteQuery, RemoteRows } from './remoteSource.ts';

interface Row {
  id: string;
  name: string;
}

/** What a request asked for, and its answer held back. */
interface Asked {
  query: RemoteQuery;
  signal: AbortSignal;
  answer: () => void;
  refuse: () => void;
}

/** A server whose answers come when the test says so. Every row says which search and place it belongs to. */
function heldServer(total = 1000) {
  const asked: Asked[] = [];
  const fetchRows: RemoteOptions<Row>['fetchRows'] = (query, { signal }) =>
    new Promise<RemoteRows<Row>>((resolve, reject) => {
      asked.push({
        query,
        signal,
        answer: () => resolve({ rows: rowsOf(query, total), total }),
        refuse: () => reject(new Error('503')),
      });
    });
  return { asked, fetchRows };
}

function rowsOf({ offset, limit, search }: RemoteQuery, total: number): Row[] {
  const count = Math.max(0, Math.min(limit, total - offset));
  return Array.from({ length: count }, (_, index) => ({
    id: `id${offset + index}`,
    name: `${search}:${offset + index}`,
  }));
}

const columns = [{ id: 'name', accessor: 'name' }];
const settle = () => new Promise((resolve) => setImmediate(resolve));

async function openView(server: ReturnType<typeof heldServer>, options: Partial<RemoteOptions<Row>> = {}) {
  const engine = createTableEngine(remoteSource({ fetchRows: server.fetchRows, pageSize: 10, ...options }), columns);
  const view = engine.computeAsync({ search: 'a' });
  server.asked.shift()?.answer();
  return { engine, view: await view };
}

describe('a server’s rows', () => {
  it('remoteSource requests rows with search, filters, order and page, and reads them like local rows', async () => {
    const server = heldServer();
    const engine = createTableEngine(remoteSource({ fetchRows: server.fetchRows }), columns);
    const request: ViewRequest = {
      search: ' risk ',
      filters: [{ type: 'options', columnId: 'state', values: ['TX'] }],
      sorting: [{ id: 'name', desc: true }],
    };
    expect(engine.computeIfQuick(request)).toBeNull();
    const answer = engine.computeAsync(request);
    expect(server.asked[0]?.query).toEqual({ ...request, search: 'risk', offset: 0, limit: 100 });
    server.asked[0]?.answer();
    const view = await answer;
    expect(view).toMatchObject({ rows: null, depths: null, rowCount: 1000, matchCount: 1000 });
    expect(view.reader.value('name', 3)).toBe('risk:3');
    expect(view.reader.row(3)).toEqual({ id: 'id3', name: 'risk:3' });
    expect(view.reader.idOf?.(3)).toBe('id3');
    expect(engine.rowCount).toBe(1000);
    expect(engine.computeIfQuick({ ...request })).toBe(view);
  });

  it('Server rows arrive page by page as they become visible, and are reported', async () => {
    const server = heldServer();
    const { view } = await openView(server);
    const { reader } = view;
    let told = 0;
    const stop = reader.subscribe(() => (told += 1));
    reader.want(25, 45);
    reader.want(26, 46);
    expect(reader.isLoaded(30)).toBe(false);
    expect(reader.value('name', 30)).toBeUndefined();
    expect(() => reader.row(30)).toThrow('Row 30 has not arrived yet');
    await settle();
    expect(server.asked.map(({ query }) => query.offset)).toEqual([20, 30, 40]);
    server.asked[1]?.answer();
    await settle();
    expect([told, reader.version()]).toEqual([1, 1]);
    expect([29, 30, 39, 40].map((row) => reader.isLoaded(row))).toEqual([false, true, true, false]);
    expect(reader.value('name', 30)).toBe('a:30');
    stop();
  });

  it('Requests for rows that are no longer visible are cancelled', async () => {
    const server = heldServer();
    const { view } = await openView(server);
    view.reader.want(100, 110);
    await settle();
    view.reader.want(500, 510);
    await settle();
    expect(server.asked.map(({ query, signal }) => [query.offset, signal.aborted])).toEqual([
      [100, true],
      [500, false],
    ]);
    server.asked[0]?.answer();
    await settle();
    expect(view.reader.isLoaded(100)).toBe(false);
  });

  it('The row count is that of the last response, so that removed rows do not wait forever', async () => {
    let total = 1000;
    const fetchRows: RemoteOptions<Row>['fetchRows'] = (query) =>
      Promise.resolve({ rows: rowsOf(query, total), total });
    const engine = createTableEngine(remoteSource({ fetchRows, pageSize: 10 }), columns);
    const view = await engine.computeAsync({});
    total = 15;
    view.reader.want(10, 20);
    await settle();
    expect([view.rowCount, view.matchCount, engine.rowCount]).toEqual([15, 15, 15]);
    expect([14, 15].map((row) => view.reader.isLoaded(row))).toEqual([true, false]);
  });

  it('Rows whose request failed are requested again on demand, and when the user returns to them', async () => {
    const server = heldServer();
    const { view } = await openView(server);
    const { reader } = view;
    reader.want(10, 20);
    await settle();
    server.asked.shift()?.refuse();
    await settle();
    expect(reader.failure()).toEqual(new Error('503'));
    reader.want(10, 20);
    await settle();
    expect(server.asked).toHaveLength(0);
    reader.retry();
    await settle();
    server.asked.shift()?.answer();
    await settle();
    expect([reader.failure(), reader.isLoaded(10)]).toEqual([null, true]);
  });

  it('Server rows are dropped after many others were viewed', async () => {
    const server = heldServer();
    const { view } = await openView(server, { pagesKept: 2 });
    for (const from of [10, 20, 10, 30]) {
      view.reader.want(from, from + 10);
      await settle();
      server.asked.shift()?.answer();
      await settle();
    }
    expect([0, 10, 20, 30].map((row) => view.reader.isLoaded(row))).toEqual([false, true, false, true]);
  });

  it('Accessor functions and row ids receive the position in the whole result', async () => {
    const server = heldServer();
    const engine = createTableEngine(
      remoteSource<Row>({ fetchRows: server.fetchRows, pageSize: 10, getRowId: (row, place) => `${row.id}@${place}` }),
      [{ id: 'place', accessor: (_: Row, rowIndex: number) => rowIndex }],
    );
    const answer = engine.computeAsync({});
    server.asked.shift()?.answer();
    const { reader } = await answer;
    reader.want(20, 30);
    await settle();
    server.asked.shift()?.answer();
    await settle();
    expect([reader.value('place', 27), reader.value('place', 20), reader.idOf?.(21)]).toEqual([27, 20, 'id21@21']);
  });

  it('The error of the first page rejects the request', async () => {
    const server = heldServer();
    const engine = createTableEngine(remoteSource({ fetchRows: server.fetchRows }), columns);
    const answer = engine.computeAsync({});
    server.asked[0]?.refuse();
    await expect(answer).rejects.toThrow('503');
  });

  it('remoteSource fetches the values of a column without the column’s own filter', async () => {
    const fetchFacets = jest.fn(() =>
      Promise.resolve({ values: [{ value: 'TX', count: 2 }], missingCount: 0, range: null }),
    );
    const engine = createTableEngine(remoteSource({ fetchRows: heldServer().fetchRows, fetchFacets }), columns);
    const other = { type: 'text', columnId: 'city', operator: 'contains', text: 'a' } as const;
    const own = { type: 'options', columnId: 'state', values: ['OK'] } as const;
    const facets = await engine.facetsAsync('state', { search: 'x ', filters: [own, other] });
    expect(facets.values).toEqual([{ value: 'TX', count: 2 }]);
    expect(fetchFacets).toHaveBeenCalledWith('state', { search: 'x', filters: [other] }, expect.anything());
  });
});

describe('requests that follow each other closely', () => {
  /** Timers that run when the test says so. */
  function heldTimers() {
    const waiting = new Map<number, () => void>();
    let last = 0;
    return {
      runAll: () => {
        for (const [handle, run] of [...waiting]) if (waiting.delete(handle)) run();
      },
      timers: {
        setTimeout: (run: () => void) => {
          last += 1;
          waiting.set(last, run);
          return last;
        },
        clearTimeout: (handle: unknown) => void waiting.delete(handle as number),
      },
    };
  }

  it('The first request is sent at once, further ones after a pause', async () => {
    const server = heldServer();
    const { timers, runAll } = heldTimers();
    const engine = createTableEngine(remoteSource({ fetchRows: server.fetchRows, timers }), columns);
    let cancelling = new AbortController();
    const answers = ['a', 'au', 'aus', 'aust'].map((search) => {
      cancelling.abort();
      cancelling = new AbortController();
      return engine.computeAsync({ search }, { signal: cancelling.signal }).catch(() => null);
    });
    const searched = () => server.asked.map(({ query }) => query.search);
    expect(searched()).toEqual(['a']);
    runAll();
    await settle();
    expect(searched()).toEqual(['a', 'aust']);
    server.asked[1]?.answer();
    expect((await answers[3])?.reader.value('name', 0)).toBe('aust:0');
    runAll();
    void engine.computeAsync({ search: 'later' });
    expect(searched()).toEqual(['a', 'aust', 'later']);
  });
});

describe('responses in any order', () => {
  it('Responses never show rows of another request than the latest answered one', async () => {
    const searches = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(searches, fc.scheduler(), async (terms, scheduler) => {
        const fetchRows: RemoteOptions<Row>['fetchRows'] = scheduler.scheduleFunction((query: RemoteQuery) =>
          Promise.resolve({ rows: rowsOf(query, 50), total: 50 }),
        );
        const engine = createTableEngine(remoteSource({ fetchRows, restMs: 0, pageSize: 10 }), columns);
        let cancelling = new AbortController();
        let shown = '';
        for (const term of terms) {
          cancelling.abort();
          cancelling = new AbortController();
          engine
            .computeAsync({ search: term }, { signal: cancelling.signal })
            .then(({ reader }) => {
              shown = term;
              reader.want(20, 40);
              reader.subscribe(() => {
                for (const row of [0, 20, 39])
                  expect([undefined, `${term}:${row}`]).toContain(reader.value('name', row));
              });
            })
            .catch(() => undefined);
        }
        await scheduler.waitAll();
        await settle();
        await scheduler.waitAll();
        expect(shown).toBe(terms.at(-1));
        expect(engine.value('name', 0)).toBe(`${terms.at(-1)}:0`);
      }),
      { numRuns: 200 },
    );
  });

  it('The engine does not read responses to an older request that was not cancelled', async () => {
    const server = heldServer();
    const engine = createTableEngine(remoteSource({ fetchRows: server.fetchRows, restMs: 0 }), columns);
    const older = engine.computeAsync({ search: 'older' });
    const newer = engine.computeAsync({ search: 'newer' });
    server.asked[1]?.answer();
    await newer;
    server.asked[0]?.answer();
    expect((await older).reader.value('name', 0)).toBe('older:0');
    expect(engine.value('name', 0)).toBe('newer:0');
  });

  it('Responses keep every visible row in its position, whatever was visible before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 480 }), { minLength: 1, maxLength: 12 }),
        fc.scheduler(),
        async (places, scheduler) => {
          const fetchRows: RemoteOptions<Row>['fetchRows'] = scheduler.scheduleFunction((query: RemoteQuery) =>
            Promise.resolve({ rows: rowsOf(query, 500), total: 500 }),
          );
          const engine = createTableEngine(remoteSource({ fetchRows, pageSize: 10, pagesKept: 4 }), columns);
          const answer = engine.computeAsync({ search: 'a' });
          await scheduler.waitAll();
          const { reader } = await answer;
          for (const place of places) {
            reader.want(place, place + 20);
            await settle();
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          await settle();
          await scheduler.waitAll();
          await settle();
          const last = places.at(-1) as number;
          for (let row = last; row < last + 20; row += 1) expect(reader.value('name', row)).toBe(`a:${row}`);
        },
      ),
      { numRuns: 150 },
    );
  });
});
