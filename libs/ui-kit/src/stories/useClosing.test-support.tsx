import type { Decorator } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';

/** A decorator that lets a story with the arg `open` be closed by what it shows; the toolbar's controls open it again. */
export const useClosing: Decorator = (Story, { args }) => {
  const [, updateArgs] = useArgs();
  return <Story args={{ ...args, onClose: () => updateArgs({ open: false }) }} />;
};
