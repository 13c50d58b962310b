import fc from 'fast-check';
import { readRange } from '../../values/readRange.ts';
import { handlesOf, rangeOf, trackOf } from './rangeTrack.ts';
import type { FieldRangeTrack } from './rangeTrack.ts';

const config = { min: 0, max: 100, step: 5 };
const track = trackOf(config, null) as FieldRangeTrack;

describe('the track of a range', () => {
  it('A track comes from the schema, or from data if there is some', () => {
    expect(track).toEqual({ min: 0, max: 100, step: 5 });
    expect(trackOf(config, { min: 1, max: 9, values: [1, 3, 9], bins: [{ min: 1, max: 3, count: 2 }] })).toEqual({
      min: 1,
      max: 9,
      step: 5,
      customValues: [1, 3, 9],
      distribution: [2, 0],
    });
    expect(trackOf({ customValue: [1, 10, 100], customLabel: ['a', 'b', 'c'] }, null)).toMatchObject({
      min: 1,
      max: 100,
      customValues: [1, 10, 100],
      customLabels: ['a', 'b', 'c'],
    });
    expect(trackOf({}, null)).toBeNull();
    expect(trackOf({}, { min: 5, max: 5, values: [5], bins: [] })).toBeNull();
  });

  it('A track adds up the counts of a position, and adds those at the end to the previous part', () => {
    const bins = [
      { min: 1, max: 1, count: 5 },
      { min: 1, max: 2, count: 7 },
      { min: 2, max: 2, count: 9 },
      { min: 3, max: 3, count: 20 },
    ];
    expect(trackOf({}, { min: 1, max: 3, values: [1, 2, 3], bins })?.distribution).toEqual([12, 29]);
  });

  it('The whole track and the default are reported as cleared [FORM-VALUE-3] [FORM-SCHEMA-6]', () => {
    expect(rangeOf([0, 100], config, track)).toBeUndefined();
    expect(rangeOf([20, 80], { ...config, defaultValue: { value: { min: 20, max: 80 } } }, track)).toBeUndefined();
    expect(rangeOf([20, 80], config, track)).toEqual({ min: 20, max: 80 });
  });

  it("In an open-ended field, an end at the track's end is reported as no limit", () => {
    expect(rangeOf([20, 100], { ...config, openEnded: true }, track)).toEqual({ min: 20, max: null });
    expect(rangeOf([20, 100], config, track)).toEqual({ min: 20, max: 100 });
  });

  it('A track includes the labels of the ends [FORM-SCHEMA-8] [FORM-SCHEMA-6]', () => {
    const custom = { customValue: [1, 10, 100], customLabel: ['small', 'middle', 'large'], openEnded: true };
    const customTrack = trackOf(custom, null) as FieldRangeTrack;
    expect(rangeOf([10, 100], custom, customTrack)).toEqual({ min: 10, max: null, label: { min: 'middle' } });
  });

  it('A track accepts labels for even steps [FORM-SCHEMA-6]', () => {
    const even = { min: 1, max: 3, step: 1, customLabel: ['small', 'middle', 'large'] };
    expect(rangeOf([2, 3], even, trackOf(even, null) as FieldRangeTrack)).toEqual({
      min: 2,
      max: 3,
      label: { min: 'middle', max: 'large' },
    });
    expect(trackOf({ ...even, customLabel: ['too few'] }, null)?.customLabels).toBeUndefined();
  });

  it('The value determines the handles, which are at the default without one', () => {
    expect(handlesOf(undefined, config, track)).toEqual([0, 100]);
    expect(handlesOf(undefined, { ...config, defaultValue: { min: 20, max: 80 } }, track)).toEqual([20, 80]);
    expect(handlesOf({ min: 30, max: null }, config, track)).toEqual([30, 100]);
    expect(handlesOf({ min: -5, max: 700 }, config, track)).toEqual([0, 100]);
    expect(handlesOf({ min: 700, max: 5 }, config, track)).toEqual([100, 100]);
  });

  it('The value of the handles leads back to the same handles', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.boolean(), (a, b, openEnded) => {
        const handles: [number, number] = [Math.min(a, b), Math.max(a, b)];
        const value = rangeOf(handles, { ...config, openEnded }, track);
        expect(handlesOf(value && readRange(value), config, track)).toEqual(handles);
      }),
    );
  });
});
