import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { colors, controlHeights, type KitPalette } from '../index.ts';

function Tokens(): ReactElement {
  const names = Object.keys(colors) as (keyof KitPalette)[];
  return (
    <>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
          gap: 12,
          marginBottom: 24,
        }}
      >
        {names
          .filter((name) => !name.startsWith('shadow'))
          .map((name) => (
            <div key={name}>
              <div
                style={{ height: 40, borderRadius: 8, border: `1px solid ${colors.line}`, background: colors[name] }}
              />
              {name}
            </div>
          ))}
      </div>
      {(['h1', 'h2', 'h3', 'body1', 'caption'] as const).map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant}: 1,248 agencies, $412,600,000 search premium
        </Typography>
      ))}
      <p>
        Control heights:{' '}
        {Object.entries(controlHeights)
          .map(([size, height]) => `${size} ${height} px`)
          .join(', ')}
      </p>
    </>
  );
}

// No page of props: the theme is no component.
const meta = { title: 'ui-kit/Theme', component: Tokens, tags: ['!autodocs'] } satisfies Meta<typeof Tokens>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DesignTokens: Story = {};
