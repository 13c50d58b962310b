import fc from 'fast-check';
import type { KindedDataSource, LookerDataSource } from '../schema/DataSource.ts';
import type { DataServices } from './DataServices.ts';
import { FieldDataLoader } from './FieldDataLoader.ts';
import type { FieldDataLoaderOptions } from './FieldDataLoader.ts';
import { fromConfiguredOptions } from '../values/LoadedOption.ts';
import { answersByHand, manualTimers, recordingLogger } from './data.test-support.ts';

const states: LookerDataSource = {
  kind: 'looker',
  params: { query_filename: 'states' },
  keyLabel: 'state_name',
  keyValue: 'state',
};
const cities: LookerDataSource = {
  kind: 'looker',
  params: { filter_expression: { city: '%{term}%' } },
  keyValue: 'city',
};
const rows = [
  { state: 'TX', state_name: 'Texas' },
  { state: 'OK', state_name: 'Oklahoma' },
];

type SetUpOptions = Partial<FieldDataLoaderOptions & Pick<DataServices, 'gateways' | 'sortFunctions'>>;

function setUp({ gateways, sortFunctions = {}, ...options }: SetUpOptions = {}) {
  const timers = manualTimers();
  const logger = recordingLogger();
  const answers = answersByHand();
  const loader = new FieldDataLoader(
    { fieldId: 'state', configured: fromConfiguredOptions(['Any']), ...options },
    () => ({
      gateways: gateways ?? answers.gateways,
      sortFunctions,
      codecs: {},
      logger,
      timers,
      onOptions: () => undefined,
      links: { placesOf: () => ({}), isWanted: () => false, tell: () => undefined, searchesFor: () => [] },
    }),
  );
  return { loader, timers, logger, ...answers, labels: () => loader.getSnapshot().options.map((o) => o.label) };
}

