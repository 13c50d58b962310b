import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { Avatar, type AvatarProps, type AvatarSize } from '../index.ts';

const meta = { title: 'Components/Display/Avatar', component: Avatar, args: { name: 'Dana Reyes' } } satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes: AvatarSize[] = ['sm', 'md', 'lg', 'xl'];
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;

/** A portrait, drawn: stories fetch nothing from elsewhere. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#cfe0ea"/>
  <path d="M8 96c2-24 18-34 40-34s38 10 40 34z" fill="#2b5597"/><path d="M36 52h24v16a12 12 0 0 1-24 0z" fill="#d39a78"/>
  <circle cx="48" cy="40" r="19" fill="#e2ac8b"/><path d="M27 44c-4-26 10-32 22-32s25 7 20 32c-3-10-8-15-14-17-8 6-20 4-28 17z" fill="#4a2f22"/></svg>`,
)}`;
const brokenPicture = 'data:image/png;base64,AAAA';

function InAllSizes(props: AvatarProps): ReactElement {
  return (
    <div style={row}>
      {sizes.map((size) => (
        <Avatar key={size} {...props} size={size} />
      ))}
    </div>
  );
}

export const Sizes: Story = {
  render: () => (
    <div style={row}>
      <Avatar name="Dana Reyes" size="sm" />
      <Avatar name="Dana Reyes" size="md" />
      <Avatar name="Dana" size="lg" />
      <Avatar name="dana.reyes@agency.test" size="xl" />
    </div>
  ),
};
export const WithPicture: Story = { args: { src: portrait }, render: InAllSizes };
export const BrokenPicture: Story = { args: { src: brokenPicture }, render: InAllSizes };
export const WithoutName: Story = { args: { name: '' }, render: InAllSizes };
