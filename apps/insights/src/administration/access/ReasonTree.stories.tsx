import type { Meta, StoryObj } from '@storybook/react';
import { ReasonTree } from './ReasonTree.tsx';

const leaf = (text: string, holds: boolean | null = null) => ({ text, holds, children: [] });

const meta = {
  title: 'App/Administration/ReasonTree',
  component: ReasonTree,
  args: {
    label: 'Why',
    reason: {
      text: 'viewable of feature:insights_pl',
      holds: true,
      children: [
        {
          text: 'the first, but not the second',
          holds: null,
          children: [
            {
              text: 'granted of feature:insights_pl',
              holds: true,
              children: [
                {
                  text: 'given to',
                  holds: null,
                  children: [
                    {
                      text: 'member of organization:northwind-insurance-partners',
                      holds: true,
                      children: [{ text: 'given to', holds: null, children: [leaf('user:joan', true)] }],
                    },
                    leaf('user:dana'),
                    leaf('and 211 more'),
                  ],
                },
              ],
            },
            {
              text: 'blocked of feature:insights_pl',
              holds: false,
              children: [leaf('given to no one')],
            },
          ],
        },
      ],
    },
  },
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof ReasonTree>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A permission that an organization gives. */
export const ThroughAnOrganization: Story = {};

/** A permission that nothing gives. */
export const Refused: Story = {
  args: {
    reason: {
      text: 'viewable of feature:benchmarks',
      holds: false,
      children: [{ text: 'granted of feature:benchmarks', holds: false, children: [leaf('given to no one')] }],
    },
  },
};
