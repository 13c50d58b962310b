import type { Meta } from '@storybook/react-vite';
import { tileStory } from '../testing/tileStory.test-support.tsx';
import { Tile } from '../tiles/Tile.tsx';

const meta = {
  title: 'Dashboards/Agency profile',
  component: Tile,
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof Tile>;
export default meta;

export const PremiumByMonth = tileStory({ tile: 'premium_by_month' });
export const PremiumChange = tileStory({ tile: 'premium_change' });
export const Carriers = tileStory({ tile: 'carriers' });
export const States = tileStory({ tile: 'states' });
export const Industries = tileStory({ tile: 'industries' });
export const PartsOfAnIndustry = tileStory({ tile: 'industries', filters: { industry: '23' } });
export const PremiumBands = tileStory({ tile: 'premium_bands' });
export const Expirations = tileStory({ tile: 'expirations' });
export const Retention = tileStory({ tile: 'retention' });
export const RetentionByProduct = tileStory({ tile: 'retention_by_product' });
export const RateChange = tileStory({ tile: 'rate_change' });
export const Accounts = tileStory({ tile: 'accounts' });
