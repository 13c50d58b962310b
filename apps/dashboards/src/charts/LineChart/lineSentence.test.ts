import { monthlyPoints } from '../stories/chartData.test-support.ts';
import { lineSentence } from './lineSentence.ts';

const sentence = (values: (number | null)[], unfinishedFrom?: number) =>
  lineSentence([{ id: 'a', label: 'Retention', points: monthlyPoints(values, unfinishedFrom) }], 'ratio');

describe('the sentence of a line chart', () => {
  it.each([
    [[0.84, 0.9, 0.86], 'Retention rose from 84% in Nov to 86% in Jan; highest in Dec, 90%.'],
    [[0.9, 0.86], 'Retention fell from 90% in Nov to 86% in Dec.'],
    [[0.86, 0.86], 'Retention stayed level at 86% from Nov to Dec.'],
    [[0.86, 0.8604, 0.86], 'Retention stayed level at 86% from Nov to Jan.'],
    [[0.86, 0.9, 0.86], 'Retention was 86% in Nov and in Jan; highest in Dec, 90%.'],
    [[0.86, 0.8, 0.86], 'Retention was 86% in Nov and in Jan; lowest in Dec, 80%.'],
    [[null, 0.861], 'Retention: 86.1% in Dec.'],
    [[null, null], 'There are no values to show.'],
  ])('describes %j', (values, words) => expect(sentence(values)).toBe(words));

  it('omits unfinished periods and says what the hatching means', () => {
    expect(sentence([0.84, 0.86, 0.99], 2)).toBe(
      'Retention rose from 84% in Nov to 86% in Dec. Hatched: unfinished periods.',
    );
  });
});
