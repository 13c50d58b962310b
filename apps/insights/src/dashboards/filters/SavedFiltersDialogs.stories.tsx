import type { SavedFilter } from '@agency-insights/insights-api';
import { createFilterForm } from '@agency-insights/form-renderer';
import { Button } from '@agency-insights/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { DeleteFiltersDialog } from './DeleteFiltersDialog.tsx';
import { RenameFiltersDialog } from './RenameFiltersDialog.tsx';
import { profileView } from './DashboardView.ts';
import { SaveFiltersDialog } from './SaveFiltersDialog.tsx';

const meta = {
  title: 'App/Dashboards/Saved filters dialogs',
  component: Button,
  parameters: { visual: { narrow: 'once' } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj;

const filterNames = ['Commercial policies', 'Texas contractors with more than a million of premium in force'];
const filterContent: SavedFilter['filterContent'] = {
  version: 1,
  saveSearchType: 'agencies',
  filters: { agency_state: 'TX', line: 'commercial' },
};
const savedFilters = filterNames.map((filterName, id) => ({ id, filterName, filterContent }) as SavedFilter);
const form = createFilterForm({ schema: profileView.schema });
const [first = {} as SavedFilter] = savedFilters;
const nothing = () => undefined;
const works = () => Promise.resolve(null);
const story = (dialog: ReactElement, play?: Story['play']): Story => ({ render: () => dialog, ...(play && { play }) });
const saving = (onSave: () => Promise<string | null> = works) => (
  <SaveFiltersDialog
    open
    savedFilters={savedFilters}
    form={form}
    overwritten={() => ({ agency_state: 'TX' })}
    onClose={nothing}
    onSave={onSave}
  />
);

export const SaveNewFilters: Story = story(saving());
export const OverwriteExistingFilters: Story = story(saving(), async () => {
  await userEvent.click(await screen.findByText('Overwrite existing filters'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Saved filters list' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Commercial policies' }));
  await expect(screen.getByText('Removed: Commercial lines')).toBeVisible();
});
export const NameThatIsTaken: Story = story(
  saving(() => Promise.resolve('You already have filters with this name.')),
  async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name your filters' }), 'Commercial policies');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('You already have filters with this name.')).toBeVisible();
  },
);
export const Rename: Story = story(<RenameFiltersDialog saved={first} onClose={nothing} onRename={works} />);
export const Delete: Story = story(<DeleteFiltersDialog saved={first} onClose={nothing} onDelete={works} />);
