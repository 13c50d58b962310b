import type { DataSource } from '../schema/DataSource.ts';
import type { FieldSchema } from '../schema/FieldSchema.ts';
import type { DataServices } from './DataServices.ts';
import { FieldDataLoaders } from './FieldDataLoaders.ts';
import { answersByHand, manualTimers } from './data.test-support.ts';

const select = (data: DataSource, more: object = {}): FieldSchema => ({
  id: 'state',
  type: 'select',
  config: { options: [] },
  data,
  ...more,
});
const range = (data: DataSource): FieldSchema => ({ id: 'premium', type: 'range-slider', config: {}, data });
const looker = (more: object = {}): DataSource => ({ kind: 'looker', params: {}, ...more });
const naics: DataSource = { kind: 'askkodiak', endpointConfig: { endpoint: 'naics-summary' } };

function setUp(more: Partial<DataServices> = {}) {
  const answers = answersByHand();
  const log: [string, object | undefined][] = [];
  const logger: DataServices['logger'] = {
    warn: (message, details) => void log.push([message, details]),
    error: (message, details) => void log.push([message, details]),
  };
  const services: DataServices = {
    gateways: answers.gateways,
    sortFunctions: {},
    codecs: {},
    logger,
    timers: manualTimers(),
    onOptions: () => undefined,
    links: { placesOf: () => ({}), isWanted: () => false, tell: () => undefined, searchesFor: () => [] },
    ...more,
  };
  const loaders = new FieldDataLoaders();
  loaders.update(services);
  const load = async (field: FieldSchema, body: unknown) => {
    const loader = loaders.of(field);
    loader.start();
    await answers.answer(answers.calls.length - 1, body);
    return loader;
  };
  return { ...answers, services, loaders, load, log };
}

describe('the loaders of a form', () => {
  it('The loaders use the gateways of the latest render, and its logger [FORM-DATA-1]', async () => {
    const { loaders, load, services, calls } = setUp();
    const loader = await load(select(looker()), []);
    const other = answersByHand();
    const warnings: string[] = [];
    loaders.update({
      ...services,
      gateways: other.gateways,
      logger: { warn: (message) => void warnings.push(message), error: () => undefined },
    });
    loader.retry();
    expect([calls.length, other.calls.length]).toEqual([1, 1]);
    loader.search('tex');
    expect(warnings).toEqual(['No search config provided in schema']);
  });

  it("The loaders are replaced if the schema's data changes, and cancel nothing while fields render [FORM-DATA-5]", () => {
    const { loaders, calls } = setUp();
    loaders.of(select(looker())).start();
    expect(loaders.of(select(looker({ params: { other: true } })))).not.toBe(loaders.of(select(looker())));
    expect(calls[0]?.signal.aborted).toBe(false);
  });

  it('The loaders stop searching once the field is gone', () => {
    const { loaders } = setUp();
    const loader = loaders.of(select(looker(), { searchData: looker() }));
    loader.search('tex');
    expect(loader.getSnapshot().searching).toBe(true);
    loader.stop();
    expect(loader.getSnapshot().searching).toBe(false);
  });

  it('The loaders log which field could not load [FORM-DATA-6]', async () => {
    const { load, log } = setUp();
    await load(select(looker()), null);
    expect(log).toEqual([
      [expect.stringContaining('Unable to parse options'), expect.objectContaining({ fieldId: 'state' })],
    ]);
  });
});

describe('the options of rows', () => {
  const optionsOf = async (data: DataSource, rows: unknown) => {
    const { load } = setUp();
    return (await load(select(data), rows)).getSnapshot().options;
  };

  it('There is one option for each value, from the first of its rows [FORM-DATA-2]', async () => {
    const options = await optionsOf(looker({ keyValue: 'code', keyLabel: 'name' }), [
      { code: 'TX', name: 'Texas' },
      { code: 'TX', name: 'Texas again' },
      { code: '', name: 'Nowhere' },
    ]);
    expect(options.map(({ label, value }) => [label, value])).toEqual([['Texas', 'TX']]);
  });

  it('Options have the groups of the group column', async () => {
    const options = await optionsOf(looker({ keyGroup: 'region' }), [{ code: 'TX', region: 'South' }]);
    expect(options).toEqual([expect.objectContaining({ value: 'TX', group: 'South' })]);
  });

  it('Options come from a data source with `type` instead of `kind` [FORM-SCHEMA-3]', async () => {
    const { load, calls } = setUp();
    const typed: DataSource = {
      type: 'looker',
      params: { query_filename: 'states' },
      keyLabel: 'name',
      keyValue: 'code',
    };
    const loader = await load(select(typed), [{ code: 'TX', name: 'Texas' }]);
    expect(loader.getSnapshot().options).toMatchObject([{ label: 'Texas', value: 'TX' }]);
    expect(calls).toHaveLength(1);
    const industries = await load(
      { ...select({ type: 'askkodiak', endpointConfig: { endpoint: 'naics-summary' } }), id: 'industry' },
      { '11': 'Farming' },
    );
    expect(industries.getSnapshot().options).toMatchObject([{ label: '11 - Farming' }]);
  });

  it('Options come from the label column, otherwise from the first one [FORM-SCHEMA-3]', async () => {
    const rows = [{ code: 'TX', name: 'Texas' }];
    expect((await optionsOf(looker({ keyLabel: 'name' }), rows)).map(({ value }) => value)).toEqual(['Texas']);
    expect((await optionsOf(looker(), rows)).map(({ value }) => value)).toEqual(['TX']);
  });

  it('Codes are sorted in descending order on request [FORM-DATA-9]', async () => {
    const codes = { 11: 'Farming', 23: 'Construction' };
    const options = await optionsOf({ ...naics, sortDirection: 'desc' } as DataSource, codes);
    expect(options.map(({ value }) => value)).toEqual(['23', '11']);
  });

  it('A summary that is not a map of codes yields no options [FORM-DATA-3]', async () => {
    const { load } = setUp();
    for (const body of [['Farming'], 'Farming', null])
      expect((await load(select(naics, { id: String(body) }), body)).getSnapshot().status).toBe('error');
  });
});

describe('the track of rows', () => {
  it('A track ends at numbers: infinite and invalid ends are dropped', async () => {
    const { load } = setUp();
    const rows = [
      { lower: 1, upper: 5 },
      { lower: 5, upper: Infinity },
      { lower: null, upper: 9 },
    ];
    const loader = await load(range(looker({ keyLower: 'lower', keyUpper: 'upper' })), rows);
    expect(loader.getSnapshot().scale).toMatchObject({ min: 1, max: 5 });
  });

  it('A track comes from the first column if none is named', async () => {
    const { load } = setUp();
    const loader = await load(range(looker()), [{ at: 3 }, { at: 8 }]);
    expect(loader.getSnapshot().scale).toMatchObject({ min: 3, max: 8 });
  });

  it('Codes yield no track', async () => {
    const { load } = setUp();
    const loader = await load(range(naics), { 11: 'Farming' });
    expect(loader.getSnapshot()).toMatchObject({ status: 'error', error: { code: 'unsupported-kind' } });
  });
});
