import type { Meta, StoryObj } from '@storybook/react';
import { ReasonTree } from './ReasonTree.tsx';

const leaf = (text: string, holds: boolean | null = null) => ({ text, holds, children: [] });

const meta = {
  title: 'App/Administration/ReasonTree',
  component: ReasonTree,
  args: {
    label: 'Why',
    reason: {
      text: 'May see: Personal lines',
      holds: true,
      children: [
        {
          text: 'the first, but not the second',
          holds: null,
          children: [
            {
              text: 'Granted: Personal lines',
              holds: true,
              children: [
                {
                  text: 'given to',
                  holds: null,
                  children: [
                    {
                      text: 'Member: Northwind Insurance Partners',
                      holds: true,
                      children: [{ text: 'given to', holds: null, children: [leaf('Joan Hale', true)] }],
                    },
                    leaf('Dana Reyes'),
                    leaf('and 211 more'),
                  ],
                },
              ],
            },
            {
              text: 'Blocked: Personal lines',
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
      text: 'May see: Benchmarks',
      holds: false,
      children: [{ text: 'Granted: Benchmarks', holds: false, children: [leaf('given to no one')] }],
    },
  },
};
