import { waterfallSentence } from './waterfallSentence.ts';
import { waterfallSteps } from './waterfallSteps.ts';

const sentenceOf = (cents: number, change: number) =>
  waterfallSentence(
    waterfallSteps({
      start: { id: 'start', label: 'A year before', value: cents },
      changes: [{ id: 'lost', label: 'Lost', value: change }],
      end: { id: 'end', label: 'The period' },
    }),
    'cents',
  );

it('the sentence of a waterfall chart writes totals in full that would read alike', () => {
  expect(sentenceOf(394_443_100, -6_057_500)).toMatch(/^From \$3,944,431 to \$3,883,856; /);
  expect(sentenceOf(394_443_100, -60_000_000)).toMatch(/^From \$3\.9M to \$3\.3M; /);
});
