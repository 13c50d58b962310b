import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import {
  Button,
  createSessionValueStorage,
  indexedDbStorage,
  Input,
  StatusMessage,
  StoredValuesProvider,
  useStoredValue,
  type StoreClock,
  type ValueStorage,
} from '../index.ts';
import { storyDay } from '../stories/insuranceWords.test-support.ts';

const quarterHour = 15 * 60 * 1000;
const stillClock: StoreClock = {
  now: () => storyDay().getTime(),
  setTimeout: () => undefined,
  clearTimeout: () => undefined,
};

function NoteField(): ReactElement {
  const { value, setValue, isLoading, error, isSessionActive, timeRemainingMs } = useStoredValue('story-note', {
    defaultValue: '',
    sessionTimeoutMs: quarterHour,
  });
  const left = timeRemainingMs === null ? '' : `, ${Math.round(timeRemainingMs / 60_000)} minutes left`;
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <Input
        label="Note on the renewal"
        helperText="Kept in this browser."
        error={error?.message}
        value={value}
        onValueChange={setValue}
        fullWidth
      />
      <StatusMessage>
        {isLoading ? 'Reading the note' : isSessionActive ? `Session active${left}` : 'No session'}
      </StatusMessage>
    </div>
  );
}

function Demo({ storage }: { storage: ValueStorage }): ReactElement {
  // A user comes back: the second provider reads what the first one wrote.
  const [visit, setVisit] = useState(1);
  return (
    <StoredValuesProvider key={visit} storage={storage} clock={stillClock}>
      <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
        <NoteField />
        <Button sx={{ justifySelf: 'start' }} onClick={() => setVisit(visit + 1)}>
          Come back
        </Button>
      </div>
    </StoredValuesProvider>
  );
}

const sessionStorageOfStories = createSessionValueStorage({ prefix: 'app_story_' });

const meta = {
  title: 'Components/Helpers/Stored values',
  component: Demo,
  args: { storage: sessionStorageOfStories },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const writeAndComeBack: Story['play'] = async ({ canvasElement, args }) => {
  await args.storage.remove('story-note');
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
  await expect(await canvas.findByText('No session')).toBeVisible();
  await userEvent.type(canvas.getByRole('textbox'), 'Call before June');
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
  await expect(await canvas.findByDisplayValue('Call before June')).toBeVisible();
  await expect(canvas.getByText('Session active, 15 minutes left')).toBeVisible();
};

export const InSessionStorage: Story = { play: writeAndComeBack };
export const InIndexedDb: Story = { args: { storage: indexedDbStorage }, play: writeAndComeBack };
export const Unreadable: Story = {
  args: { storage: { ...sessionStorageOfStories, read: async () => ({ value: { note: 7 }, timestamp: 0 }) } },
};
