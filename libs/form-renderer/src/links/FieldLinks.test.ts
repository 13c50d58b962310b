import fc from 'fast-check';
import { FieldDataLoaders } from '../data/FieldDataLoaders.ts';
import { answersByHand, manualTimers, recordingLogger } from '../data/data.test-support.ts';
import { createFilterForm } from '../form/FilterForm.ts';
import type { LookerDataSource, WhenUnfit } from '../schema/DataSource.ts';
import type { AutocompleteField } from '../fields/AutocompleteField/AutocompleteField.schema.ts';
import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import type { FormValues } from '../values/FormValues.ts';
import { FieldLinks } from './FieldLinks.ts';

const citiesOf: Readonly<Record<string, readonly string[]>> = {
  TX: ['Austin', 'Dallas', 'Paris'],
  OK: ['Tulsa', 'Paris'],
  LA: [],
};
const agenciesOf: Readonly<Record<string, readonly string[]>> = {
  Austin: ['Lone Star'],
  Tulsa: ['Sooner'],
  Paris: ['Red River'],
};

const state: FieldSchema = { id: 'state', type: 'select', config: { label: 'State', options: Object.keys(citiesOf) } };
const name: FieldSchema = { id: 'name', type: 'text' };
const city = (whenUnfit?: WhenUnfit): AutocompleteField => ({
  id: 'city',
  type: 'autocomplete',
  config: { label: 'City', options: [], multiple: true },
  data: { kind: 'looker', params: { query: 'cities', filter: { state: '{state}' } }, dependsOn: ['state'], whenUnfit },
});
const agency: FieldSchema = {
  id: 'agency',
  type: 'select',
  config: { label: 'Agency', options: [] },
  data: { kind: 'looker', params: { query: 'agencies', filter: { city: '{city}' } }, dependsOn: ['city'] },
};

function setUp(schema: FormSchema, applied: FormValues) {
  const answers = answersByHand();
  const timers = manualTimers();
  let nowMs = 0;
  const form = createFilterForm({ schema, applied, nowMs: () => (nowMs += 1000) });
  const links = new FieldLinks(form);
  const loaders = new FieldDataLoaders();
  loaders.update({
    gateways: answers.gateways,
    sortFunctions: {},
    codecs: {},
    logger: recordingLogger(),
    timers,
    onOptions: form.rememberLabels,
    links,
  });
  const stop = links.follow(loaders);
  const loaderOf = (id: string) => loaders.of(schemaIndex(schema).fields.get(id) ?? state);
  const askedOf = (index: number) =>
    answers.calls[index]?.params as { query: string; filter?: Record<string, string> } | undefined;
  /** Answers one call with what a gateway would. */
  const answer = (index: number) => {
    const params = askedOf(index);
    const [lists, key] = params?.query === 'cities' ? [citiesOf, 'state'] : [agenciesOf, 'city'];
    const wanted = params?.filter?.[key]?.split(',') ?? Object.keys(lists);
    const term = (params?.filter?.name ?? '').replaceAll('%', '');
    return answers.answer(
      index,
      [...new Set(wanted.flatMap((one) => lists[one] ?? []))]
        .filter((value) => value.includes(term))
        .map((value) => ({ value })),
    );
  };
  const open = () => answers.calls.flatMap((call, index) => (call.signal.aborted || call.answered ? [] : [index]));
  /** Responds until no request is waiting. */
  const answerAll = async () => {
    for (;;) {
      timers.advance(1000);
      const [index] = open();
      if (index === undefined) return;
      await answer(index);
    }
  };
  const optionsOf = (id: string) =>
    loaderOf(id)
      .getSnapshot()
      .options.map((option) => option.value);
  return { ...answers, form, links, loaders, loaderOf, stop, answer, answerAll, askedOf, optionsOf, timers };
}

const texas = { state: 'TX', city: ['Austin', 'Paris'] };

