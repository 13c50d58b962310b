import fc from 'fast-check';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { describeFilters } from '../summary/describeFilters.ts';
import type { FormValues, JsonValue } from '../values/FormValues.ts';
import { readSavedContent } from './readSavedContent.ts';
import type { SavedContentFormat } from './SavedContent.ts';
import { writeSavedContent } from './writeSavedContent.ts';

const schema: FormSchema = [
  { id: 'state', type: 'select', config: { label: 'State', options: ['TX', 'OK', 'LA'], multiple: true } },
  { id: 'name', type: 'text', config: { label: 'Name' } },
  { id: 'premium', type: 'range-slider', config: { label: 'Premium', min: 0, max: 100, step: 1 } },
];
/** Version 1 knew one state, version 2 called the premium `size`. */
const format: SavedContentFormat = {
  schema,
  migrations: [
    ({ state, ...content }) => ({ ...content, filters: { ...(state !== undefined && { state }) } }),
    ({ filters, ...content }) => {
      const { size, ...others } = filters as Record<string, JsonValue>;
      return { ...content, filters: size === undefined ? others : { ...others, premium: size } };
    },
  ],
};
const read = (content: unknown) => {
  const result = readSavedContent(content, format);
  if (result.status === 'refused') throw new Error(result.message);
  return result;
};

