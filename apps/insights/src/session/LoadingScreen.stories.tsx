import type { Meta, StoryObj } from '@storybook/react';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = {
  title: 'App/Session/LoadingScreen',
  component: LoadingScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { narrow: 'once' } },
} satisfies Meta<typeof LoadingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page before it is known who is signed in. */
export const Loading: Story = {};
