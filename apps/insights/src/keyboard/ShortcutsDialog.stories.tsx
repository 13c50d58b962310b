import type { Meta, StoryObj } from '@storybook/react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CommandsContext, createCommandRegistry } from './CommandRegistry.ts';
import { commandIds } from './commands.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

/** Of a person who may open all pages. */
const registry = createCommandRegistry();
registry.add(() => Object.fromEntries(commandIds.map((id) => [id, () => undefined])));

const meta = {
  title: 'App/Keyboard/ShortcutsDialog',
  component: ShortcutsDialog,
  args: { singleKeys: true, onSingleKeysChange: fn(), onClose: fn() },
  decorators: (Story) => (
    <CommandsContext value={registry}>
      <Story />
    </CommandsContext>
  ),
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What can be done by keys, and the switch for single letters. */
export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('switch', { name: /Single-letter/ }));
    await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false, expect.anything());
  },
};
