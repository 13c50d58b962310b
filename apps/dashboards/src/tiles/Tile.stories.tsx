import type { Meta } from '@storybook/react-vite';
import { withLongNames, withTooFewPeers } from '../testing/answerVariants.test-support.ts';
import { fail, never, tileStory, whole } from '../testing/tileStory.test-support.tsx';
import { Tile } from './Tile.tsx';

const meta = {
  title: 'Dashboards/Tile',
  component: Tile,
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof Tile>;
export default meta;

export const WithItsAnswer = tileStory({ tile: 'products' });
export const Loading = tileStory({ tile: 'products', ends: [never] });
export const StoppedBeforeItLoaded = tileStory({ tile: 'products', ends: [never], then: 'cancelTile' });
export const Failed = tileStory({ tile: 'products', ends: [fail] });
export const FailedWithValuesOfBefore = tileStory({ tile: 'products', ends: [whole, fail], then: 'retryTile' });
export const LoadingWithValuesOfBefore = tileStory({ tile: 'products', ends: [whole, never], then: 'retryTile' });
export const NothingToShow = tileStory({ tile: 'products', ends: [(answer) => ({ ...answer, rows: [] })] });
export const NoTableRows = tileStory({ tile: 'carriers', ends: [(answer) => ({ ...answer, rows: [] })] });
export const WithoutPolicyNumbers = tileStory({
  tile: 'rate_change',
  ends: [(answer) => ({ ...answer, rows: [], missing: 'policy_numbers' })],
});
export const WithAFilterThatItDoesNotUse = tileStory({ tile: 'products', filters: { agency_state: 'TX' } });
export const WithTooFewPeers = tileStory({ tile: 'products', ends: [withTooFewPeers] });
export const LongNames = tileStory({ tile: 'products', ends: [withLongNames] });
