import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppBar } from '../index.ts';
import { account, apps, logo } from '../stories/productShell.test-support.ts';

const meta = {
  title: 'Components/Navigation/AppBar',
  component: AppBar,
  // In its own iframe on the docs page: its position is fixed at the top of the window.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '100px' } } },
  args: { productName: 'Agency Insights', logo },
} satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  parameters: { visual: { forcedColors: true } },
  args: { apps, help: { href: 'https://help.example.test' }, account },
};
export const NameAlone: Story = {};
export const NarrowWithLongName: Story = {
  args: {
    productName: 'Agency Insights for the Southern Plains',
    apps,
    help: { href: 'https://help.example.test' },
    account,
    onOpenNavigation: () => undefined,
  },
  parameters: { visual: { narrow: true } },
};
