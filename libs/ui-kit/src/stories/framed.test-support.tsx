import type { Decorator } from '@storybook/react-vite';

/** A decorator that gives a story the width of a form, in px, and less where the window is narrower. */
export const framed =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ width, maxWidth: '100%' }}>
      <Story />
    </div>
  );
