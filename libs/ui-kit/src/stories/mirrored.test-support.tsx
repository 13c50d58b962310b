import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';

const rightToLeft = (outer: Theme): Theme => ({ ...outer, direction: 'rtl' });

/** A decorator that shows a story as on a page that is read from right to left. */
export const mirrored: Decorator = (Story) => (
  <ThemeProvider theme={rightToLeft}>
    <div dir="rtl">
      <Story />
    </div>
  </ThemeProvider>
);