describe('FieldDataLoader', () => {
  it('FieldDataLoader goes from loading to the data [FORM-DATA-5] [FORM-DATA-7]', async () => {
    const { loader, calls, answer, labels } = setUp({ data: states });
    expect([loader.getSnapshot().status, labels()]).toEqual(['loading', ['Any']]);
    loader.start();
    loader.start();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ method: 'runQuery', params: states.params });
    await answer(0, rows);
    expect([loader.getSnapshot().status, labels()]).toEqual(['ready', ['Texas', 'Oklahoma']]);
  });

  it("FieldDataLoader labels loaded options with the schema's labels, in the language of the page [PLUS-40]", async () => {
    const configured = fromConfiguredOptions([{ value: 'TX', label: 'Tejas' }]);
    const { loader, answer, labels } = setUp({ data: states, configured });
    loader.start();
    await answer(0, rows);
    expect(labels()).toEqual(['Tejas', 'Oklahoma']);
  });

  it.each<[string, Partial<FieldDataLoaderOptions>]>([
    ['options', { data: { ...states, keyValue: 'code', keyLabel: 'title' } }],
    ['labels', { data: { ...states, keyLabel: 'title' } }],
    ['a range', { data: states, asRange: true }],
  ])('FieldDataLoader warns if %s cannot be read from the named columns', async (_what, options) => {
    const { loader, answer, logger } = setUp(options);
    loader.start();
    await answer(0, rows);
    expect(logger.warnings).toEqual(['No row has a value in the named columns']);
    loader.reload(0);
    await answer(1, []);
    expect(logger.warnings).toHaveLength(1);
  });

  it('FieldDataLoader goes from loading to an error, and loads again on request [FORM-DATA-5]', async () => {
    const { loader, answer, refuse, logger, labels } = setUp({ data: states });
    loader.start();
    await refuse(0, new Error('offline'));
    expect(loader.getSnapshot()).toMatchObject({
      status: 'error',
      error: { code: 'request-failed', message: 'Unable to load data' },
    });
    expect(logger.errors).toEqual(['Unable to load data']);
    loader.retry();
    expect(loader.getSnapshot()).toMatchObject({ status: 'loading', error: null });
    await answer(1, rows);
    expect(labels()).toEqual(['Texas', 'Oklahoma']);
  });

  it.each([[null], [{}], ['rows'], [[1]]])(
    'FieldDataLoader refuses the query response %j [FORM-DATA-2]',
    async (body) => {
      const { loader, answer } = setUp({ data: states });
      loader.start();
      await answer(0, body);
      expect(loader.getSnapshot().error?.message).toBe(
        'Unable to parse options from gateway data inside select-renderer',
      );
    },
  );

  it('FieldDataLoader passes the extra argument of a query [FORM-DATA-2]', () => {
    const { loader, calls } = setUp({ data: { ...states, extra: { page: 2 } } });
    loader.start();
    expect(calls[0]?.extra).toEqual({ page: 2 });
  });

  it('FieldDataLoader shows a summary of codes as "code - title", sorted by numeric prefix [FORM-DATA-3]', async () => {
    const data: KindedDataSource = {
      kind: 'askkodiak',
      endpointConfig: { endpoint: 'naics-summary', params: { type: 'sector' } },
    };
    const { loader, calls, answer, labels } = setUp({ data });
    loader.start();
    expect(calls[0]).toMatchObject({ method: 'getNaicsSummaryByType', params: { type: 'sector' } });
    await answer(0, { '44-45': 'Retail trade', '11': 'Agriculture', '31-33': 'Manufacturing', '92': null });
    expect(labels()).toEqual(['11 - Agriculture', '31-33 - Manufacturing', '44-45 - Retail trade', '92']);
  });

  const suggestions: KindedDataSource = {
    kind: 'askkodiak',
    endpointConfig: { endpoint: 'suggest-groups', params: { hitsPerPage: 5, excludeGroups: ['11'] } },
  };

  it('FieldDataLoader requests suggestions with term and excluded codes and drops hits without code or title [FORM-DATA-4]', async () => {
    const { loader, calls, answer, timers, labels } = setUp({ searchData: suggestions });
    loader.search(' bakery ', ['22']);
    timers.advance(300);
    expect(calls[0]).toMatchObject({
      method: 'getSuggestNaicsGroupsByTerm',
      params: { hitsPerPage: 5, term: 'bakery', excludeGroups: ['11', '22'] },
    });
    await answer(0, {
      hits: [{ code: '3118', title: 'Bakeries' }, { code: '1' }, { title: 'x' }, null, { code: '', title: 'y' }],
    });
    expect(labels()).toEqual(['3118 - Bakeries']);
  });

  it('FieldDataLoader shows the level of a suggested code, and the matching index entry', async () => {
    const { loader, answer, timers } = setUp({ searchData: suggestions });
    loader.search('pizzeria');
    timers.advance(300);
    await answer(0, {
      hits: [
        {
          code: '722511',
          title: 'Full-Service Restaurants',
          level: 'national-industry',
          match: 'Pizzerias, full service',
        },
        { code: '7225', title: 'Restaurants and Other Eating Places', level: 'industry-group' },
        { code: '72', title: 'Accommodation' },
      ],
    });
    expect(loader.getSnapshot().options.map(({ value, detail }) => [value, detail])).toEqual([
      ['72', undefined],
      ['7225', 'Industry group'],
      ['722511', 'National industry: Pizzerias, full service'],
    ]);
  });

  it('A search in a summary shows the entries whose code or title contains the term', async () => {
    const searchData: KindedDataSource = { kind: 'askkodiak', endpointConfig: { endpoint: 'naics-summary' } };
    const { loader, answer, timers, labels } = setUp({ searchData });
    const found = async (term: string, call: number) => {
      loader.search(term);
      timers.advance(300);
      await answer(call, { '11': 'Agriculture', '21': 'Mining', '44-45': 'Retail trade' });
      return labels();
    };
    expect(await found('IN', 0)).toEqual(['21 - Mining']);
    expect(await found('44', 1)).toEqual(['44-45 - Retail trade']);
    expect(await found('zzz', 2)).toEqual([]);
  });

  it('FieldDataLoader reports that suggestions are not a list [FORM-DATA-4]', async () => {
    const { loader, answer, timers } = setUp({ searchData: suggestions });
    loader.search('a');
    timers.advance(300);
    await answer(0, { hits: {} });
    expect(loader.getSnapshot().searchError?.message).toBe(
      'Unable to parse options from AskKodiak gateway suggest-naics data inside select-renderer',
    );
  });

  it('FieldDataLoader searches 300 ms after the last key, with the term escaped in the params [FORM-DATA-8]', () => {
    const { loader, calls, timers } = setUp({ searchData: cities });
    loader.search('Aus');
    timers.advance(299);
    loader.search('Austin, TX');
    timers.advance(299);
    expect(calls).toHaveLength(0);
    expect(loader.getSnapshot().searching).toBe(true);
    timers.advance(1);
    expect(calls.map((call) => call.params)).toEqual([{ filter_expression: { city: '%Austin^, TX%' } }]);
  });

  it('FieldDataLoader adds the term to the extra argument if the params have no placeholder for it [FORM-DATA-2]', () => {
    const { loader, calls, timers } = setUp({ searchData: { ...states, extra: { a: 1 } } });
    loader.search('tex');
    timers.advance(300);
    expect(calls[0]).toMatchObject({ params: states.params, extra: { a: 1, term: 'tex' } });
  });

  it('FieldDataLoader aborts the previous search and ignores its late response [FORM-DATA-5] [FORM-DATA-8]', async () => {
    const { loader, calls, answer, timers, labels } = setUp({ searchData: cities });
    loader.search('a');
    timers.advance(300);
    loader.search('b');
    expect(calls[0]?.signal.aborted).toBe(true);
    timers.advance(300);
    await answer(1, [{ city: 'Boise, ID' }]);
    await answer(0, [{ city: 'Austin, TX' }]);
    expect(labels()).toEqual(['Boise, ID']);
  });

  it('FieldDataLoader resets the options at once when the search is emptied [FORM-DATA-7] [FORM-DATA-8]', async () => {
    const { loader, calls, answer, timers, labels } = setUp({ searchData: cities });
    loader.search('a');
    timers.advance(300);
    await answer(0, [{ city: 'Austin, TX' }]);
    loader.search('au');
    loader.search('  ');
    expect(labels()).toEqual(['Any']);
    expect(loader.getSnapshot().searching).toBe(false);
    timers.advance(1000);
    expect(calls).toHaveLength(1);
  });

  it('FieldDataLoader repeats a load that a search interrupted [FORM-DATA-7]', async () => {
    const { loader, calls, answer, timers, labels } = setUp({ data: states, searchData: cities });
    loader.start();
    loader.search('a');
    expect(calls[0]?.signal.aborted).toBe(true);
    timers.advance(300);
    await answer(1, [{ city: 'Austin, TX' }]);
    loader.search('');
    await answer(2, rows);
    expect(labels()).toEqual(['Texas', 'Oklahoma']);
  });

  it('FieldDataLoader loads a visible field during a search, and continues loading it', () => {
    const { loader, timers, calls } = setUp({ data: states, searchData: cities });
    loader.search('a');
    timers.advance(300);
    loader.start();
    expect(calls.map(({ params }) => params)).toEqual([expect.anything(), states.params]);
    loader.release();
    expect(calls[1]?.signal.aborted).toBe(false);
    loader.stop();
    expect(calls[1]?.signal.aborted).toBe(true);
  });

  it('The next search clears the error of a failed one [FORM-DATA-5] [FORM-DATA-8]', async () => {
    const { loader, timers, refuse } = setUp({ searchData: cities });
    loader.search('a');
    timers.advance(300);
    await refuse(0, new Error('offline'));
    expect(loader.getSnapshot().searchError).not.toBeNull();
    loader.search('b');
    expect(loader.getSnapshot()).toMatchObject({ searching: true, searchError: null });
  });

  it('FieldDataLoader reads counts of options, even as texts', async () => {
    const { loader, answer } = setUp({ data: { ...states, keyCount: 'agencies' } });
    loader.start();
    await answer(0, [
      { ...rows[0], agencies: '12' },
      { ...rows[1], agencies: 3 },
    ]);
    expect(loader.getSnapshot().options.map(({ count }) => count)).toEqual([12, 3]);
  });

  it('FieldDataLoader warns, and keeps its data, without a search source or its gateway [FORM-ERR-4]', async () => {
    const without = setUp({ data: states });
    without.loader.start();
    without.loader.search('a');
    expect(without.logger.warnings).toEqual(['No search config provided in schema']);
    await without.answer(0, rows);
    expect(without.labels()).toEqual(['Texas', 'Oklahoma']);
    const gateless = setUp({ searchData: cities, gateways: {} });
    gateless.loader.search('a');
    expect(gateless.logger.warnings).toEqual(['No gateway provided of type']);
    const { fixes } = gateless.logger;
    expect([...without.logger.fixes, ...fixes].map(String)).toEqual([
      expect.stringContaining('Add `searchData` to the field'),
      expect.stringContaining('Pass a gateway for this `kind`'),
    ]);
  });

  it.each([
    [states, 'ERROR: Unable to retrieve data from gateway, looker gateway not provided'],
    [suggestions, 'ERROR: Unable to retrieve data from gateway, askkodiak gateway not provided'],
  ])('FieldDataLoader names a missing gateway [FORM-ERR-1] [FORM-DATA-1]', async (data, message) => {
    const { loader, settle, logger } = setUp({ data, gateways: {} });
    loader.start();
    await settle();
    expect(logger.fixes).toEqual([expect.stringContaining('Pass a gateway for this `kind`')]);
    expect(loader.getSnapshot()).toMatchObject({ status: 'error', error: { code: 'gateway-missing', message } });
  });

  it.each([
    [{ kind: 'sql' }, 'Unsupported data config type passed to form-renderer: sql'],
    [{ kind: 'askkodiak', endpointConfig: { endpoint: 'codes' } }, 'Unrecognized AskKodiak endpoint type: codes'],
  ])('FieldDataLoader names the unknown value in %j [FORM-ERR-2] [FORM-ERR-3]', async (data, message) => {
    const { loader, settle } = setUp({ data: data as unknown as KindedDataSource });
    loader.start();
    await settle();
    expect(loader.getSnapshot().error?.message).toBe(message);
  });

  const sorted = async (source: Partial<LookerDataSource>, options: SetUpOptions = {}) => {
    const { loader, answer, labels, logger } = setUp({
      data: { ...states, keyLabel: 'n', keyValue: 'n', ...source },
      ...options,
    });
    loader.start();
    await answer(0, [
      { n: 'b', at: 10 },
      { n: 'c', at: null },
      { n: 'a', at: 9 },
    ]);
    return { labels: labels(), warnings: logger.warnings };
  };

  it('FieldDataLoader sorts by a column, ascending by default [FORM-DATA-9] [FORM-SCHEMA-3]', async () => {
    expect((await sorted({})).labels).toEqual(['b', 'c', 'a']);
    expect((await sorted({ keySort: 'at' })).labels).toEqual(['a', 'b', 'c']);
    expect((await sorted({ keySort: 'at', sortDirection: 'desc' })).labels).toEqual(['b', 'a', 'c']);
  });

  it('FieldDataLoader sorts by a named function, and warns of an unknown one [FORM-DATA-9]', async () => {
    const sortFunctions = { byLabel: (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label) };
    expect((await sorted({ sortFunctionKey: 'byLabel' }, { sortFunctions })).labels).toEqual(['a', 'b', 'c']);
    expect(await sorted({ sortFunctionKey: 'toString', keySort: 'at' })).toEqual({
      labels: ['a', 'b', 'c'],
      warnings: ['Unrecognized sort function: toString'],
    });
  });

  it('FieldDataLoader passes the term separately only if the params do not contain it', async () => {
    const searchData: LookerDataSource = { ...cities, extra: { limit: 5 } };
    const carrying = setUp({ searchData });
    carrying.loader.search('Aus');
    carrying.timers.advance(300);
    expect(carrying.calls).toMatchObject([{ params: { filter_expression: { city: '%Aus%' } }, extra: { limit: 5 } }]);
    expect(carrying.calls[0]?.extra).toEqual({ limit: 5 });
    const beside = setUp({ searchData: { ...searchData, params: {} } });
    beside.loader.search('Aus');
    beside.timers.advance(300);
    expect(beside.calls[0]?.extra).toEqual({ limit: 5, term: 'Aus' });
  });

  it('FieldDataLoader reads the track and the distribution of a range', async () => {
    const { loader, answer } = setUp({
      asRange: true,
      data: { kind: 'looker', params: {}, keyLower: 'lower', keyUpper: 'upper', keyCount: 'agencies' },
    });
    loader.start();
    await answer(0, [
      { lower: 10, upper: 100, agencies: 3 },
      { lower: 1, upper: 10, agencies: 7 },
      { lower: null, upper: 5, agencies: 1 },
    ]);
    expect(loader.getSnapshot().scale).toEqual({
      min: 1,
      max: 100,
      values: [1, 10, 100],
      bins: [
        { min: 1, max: 10, count: 7 },
        { min: 10, max: 100, count: 3 },
      ],
    });
  });

  it('FieldDataLoader shows only the response to the latest request, in any order, twice, late or never [FORM-DATA-5]', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('search' as const), term: fc.constantFrom('', 'a', 'b', 'c') }),
      fc.record({ do: fc.constant('advance' as const), ms: fc.constantFrom(100, 300) }),
      fc.record({ do: fc.constant('answer' as const), call: fc.nat(6), fails: fc.boolean() }),
      fc.record({ do: fc.constantFrom('retry' as const, 'stop' as const, 'start' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { loader, timers, calls, answer, refuse, labels } = setUp({
          data: states,
          searchData: { ...states, params: { term: '{term}' } },
        });
        for (const one of steps) {
          const before = labels();
          const latest = calls.length - 1;
          const wasWanted = one.do === 'answer' && calls[one.call]?.signal.aborted === false && one.call === latest;
          if (one.do === 'search') loader.search(one.term);
          else if (one.do === 'advance') timers.advance(one.ms);
          else if (one.do === 'answer')
            await (one.fails
              ? refuse(one.call, new Error('no'))
              : answer(one.call, [{ state: `${one.call}`, state_name: `answer ${one.call}` }]));
          else loader[one.do]();
          if (one.do === 'answer' && !wasWanted) expect(labels()).toEqual(before);
          expect(calls.filter((call) => !call.signal.aborted && !call.answered).length).toBeLessThanOrEqual(1);
          const { status, error } = loader.getSnapshot();
          expect(error !== null).toBe(status === 'error');
        }
      }),
    );
  });
});
