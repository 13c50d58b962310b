import { maxComparedAgencies } from '@agency-insights/insights-api';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AgencyPicker } from '../agencies/AgencyPicker.tsx';
import { ActionDialog } from '../dialogs/ActionDialog.tsx';
import { useWords } from '../../language/useWords.ts';

const Body = styled('div')({ width: 'min(480px, 80vw)', paddingBlock: 4, '& > p': { margin: '0 0 16px' } });

export interface CompareDialogProps {
  open: boolean;
  onClose: () => void;
  /** The agency of the page. */
  agencyId: number;
  agencyName: string;
  /** Ids of the agencies beside it. */
  compared: readonly number[];
  onCompare: (ids: number[]) => void;
}

/** Chooses up to four agencies to show beside the one of the page (PLUS-45). */
export function CompareDialog({ open, ...props }: CompareDialogProps) {
  // Each opening starts with the current comparison.
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, agencyId, agencyName, compared, onCompare }: Omit<CompareDialogProps, 'open'>) {
  const { t } = useWords();
  const [chosen, setChosen] = useState(compared);
  return (
    <ActionDialog
      open
      title={t('Compare agencies')}
      action={{
        label: t('Compare'),
        disabled: String(chosen) === String(compared),
        onClick: () => {
          onCompare([...chosen]);
          onClose();
        },
      }}
      onClose={onClose}
    >
      <Body>
        <p>
          {t('Choose up to {max} agencies to show beside {agency}.', { max: maxComparedAgencies, agency: agencyName })}
        </p>
        <AgencyPicker
          label={t('Agencies')}
          value={chosen}
          onChange={setChosen}
          max={maxComparedAgencies}
          except={agencyId}
          autoFocus
        />
      </Body>
    </ActionDialog>
  );
}
