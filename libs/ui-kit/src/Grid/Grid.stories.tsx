import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Paper, type GridSpacing } from '../index.ts';

const meta = {
  title: 'Components/Display/Grid',
  component: Grid,
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const figures = ['1,248 agencies', '96,310 policies', '$412,600,000 premium'];

export const Columns: Story = {
  render: () => (
    <Grid container spacing={4}>
      {figures.map((figure) => (
        <Grid key={figure} size={{ xs: 12, sm: 4 }}>
          <Paper padding={2}>{figure}</Paper>
        </Grid>
      ))}
    </Grid>
  ),
};
export const Spacings: Story = {
  render: () => (
    <>
      {([1, 2, 4, 8] as GridSpacing[]).map((spacing) => (
        <div key={spacing} style={{ marginBottom: 24 }}>
          <Grid container spacing={spacing}>
            {figures.map((figure) => (
              <Grid key={figure} size={4}>
                <Paper padding={1}>{`Spacing ${spacing}`}</Paper>
              </Grid>
            ))}
          </Grid>
        </div>
      ))}
    </>
  ),
};
