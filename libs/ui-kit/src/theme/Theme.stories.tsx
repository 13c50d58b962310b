import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { controlHeights, List, ListItem, useColorMode, useControlSize } from '../index.ts';

function ThemeNow(): ReactElement {
  const { scheme } = useColorMode();
  const size = useControlSize(undefined);
  return (
    <List divided aria-label="The theme of this story" sx={{ maxWidth: 360 }}>
      <ListItem end={scheme}>Scheme on show</ListItem>
      <ListItem end={`${size}, ${controlHeights[size]} px`}>Size of a control</ListItem>
    </List>
  );
}

const meta = {
  title: 'Components/Helpers/Theme',
  component: ThemeNow,
  parameters: { visual: { skip: 'It is words; what a theme does is pictured with every component.' } },
} satisfies Meta<typeof ThemeNow>;
export default meta;

export const ThemeOnShow: StoryObj<typeof meta> = {};
