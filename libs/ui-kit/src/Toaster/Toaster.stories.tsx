import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  Dialog,
  FilterDrawer,
  Menu,
  MenuItem,
  Popover,
  ToasterProvider,
  useToaster,
  type ToastOptions,
  type ToastPosition,
} from '../index.ts';

const severities: ToastOptions[] = [
  { severity: 'success', message: 'Search “Texas growth book” saved.' },
  {
    severity: 'error',
    message: 'The export could not be made. Try again in a moment.',
    action: { label: 'Retry', onClick: () => undefined },
  },
  { severity: 'warning', message: 'Only the first 100,000 agencies are exported.' },
];
const exported: ToastOptions[] = ['Texas growth book', 'Oklahoma contractors', 'Kansas farms'].map((name) => ({
  severity: 'success',
  message: `“${name}” is ready to download.`,
}));
const quiet: ToastOptions[] = [
  { severity: 'info', message: 'The data was updated this morning.', position: 'top-right' },
  { severity: 'default', message: 'Link copied.', position: 'top-right' },
];

function Demo({ toasts }: { toasts: readonly ToastOptions[] }): ReactElement {
  const { show } = useToaster();
  return (
    <Button onClick={() => toasts.forEach((toast) => show({ ...toast, durationMs: Infinity }))}>Show toasts</Button>
  );
}

function DeletingDialog(): ReactElement {
  const { show } = useToaster();
  const failed: ToastOptions = {
    severity: 'error',
    message: 'The search could not be deleted.',
    action: { label: 'Try again', onClick: () => undefined },
    durationMs: Infinity,
  };
  return (
    <Dialog
      open
      title="Delete the search?"
      onClose={() => undefined}
      actions={
        <>
          <Button>Cancel</Button>
          <Button color="error" variant="contained" onClick={() => show(failed)}>
            Delete
          </Button>
        </>
      }
    >
      “Texas growth book” will be gone for everybody who uses it.
    </Dialog>
  );
}

/** A menu and a popover at the lower edge of the window, where the product's toasts are. */
function OpenSurfaces(): ReactElement {
  const { show } = useToaster();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [name, setName] = useState('');
  const surface = { open: true, anchor, onClose: () => setName(''), 'aria-label': name };
  return (
    <div style={{ position: 'fixed', bottom: 8, left: '50%', display: 'flex', gap: 8 }}>
      {['Menu', 'Popover'].map((kind) => (
        <Button
          key={kind}
          onClick={({ currentTarget }) => {
            show({ message: 'Search saved.', position: 'bottom-center', durationMs: Infinity });
            setAnchor(currentTarget);
            setName(kind);
          }}
        >
          {kind}
        </Button>
      ))}
      {name === 'Menu' && (
        <Menu {...surface}>
          <MenuItem>Edit</MenuItem>
          <MenuItem>Save as</MenuItem>
        </Menu>
      )}
      {name === 'Popover' && (
        <Popover {...surface}>
          <Button>Undo</Button>
        </Popover>
      )}
    </div>
  );
}

/** A dialog that fills a window. */
function LongDialog(): ReactElement {
  const { show } = useToaster();
  const failed: ToastOptions = { severity: 'error', message: 'Search save failed', durationMs: Infinity };
  return (
    <Dialog
      open
      title="Save the search?"
      onClose={() => undefined}
      actions={
        <>
          <Button>Cancel</Button>
          <Button variant="contained" onClick={() => show({ ...failed, position: 'bottom-center' })}>
            Save
          </Button>
        </>
      }
    >
      {Array.from({ length: 40 }, (_, at) => (
        <p key={at}>Agencies of county {at + 1}.</p>
      ))}
    </Dialog>
  );
}