describe('fields that depend on other fields', () => {
  it('Linked fields request the options for the values of the others, and again when these change [PLUS-4]', async () => {
    const { form, loaderOf, askedOf, answerAll, optionsOf, calls } = setUp([state, name, city()], { state: 'TX' });
    loaderOf('city').start();
    expect(askedOf(0)).toEqual({ query: 'cities', filter: { state: 'TX' } });
    await answerAll();
    expect(optionsOf('city')).toEqual(['Austin', 'Dallas', 'Paris']);
    form.setValue('name', 'Lone Star');
    expect(calls).toHaveLength(1);
    form.setValue('state', 'OK');
    expect(loaderOf('city').getSnapshot().status).toBe('loading');
    expect(optionsOf('city')).toEqual([]);
    await answerAll();
    expect(optionsOf('city')).toEqual(['Tulsa', 'Paris']);
    form.setValue('state', undefined);
    expect(askedOf(2)).toEqual({ query: 'cities' });
  });

  it('Linked fields lose values that do not match, report it, and restore them with one undo [PLUS-4] [PLUS-2]', async () => {
    const { form, links, loaderOf, answerAll } = setUp([state, city()], texas);
    loaderOf('city').start();
    await answerAll();
    form.setValue('state', 'OK');
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'OK', city: ['Paris'] });
    expect(links.noticeOf('city')).toMatchObject({ kind: 'reset', text: 'Austin was removed: it does not fit State' });
    expect(links.getMessage()).toBe('City: Austin was removed: it does not fit State');
    form.undo();
    expect(form.getValues()).toEqual(texas);
    expect(form.getStatus()).toMatchObject({ canUndo: false, canRedo: true, dirty: false });
    await answerAll();
    expect(links.getMessage()).toBe('');
    form.redo();
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'OK', city: ['Paris'] });
  });

  it('Linked fields keep and mark values that do not match, if the schema says so [PLUS-4]', async () => {
    const { form, links, loaderOf, answerAll } = setUp([state, city('flag')], texas);
    loaderOf('city').start();
    await answerAll();
    form.setValue('state', 'LA');
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'LA', city: ['Austin', 'Paris'] });
    expect(links.noticeOf('city')).toMatchObject({ kind: 'unfit', text: '2 values do not fit State' });
    form.setValue('city', ['Paris']);
    expect(links.noticeOf('city')?.text).toBe('Paris does not fit State');
    form.setValue('city', undefined);
    expect(links.noticeOf('city')).toBeNull();
  });

  it('Linked fields mark externally applied values that do not match, and never remove them [PLUS-4]', async () => {
    const { form, links, loaderOf, answerAll } = setUp([state, city()], { state: 'OK', city: ['Austin'] });
    loaderOf('city').start();
    await answerAll();
    expect(form.getStatus().dirty).toBe(false);
    expect(links.noticeOf('city')?.text).toBe('Austin does not fit State');
    form.setApplied({ state: 'LA', city: ['Tulsa'] });
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'LA', city: ['Tulsa'] });
    expect(links.noticeOf('city')?.text).toBe('Tulsa does not fit State');
  });

  it('Linked fields are compared with their data even while they are not rendered [PLUS-4]', async () => {
    const { form, calls, loaderOf, answerAll } = setUp([state, city()], texas);
    form.setValue('state', 'OK');
    loaderOf('city').start();
    loaderOf('city').stop();
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'OK', city: ['Paris'] });
    const before = calls.length;
    form.setValue('city', undefined);
    form.setValue('state', 'TX');
    expect(calls).toHaveLength(before);
  });

  it('Linked fields report nothing about a value while they are hidden, and report it once they are visible [PLUS-4] [PLUS-21]', async () => {
    const hidden: FieldSchema = { ...city('flag'), showWhen: { field: 'name', filled: true } };
    const group: FieldSchema = { id: 'more', type: 'accordion', config: { label: 'More', fields: [hidden] } };
    const { form, links, loaderOf, answerAll } = setUp([state, name, group], { state: 'TX', city: ['Austin'] });
    loaderOf('city').start();
    const told = () => [links.getMessage(), links.noticesIn([hidden])];
    form.setValue('state', 'OK');
    await answerAll();
    expect([form.getValues(), told()]).toEqual([{ state: 'OK', city: ['Austin'] }, ['', '']]);
    let calls = 0;
    links.subscribe(() => (calls += 1));
    form.setValue('name', 'Lone Star');
    const notice = 'City: Austin does not fit State';
    expect([told(), calls]).toEqual([[notice, notice], 1]);
    form.setValue('name', 'Red River');
    expect([told(), calls]).toEqual([[notice, notice], 1]);
    form.setValue('name', undefined);
    expect([told(), calls]).toEqual([['', ''], 2]);
  });

  it('Linked fields report a value that was removed while they were hidden only once they are visible [PLUS-4] [PLUS-21]', async () => {
    const hidden: FieldSchema = { ...city(), showWhen: { field: 'name', filled: true } };
    const { form, links, answerAll } = setUp([state, name, hidden], { state: 'TX', city: ['Austin'] });
    form.setValue('state', 'OK');
    await answerAll();
    expect([form.getValues(), links.getMessage()]).toEqual([{ state: 'OK' }, '']);
    form.setValue('name', 'Lone Star');
    expect(links.getMessage()).toBe('City: Austin was removed: it does not fit State');
  });

  it('The data of linked fields is requested without the value of a hidden field [PLUS-4] [PLUS-21]', () => {
    const hidden: FieldSchema = { ...state, showWhen: { field: 'name', filled: true } };
    const { form, loaderOf, askedOf, calls } = setUp([name, hidden, city()], { name: 'Lone Star', state: 'TX' });
    loaderOf('city').start();
    form.setValue('name', undefined);
    expect(calls.map((_call, index) => askedOf(index))).toEqual([
      { query: 'cities', filter: { state: 'TX' } },
      { query: 'cities' },
    ]);
  });

  it('Linked fields reload the list if the value that it was requested for is gone [PLUS-4]', async () => {
    const params = { query: 'cities', filter: { state: '{state}', city: '{city}' } };
    const data: LookerDataSource = { kind: 'looker', params, dependsOn: ['state'] };
    const { form, loaderOf, askedOf, answerAll, calls } = setUp([state, { ...city(), data }], texas);
    loaderOf('city').start();
    await answerAll();
    form.setValue('state', 'OK');
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'OK', city: ['Paris'] });
    expect(calls.slice(1).map((_call, index) => askedOf(index + 1)?.filter)).toEqual([
      { state: 'OK', city: 'Austin,Paris' },
      { state: 'OK', city: 'Paris' },
    ]);
  });

  it('Linked fields update along a chain, all in one undo step [PLUS-4]', async () => {
    const applied = { state: 'TX', city: ['Austin', 'Paris'], agency: 'Lone Star' };
    const { form, answerAll } = setUp([state, city(), agency], applied);
    form.setValue('state', 'OK');
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'OK', city: ['Paris'] });
    form.undo();
    await answerAll();
    expect(form.getValues()).toEqual(applied);
  });

  it('Linked fields wait for a pause in typing before a request', () => {
    const { form, loaderOf, calls, timers } = setUp([{ id: 'state', type: 'text' }, city()], {});
    loaderOf('city').start();
    form.setValue('state', 'T', 'type');
    timers.advance(299);
    form.setValue('state', 'TX', 'type');
    timers.advance(299);
    expect(calls).toHaveLength(1);
    timers.advance(1);
    expect(calls[1]?.params).toEqual({ query: 'cities', filter: { state: 'TX' } });
  });

  it('Linked fields contain only matching values, and are restored by undo, with responses in any order, twice, late or never [PLUS-4]', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('state' as const), to: fc.constantFrom('TX', 'OK', 'LA', undefined) }),
      fc.record({ do: fc.constant('city' as const), from: fc.nat(5) }),
      fc.record({ do: fc.constant('name' as const), to: fc.constantFrom('a', 'b') }),
      fc.record({ do: fc.constant('answer' as const), call: fc.nat(8), fails: fc.boolean() }),
      fc.record({ do: fc.constantFrom('undo' as const, 'redo' as const, 'start' as const, 'stop' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { form, links, loaderOf, answer, refuse, answerAll, optionsOf } = setUp([state, name, city()], texas);
        const loader = loaderOf('city');
        for (const one of steps) {
          if (one.do === 'state' || one.do === 'name') form.setValue(one.do, one.to);
          else if (one.do === 'city') {
            const offered = optionsOf('city');
            if (offered.length > 0) form.setValue('city', [offered[one.from % offered.length] ?? '']);
          } else if (one.do === 'answer') await (one.fails ? refuse(one.call, new Error('no')) : answer(one.call));
          else if (one.do === 'undo' || one.do === 'redo') form[one.do]();
          else loader[one.do]();
        }
        loader.start();
        if (loader.getSnapshot().status === 'error') loader.retry();
        await answerAll();

        const fits = () => {
          const { state: chosen, city: cities = [] } = form.getValues() as { state?: string; city?: string[] };
          const offered = chosen === undefined ? Object.values(citiesOf).flat() : citiesOf[chosen];
          expect(new Set(optionsOf('city'))).toEqual(new Set(offered));
          expect(offered).toEqual(expect.arrayContaining(cities));
          expect(links.noticeOf('city')?.kind).not.toBe('unfit');
        };
        fits();
        while (form.getStatus().canUndo) {
          form.undo();
          await answerAll();
          fits();
        }
        expect(form.getValues()).toEqual(texas);
      }),
      { numRuns: 200 },
    );
  });
});

