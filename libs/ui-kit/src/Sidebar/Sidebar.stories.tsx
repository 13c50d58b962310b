import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sidebar } from '../index.ts';
import { bottomNavigation, navigation } from '../stories/productShell.test-support.ts';

const meta = {
  title: 'Components/Navigation/Sidebar',
  component: Sidebar,
  args: { items: navigation, currentPath: '/find-agencies', open: true, width: 280, onOpenChange: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ height: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: { visual: { forcedColors: true } }, args: { bottomItems: bottomNavigation } };
export const Collapsed: Story = { args: { bottomItems: bottomNavigation, open: false, width: 64 } };
export const LongTitles: Story = {
  args: {
    items: navigation.map((item) => ({ ...item, title: `${item.title} of the Southern Plains region` })),
    onOpenChange: undefined,
  },
};