describe('saved content', () => {
  it('Saved content reads back unchanged, including unknown parts [PLUS-20]', () => {
    const values: fc.Arbitrary<FormValues> = fc.record(
      {
        state: fc.subarray(['TX', 'OK', 'LA'], { minLength: 1 }),
        name: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        premium: fc.constantFrom({ min: 1, max: 5 }, { min: null, max: 7 }, { min: 3, max: null }),
      },
      { requiredKeys: [] },
    );
    const unknown = fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => !['state', 'name', 'premium'].includes(key)),
      fc.string(),
      { noNullPrototype: true },
    );
    const rest = fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => key !== 'version' && key !== 'filters'),
      fc.jsonValue() as fc.Arbitrary<JsonValue>,
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(values, unknown, rest, (before, others, beside) => {
        const written = writeSavedContent(before, format).content;
        const saved: unknown = JSON.parse(
          JSON.stringify({ ...beside, ...written, filters: { ...others, ...written.filters } }),
        );
        const { values: after, kept, rest: keptRest } = read(saved);
        expect(after).toEqual(before);
        expect(Object.fromEntries(kept.map(({ key, expression }) => [key, expression]))).toEqual(others);
        const again = writeSavedContent(after, format, { kept, rest: keptRest }).content;
        expect(again).toEqual(saved);
      }),
    );
  });

  it('Content of an earlier version is migrated to the current one, step by step [PLUS-20]', () => {
    expect(read({ state: 'TX,OK', sorts: ['name asc'] })).toMatchObject({
      values: { state: ['TX', 'OK'] },
      rest: { sorts: ['name asc'] },
      kept: [],
      savedVersion: 1,
    });
    expect(read({ version: 1, state: 'TX' }).values).toEqual({ state: ['TX'] });
    expect(read({ version: 2, filters: { size: '[1,5]', state: 'LA' } })).toMatchObject({
      values: { premium: { min: 1, max: 5 }, state: ['LA'] },
      savedVersion: 2,
    });
    expect(writeSavedContent({ state: ['LA'] }, format).content).toEqual({ version: 3, filters: { state: 'LA' } });
  });

  it('Content of a later version is refused with a message, not read in part [PLUS-20]', () => {
    expect(readSavedContent({ version: 4, filters: {} }, format)).toEqual({
      status: 'refused',
      code: 'newer',
      message: 'These filters were saved by a newer version. Reload the page.',
    });
  });

  it.each([
    [null],
    ['text'],
    [[]],
    [{ version: 0, filters: {} }],
    [{ version: 'x', filters: {} }],
    [{ version: 3 }],
    [{ version: 3, filters: { state: 1 } }],
    [{ version: 2 }],
  ])('Content that was never saved (%j) is refused [PLUS-20]', (content) => {
    expect(readSavedContent(content, format)).toMatchObject({ status: 'refused', code: 'unreadable' });
  });

  it('Unknown parts appear as warning chips, and are lost only when their chip is removed [PLUS-20]', () => {
    const saved = { version: 3, filters: { state: 'TX', county: 'Travis', name: '-Lone%', zip: '787' } };
    const { values, kept, rest } = read(saved);
    const { chips, sentence } = describeFilters(schema, values, { subject: 'Agencies', kept });
    expect(chips.map(({ label, text, unknown }) => [label, text, unknown?.code])).toEqual([
      ['State', 'TX', undefined],
      ['county', 'Travis', 'unknown-key'],
      ['Name', '-Lone%', undefined],
      ['zip', '787', 'unknown-key'],
    ]);
    expect(sentence).toBe('Agencies with state TX and name -Lone%');
    const left = kept.filter(({ key }) => key !== 'zip');
    expect(writeSavedContent(values, format, { kept: left, rest }).content.filters).toEqual({
      state: 'TX',
      county: 'Travis',
      name: '-Lone%',
    });
    expect(writeSavedContent({ ...values, name: 'Sooner' }, format, { kept }).content.filters).toMatchObject({
      name: 'Sooner',
      county: 'Travis',
    });
  });

  it('Saved content has the version and the filters of the form, whatever else has these names [PLUS-20]', () => {
    const rest = { version: 9, filters: { state: 'LA' }, sorts: ['name asc'] };
    expect(writeSavedContent({ state: ['TX'] }, format, { rest }).content).toEqual({
      version: 3,
      filters: { state: 'TX' },
      sorts: ['name asc'],
    });
  });

  it('Saved content is not mutated, even if a migration changes its argument [PLUS-20]', () => {
    const saved = { version: 1, filters: { size: '5' } };
    const changing: SavedContentFormat = {
      schema,
      migrations: [
        (content) => {
          const filters = content.filters as Record<string, JsonValue>;
          filters.name = 'changed';
          delete filters.size;
          return content;
        },
      ],
    };
    expect(readSavedContent(saved, changing)).toMatchObject({ values: { name: 'changed' } });
    expect(saved).toEqual({ version: 1, filters: { size: '5' } });
  });

  it('Saved content is read although a codec or a migration throws [PLUS-20]', () => {
    const fail = () => {
      throw new Error('broken');
    };
    const own: SavedContentFormat = {
      schema: [...schema, { id: 'when', type: 'custom', config: { componentKey: 'dates' } }],
      codecs: { dates: { toExpression: fail, fromExpression: fail } },
    };
    expect(readSavedContent({ version: 1, filters: { state: 'TX', when: '12 months' } }, own)).toMatchObject({
      status: 'read',
      values: { state: ['TX'] },
      kept: [{ code: 'unreadable', key: 'when', fieldId: 'when', expression: '12 months' }],
    });
    expect(writeSavedContent({ state: ['TX'], when: 'x' }, own)).toMatchObject({
      content: { filters: { state: 'TX' } },
      problems: [{ code: 'unwritable', key: 'when' }],
    });
    expect(readSavedContent({ filters: {} }, { schema, migrations: [fail] })).toMatchObject({
      status: 'refused',
      code: 'unreadable',
    });
  });

  it('Saved content keeps a choice that the schema no longer offers [PLUS-20]', () => {
    const { values, kept } = read({ version: 3, filters: { state: 'TX,GU' } });
    expect(values).toEqual({});
    expect(kept).toMatchObject([{ code: 'unreadable', key: 'state', expression: 'TX,GU' }]);
  });

  it('Saved content keeps the filter of a hidden field with the others, and reports it [PLUS-20] [PLUS-21]', () => {
    const own: SavedContentFormat = {
      schema: [
        { id: 'state', type: 'text' },
        { id: 'city', type: 'text', config: { label: 'City' }, showWhen: { field: 'state', filled: true } },
      ],
    };
    const saved = readSavedContent({ version: 1, filters: { city: 'Austin' } }, own);
    if (saved.status === 'refused') throw new Error(saved.message);
    const { values, kept } = saved;
    expect([values, kept]).toMatchObject([
      {},
      [{ code: 'hidden', key: 'city', fieldId: 'city', expression: 'Austin' }],
    ]);
    expect(describeFilters(own.schema, values, { kept })).toMatchObject({
      chips: [{ fieldId: 'city', label: 'City', text: 'Austin', unknown: kept[0] }],
      sentence: '',
    });
    expect(writeSavedContent(values, own, { kept }).content.filters).toEqual({ city: 'Austin' });
    const since = { state: 'TX', city: 'Dallas' };
    expect(describeFilters(own.schema, since, { kept }).chips.map(({ text }) => text)).toEqual(['TX', 'Dallas']);
    expect(writeSavedContent(since, own, { kept }).content.filters).toEqual(since);
  });
});