describe('fields whose search alone depends on others', () => {
  const searched = (whenUnfit?: WhenUnfit, more: Partial<AutocompleteField> = {}): FieldSchema => ({
    id: 'city',
    type: 'autocomplete',
    config: { label: 'City', options: [], multiple: true },
    ...more,
    searchData: {
      kind: 'looker',
      params: { query: 'cities', filter: { state: '{state}', name: '%{term}%' } },
      dependsOn: ['state'],
      whenUnfit,
    },
  });

  it("Linked searches search for the field's value and remove it without a match [PLUS-4]", async () => {
    const { form, links, calls, askedOf, answerAll } = setUp([state, searched()], texas);
    expect(calls).toHaveLength(0);
    form.setValue('state', 'OK');
    expect(calls.map((_call, index) => askedOf(index)?.filter)).toEqual([
      { state: 'OK', name: '%Austin%' },
      { state: 'OK', name: '%Paris%' },
    ]);
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'OK', city: ['Paris'] });
    expect(links.noticeOf('city')?.text).toBe('Austin was removed: it does not fit State');
    form.undo();
    await answerAll();
    expect(form.getValues()).toEqual(texas);
    expect(links.noticeOf('city')).toBeNull();
  });

  it('Linked searches mark values without a match if the schema says so, until these are gone [PLUS-4]', async () => {
    const { form, links, calls, answerAll } = setUp([state, searched('flag')], texas);
    form.setValue('state', 'LA');
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'LA', city: ['Austin', 'Paris'] });
    expect(links.noticeOf('city')?.text).toBe('2 values do not fit State');
    const asked = calls.length;
    form.setValue('city', ['Paris', 'Found']);
    expect(links.noticeOf('city')?.text).toBe('Paris does not fit State');
    form.setValue('city', ['Found']);
    expect(links.noticeOf('city')).toBeNull();
    expect(calls).toHaveLength(asked);
  });

  it('Linked searches search for the labels of the choices as well [PLUS-4]', () => {
    const { form, askedOf, calls } = setUp([state, searched()], { state: 'TX', city: ['c1'] });
    form.rememberLabels('city', [{ value: 'c1', label: 'Austin' }]);
    form.setValue('state', 'OK');
    expect(calls.map((_call, index) => askedOf(index)?.filter?.name)).toEqual(['%Austin%', '%c1%']);
  });

  it('Linked searches send one request when visible, and mark externally applied values without a match [PLUS-4]', async () => {
    const applied = { state: 'OK', city: ['Austin', 'Paris'] };
    const { form, links, calls, answerAll } = setUp([state, searched()], applied);
    expect(calls).toHaveLength(0);
    const leave = links.see('city');
    await answerAll();
    expect(form.getValues()).toEqual(applied);
    expect(links.noticeOf('city')).toMatchObject({ kind: 'unfit', text: 'Austin does not fit State' });
    leave();
    links.see('city');
    expect(calls).toHaveLength(2);
    form.setApplied({ state: 'OK', city: ['Dallas'] });
    await answerAll();
    expect(links.noticeOf('city')?.text).toBe('Dallas does not fit State');
    form.setValue('city', ['Found by searching']);
    expect(calls).toHaveLength(3);
    expect(links.noticeOf('city')).toBeNull();
  });

  it('Linked searches no longer show results for other values [PLUS-4]', async () => {
    const { form, loaderOf, timers, answer, optionsOf } = setUp([state, searched()], { state: 'TX' });
    const loader = loaderOf('city');
    loader.start();
    loader.search('Aus');
    timers.advance(300);
    await answer(0);
    expect(optionsOf('city')).toEqual(['Austin']);
    form.setValue('state', 'OK');
    expect([optionsOf('city'), loader.getSnapshot().searching]).toEqual([[], false]);
  });

  it('Linked searches request many values a few at a time, and stop when cancelled [PLUS-4]', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `City ${index}`);
    const { form, calls, answer, answerAll, timers } = setUp([state, searched()], { state: 'TX', city: many });
    form.setValue('state', 'OK');
    const open = () => calls.filter(({ answered, signal }) => !answered && !signal.aborted).length;
    let most = 0;
    for (let next = 0; next < calls.length; next += 1) {
      most = Math.max(most, open());
      await answer(next);
    }
    expect([calls.length, most]).toEqual([300, 6]);
    expect(form.getValues()).toEqual({ state: 'OK' });
    form.undo();
    await answer(300);
    form.setValue('state', 'LA');
    await answer(301);
    timers.advance(1000);
    expect(calls.slice(300).filter(({ signal }) => signal.aborted)).toHaveLength(6);
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'LA' });
  });

  it('Linked searches send no request if the fields that they depend on are empty', () => {
    const { links, calls } = setUp([state, searched()], { city: ['Austin'] });
    links.see('city');
    expect(calls).toHaveLength(0);
  });

  it('Linked searches keep the list of their own data, and request nothing from it [PLUS-4]', async () => {
    const data: LookerDataSource = { kind: 'looker', params: { query: 'cities', filter: { state: 'TX' } } };
    const { form, loaderOf, calls, optionsOf, answerAll } = setUp([state, searched('reset', { data })], texas);
    loaderOf('city').start();
    await answerAll();
    form.setValue('state', 'OK');
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'OK', city: ['Paris'] });
    expect(optionsOf('city')).toEqual(['Austin', 'Dallas', 'Paris']);
    expect(calls).toHaveLength(3);
  });

  it('Linked fields check the value at the time of the response, not the earlier one', async () => {
    const { form, answerAll } = setUp([state, searched()], texas);
    form.setValue('state', 'OK');
    form.setValue('city', ['Tulsa', 'Dallas']);
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'OK', city: ['Tulsa'] });
  });
});