/** Whether a press in the middle of an element reaches it. */
function isReached(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

const meta = {
  title: 'Components/Feedback/Toaster',
  component: ToasterProvider,
  argTypes: { children: { control: false } },
  // In a frame of its own on the docs page: toasts are at the edges of the window.
  parameters: { visual: { narrow: 'once' }, docs: { story: { inline: false, height: '360px' } } },
  args: {},
  decorators: [
    (Story) => (
      <div style={{ minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ToasterProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show toasts' }));
};

export const Severities: Story = { args: { children: <Demo toasts={[...severities, ...quiet]} /> }, play: press };
export const TopRight: Story = { args: { children: <Demo toasts={quiet} /> }, play: press };

const at = (position: ToastPosition): ToastOptions => ({
  severity: 'info',
  message: `Stands at the ${position.replace('-', ' ')}.`,
  position,
});
export const OtherPlaces: Story = {
  args: { children: <Demo toasts={[at('top-center'), at('bottom-left')]} /> },
  play: async (context) => {
    await press(context);
    const left = (text: string) => within(document.body).getByText(text).getBoundingClientRect().left;
    await expect(left('Stands at the bottom left.')).toBeLessThan(100);
  },
};
export const RemainingPlaces: Story = {
  args: { children: <Demo toasts={[at('top-left'), at('bottom-center')]} /> },
  play: press,
};
export const MoreThanThree: Story = {
  args: { children: <Demo toasts={[...exported, { message: 'Waits until one of the others has gone.' }]} /> },
  play: async (context) => {
    await press(context);
    await expect(within(document.body).queryByText('Waits until one of the others has gone.')).toBeNull();
  },
};
export const AboveADrawersFooter: Story = {
  args: {
    children: (
      <>
        <Demo toasts={[{ severity: 'success', message: 'Search saved.' }]} />
        <FilterDrawer
          open
          onClose={() => undefined}
          variant="overlay"
          footer={<Button variant="contained">Apply</Button>}
        >
          Filters stay in reach, and so does Apply.
        </FilterDrawer>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    // The drawer covers the page and keeps it from the keyboard: the toast comes from a search that ran before.
    within(canvasElement).getByText('Show toasts').click();
    const toast = await within(document.body).findByText('Search saved.');
    const apply = await within(document.body).findByRole('button', { name: 'Apply' });
    await waitFor(() => expect(toast.getBoundingClientRect().bottom).toBeLessThan(apply.getBoundingClientRect().top));
  },
};
/** What holds the focus does not keep a toast from being heard, and F6 goes to it and back. */
export const OverADialog: Story = {
  args: { children: <DeletingDialog /> },
  play: async () => {
    const page = within(document.body);
    const opener = await page.findByRole('button', { name: 'Delete' });
    await userEvent.click(opener);
    await expect(await page.findByText('The search could not be deleted.')).toBeVisible();
    await userEvent.keyboard('{F6}');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{F6}');
  },
};
export const AboveADialogsButtons: Story = {
  args: { children: <LongDialog /> },
  play: async () => {
    const page = within(document.body);
    const save = await page.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await page.findByText('Search save failed');
    await waitFor(() => expect([save, page.getByRole('button', { name: 'Cancel' })].every(isReached)).toBe(true));
  },
};
export const BeneathOpenSurfaces: Story = {
  args: { children: <OpenSurfaces /> },
  parameters: { visual: { skip: 'What opens from a control covers the toast.' } },
  play: async () => {
    const page = within(document.body);
    const opened = [
      ['Menu', 'Save as'],
      ['Popover', 'Undo'],
    ] as const;
    for (const [kind, inside] of opened) {
      await userEvent.click(await page.findByRole('button', { name: kind }));
      const surface = await page.findByRole(kind === 'Menu' ? 'menuitem' : 'button', { name: inside });
      const toast = page.getByText('Search saved.').closest<HTMLElement>('[data-toast]');
      const isOver = () =>
        (toast?.getBoundingClientRect().top ?? Infinity) < surface.getBoundingClientRect().bottom && isReached(surface);
      await waitFor(() => expect(isOver()).toBe(true));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(surface).not.toBeInTheDocument());
    }
  },
};
