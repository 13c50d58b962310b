import type { TileAnswer } from '@agency-insights/insights-api/contract';
import type { Meta } from '@storybook/react-vite';
import { agencyMeasures } from '../agency/agencyMeasures.ts';
import { emptyAgencyAnswer } from '../testing/agencyAnswers.test-support.ts';
import { withTooFewPeers } from '../testing/answerVariants.test-support.ts';
import { fail, never, tileStory, type TileStory, whole } from '../testing/tileStory.test-support.tsx';
import { keyNumber } from './keyNumber.ts';
import { KeyNumbers } from './KeyNumbers.tsx';

const meta = {
  title: 'Dashboards/KeyNumbers',
  component: KeyNumbers,
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof KeyNumbers>;
export default meta;

const numbersOf = (answer: TileAnswer) => agencyMeasures.map((measure) => keyNumber(measure, answer));
const story = (options: Omit<TileStory, 'tile' | 'children'>) =>
  tileStory({
    ...options,
    tile: 'summary',
    children: <KeyNumbers tile="summary" count={agencyMeasures.length} numbersOf={numbersOf} />,
  });

export const WithTheirAnswer = {
  ...story({}),
  parameters: { visual: { narrow: true, forcedColors: true } },
};
export const Loading = story({ ends: [never] });
export const Failed = story({ ends: [fail] });
export const FailedWithValuesOfBefore = story({ ends: [whole, fail], then: 'retryTile' });
export const LoadingWithValuesOfBefore = story({ ends: [whole, never], then: 'retryTile' });
export const NothingToShow = story({
  filters: { line: 'personal', carrier: 'Acme Mutual' },
  ends: [() => emptyAgencyAnswer('summary', {})],
});
export const WithTooFewPeers = story({ ends: [withTooFewPeers] });
/** A number that is unknown has a reason in its place. */
export const UnknownRetention = story({
  ends: [
    (answer) => ({
      ...answer,
      rows: answer.rows.map((row) => ({ ...row, retention: null, premium_retention: null })),
    }),
  ],
});