describe('Apply', () => {
  it.each<[string, FieldSchema]>([
    ['data', city()],
    ['a search', { ...city(), data: undefined, searchData: city().data }],
  ])('Apply waits for %s that a value has yet to be compared with [PLUS-4]', async (_what, field) => {
    const onApply = jest.fn();
    const { form, answerAll } = setUp([state, field], texas);
    form.update({ onApply });
    form.setValue('state', 'OK');
    form.apply();
    expect(onApply).not.toHaveBeenCalled();
    expect(form.getStatus()).toMatchObject({ settling: true, applying: true, canApply: false });
    await answerAll();
    expect(onApply.mock.calls).toEqual([[{ state: 'OK', city: ['Paris'] }]]);
    expect(form.getStatus()).toMatchObject({ settling: false, applying: false, dirty: false });
  });

  it('Apply continues if the request fails, and is cancelled by unmounting, an edit and Clear [PLUS-4]', async () => {
    const onApply = jest.fn();
    const failing = setUp([state, city()], texas);
    failing.form.update({ onApply });
    failing.form.setValue('state', 'OK');
    failing.form.apply();
    await failing.refuse(0, new Error('offline'));
    expect(onApply).toHaveBeenCalledTimes(1);

    const gone = setUp([state, city()], texas);
    gone.form.update({ onApply });
    gone.form.setValue('state', 'OK');
    gone.form.apply();
    gone.stop();
    gone.links.leave();
    expect(onApply).toHaveBeenCalledTimes(1);
    expect(gone.form.getStatus()).toMatchObject({ applying: false, settling: false, canApply: true });

    const changed = setUp([state, name, city()], texas);
    changed.form.update({ onApply });
    changed.form.setValue('state', 'OK');
    changed.form.apply();
    changed.form.undo();
    await changed.answerAll();
    changed.form.redo();
    changed.form.apply();
    changed.form.setValue('name', 'Lone Star');
    await changed.answerAll();
    expect(onApply).toHaveBeenCalledTimes(1);

    const cleared = setUp([state, city()], texas);
    cleared.form.update({ onApply });
    cleared.form.setValue('state', 'OK');
    cleared.form.apply();
    cleared.form.clear();
    await cleared.answerAll();
    expect(onApply).toHaveBeenCalledTimes(1);
    expect(cleared.form.getStatus()).toMatchObject({ applying: false, canClear: false });
  });

  it('Apply waits as long as one of several views of a form is still comparing', async () => {
    const onApply = jest.fn();
    const { form } = setUp([state, city()], texas);
    form.update({ onApply });
    const other = {};
    form.holdApply(other, true);
    form.setValue('state', 'OK');
    form.apply();
    form.holdApply(other, false, true);
    expect(form.getStatus()).toMatchObject({ applying: true });
    expect(onApply).not.toHaveBeenCalled();
  });

  it('Apply removes values that do not match even if the schema changes before the response [PLUS-4]', async () => {
    const { form, links, loaders, stop, answerAll } = setUp([state, city()], texas);
    form.setValue('state', 'OK');
    form.update({ schema: [state, city(), name] });
    stop();
    links.follow(loaders);
    await answerAll();
    expect(form.getValues()).toEqual({ state: 'OK', city: ['Paris'] });
  });
});
