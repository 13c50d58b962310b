import fc from 'fast-check';
import { columnIds, generatedRequest, generatedRows } from './generatedRows.test-support.ts';
import { referenceView } from './referenceView.test-support.ts';
import type { ReferenceRow } from './referenceView.test-support.ts';
import { rowsSource } from './rowsSource.ts';
import { createTableEngine } from './TableEngine.ts';
import type { EngineColumn } from './TableEngine.ts';
import type { TableSource } from './TableSource.ts';
import type { TableView, ViewRequest } from './TableView.ts';
import type { WorkSettings } from './Work.ts';

type Row = Record<string, unknown>;

function engineOf(rows: readonly ReferenceRow[], change: Partial<EngineColumn<Row>> = {}, settings: WorkSettings = {}) {
  const source: TableSource<Row> = {
    ...rowsSource(rows.map((row) => row.values)),
    parents: rows.some((row) => row.parent >= 0) ? Int32Array.from(rows, (row) => row.parent) : null,
  };
  return createTableEngine(
    source,
    columnIds.map((id) => ({ id, accessor: id, ...change })),
    settings,
  );
}

function contentOf(view: TableView<Row>) {
  const rows = view.rows ? [...view.rows] : Array.from({ length: view.rowCount }, (_, index) => index);
  expect(view.rowCount).toBe(rows.length);
  return {
    rows,
    depths: view.depths ? [...view.depths] : rows.map(() => 0),
    matchCount: view.matchCount,
  };
}

const knownColumns = (request: ViewRequest): ViewRequest => ({
  ...request,
  sorting: request.sorting?.filter((entry) => entry.id !== 'unknown'),
});

describe('views', () => {
  it('Views equal a plain reference on any rows, filters, search and sorting [TABLE-SORT-2]', () => {
    fc.assert(
      fc.property(
        generatedRows({ nested: false }),
        generatedRequest,
        fc.constantFrom('first' as const, 'last' as const),
        (rows, request, undefinedPlacement) => {
          const view = engineOf(rows, { undefinedPlacement }).compute(request);
          expect(contentOf(view)).toEqual(referenceView(rows, knownColumns(request), columnIds, undefinedPlacement));
        },
      ),
      { numRuns: 600 },
    );
  });

  it('Views equal a plain reference for nested rows, and keep nested rows below theirs [TABLE-ROW-1]', () => {
    fc.assert(
      fc.property(generatedRows({ nested: true }), generatedRequest, (rows, request) => {
        expect(contentOf(engineOf(rows).compute(request))).toEqual(
          referenceView(rows, knownColumns(request), columnIds),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('A view is the same after other requests as from a new engine', () => {
    fc.assert(
      fc.property(generatedRows({ nested: false }), fc.array(generatedRequest, { maxLength: 12 }), (rows, requests) => {
        const engine = engineOf(rows);
        for (const request of requests) {
          expect(contentOf(engine.compute(request))).toEqual(contentOf(engineOf(rows).compute(request)));
        }
      }),
      { numRuns: 100 },
    );
  });
});

/** A clock that moves on with every look, so that every step is a slice of its own. */
function everyStepASlice(beforePause: () => void = () => undefined): WorkSettings {
  let time = 0;
  return {
    now: () => (time += 100),
    pause: () => {
      beforePause();
      return Promise.resolve();
    },
  };
}

describe('views computed in slices', () => {
  it('Views computed in slices equal those computed at once', async () => {
    await fc.assert(
      fc.asyncProperty(generatedRows({ nested: true }), generatedRequest, async (rows, request) => {
        const sliced = await engineOf(rows, {}, everyStepASlice()).computeAsync(request);
        expect(contentOf(sliced)).toEqual(contentOf(engineOf(rows).compute(request)));
      }),
      { numRuns: 150 },
    );
  });

  it('Views can be cancelled at any point, and leave nothing wrong behind', async () => {
    await fc.assert(
      fc.asyncProperty(
        generatedRows({ nested: true }),
        fc.array(fc.tuple(generatedRequest, fc.nat({ max: 40 })), { minLength: 1, maxLength: 4 }),
        async (rows, attempts) => {
          let left = 0;
          let cancelling = new AbortController();
          const engine = engineOf(
            rows,
            {},
            everyStepASlice(() => {
              left -= 1;
              if (left < 0) cancelling.abort(new Error('given up'));
            }),
          );
          for (const [request, pauses] of attempts) {
            left = pauses;
            cancelling = new AbortController();
            const work = engine.computeAsync(request, { signal: cancelling.signal });
            const outcome = await work.then(contentOf, (error: Error) => error.message);
            const expected = contentOf(engineOf(rows).compute(request));
            expect([expected, 'given up']).toContainEqual(outcome);
            left = Infinity;
            cancelling = new AbortController();
            expect(contentOf(await engine.computeAsync(request))).toEqual(expected);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it('Views of at most a thousand rows are never delayed, however slow the machine is', () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({ values: { name: `Agency ${index}` }, parent: -1 }));
    let hours = 0;
    const hourly = { now: () => (hours += 1) * 3_600_000 };
    const request = { sorting: [{ id: 'name', desc: false }] };
    expect(engineOf(rows, {}, hourly).computeIfQuick(request)).not.toBeNull();
    expect(engineOf([...rows, ...rows.slice(0, 1)], {}, hourly).computeIfQuick(request)).toBeNull();
  });

  it('Views continue with pauses where the quick attempt stopped', async () => {
    const rows = Array.from({ length: 30_000 }, (_, index) => ({
      values: { name: `Agency ${(index * 7919) % 30_000}` },
      parent: -1,
    }));
    const engine = engineOf(rows, {}, everyStepASlice());
    const request = { sorting: [{ id: 'name', desc: false }], search: '99' };
    let pauses = 0;
    expect(engine.computeIfQuick(request, 500)).toBeNull();
    const view = await engine.computeAsync(request, { onPause: () => (pauses += 1) });
    expect(contentOf(view)).toEqual(contentOf(engineOf(rows).compute(request)));
    expect(pauses).toBeGreaterThan(5);
    expect(engine.computeIfQuick(request, 0)).toBe(view);
  });

  it('A cancelled view makes no further step', async () => {
    const rows = Array.from({ length: 30_000 }, () => ({ values: { name: 'a' }, parent: -1 }));
    const cancelling = new AbortController();
    let asked = 0;
    const matches = () => {
      asked += 1;
      return true;
    };
    const engine = engineOf(
      rows,
      {},
      everyStepASlice(() => cancelling.abort(new Error('given up'))),
    );
    const filters = [{ type: 'custom', columnId: 'name', filterValue: null, matches } as const];
    await expect(engine.computeAsync({ filters }, { signal: cancelling.signal })).rejects.toThrow('given up');
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(rows.length / 2);
  });

  it("Views rethrow errors of the caller's functions, also when requested again", async () => {
    const engine = engineOf([{ values: { name: 'a' }, parent: -1 }], {}, everyStepASlice());
    const request: ViewRequest = {
      filters: [
        {
          type: 'custom',
          columnId: 'name',
          filterValue: null,
          matches: () => {
            throw new Error('cannot compare');
          },
        },
      ],
    };
    await expect(engine.computeAsync(request)).rejects.toThrow('cannot compare');
    await expect(engine.computeAsync(request)).rejects.toThrow('cannot compare');
    expect(() => engine.compute(request)).toThrow('cannot compare');
  });
});
