import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { FieldPopover, type FieldPopoverProps, type OpenedChip } from './FieldPopover.tsx';

it('a field whose code arrives once the person is elsewhere stays closed, and takes no focus', async () => {
  const [chip, row] = [document.createElement('button'), document.createElement('button')];
  document.body.append(chip, row);
  row.focus();
  const closed = jest.fn();
  render(
    <InsightsThemeProvider scheme="light">
      <Chip
        chip={{ chip: { fieldId: 'agency_state', label: 'Agency state', text: 'Texas' }, button: chip }}
        onClose={closed}
      />
    </InsightsThemeProvider>,
  );
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(row).toHaveFocus();
});

function Chip({ chip, onClose }: { chip: OpenedChip; onClose: () => void }) {
  const [opened, setOpened] = useState<OpenedChip | null>(chip);
  const close = () => {
    setOpened(null);
    onClose();
  };
  return <FieldPopover opened={opened} state={{} as FieldPopoverProps['state']} onClose={close} />;
}
