import type { SavedFilter } from '@agency-insights/insights-api';
import { Radio, RadioGroup, Select } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AgencyPicker } from '../agencies/AgencyPicker.tsx';
import { ActionDialog } from '../dialogs/ActionDialog.tsx';
import { readCompare, type CompareChoice, type CompareKind, writeCompare } from './compareChoice.ts';
import { useCarriers } from './useCarriers.ts';
import { useWords } from '../../language/useWords.ts';

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: 'min(440px, 80vw)',
  // Fixed height, so that the dialog does not change with the choice.
  minHeight: 232,
  paddingBlock: 4,
});

export interface CompareDialogProps {
  open: boolean;
  onClose: () => void;
  /** The choice, as the address holds it; undefined: all agencies of the person. */
  compare: string | undefined;
  /** Called with the choice; null: all agencies of the person. */
  onCompare: (compare: string | null) => void;
  /** Saved searches for agencies. */
  searches: readonly SavedFilter[];
  /** Whether the person may see single agencies. */
  canNameAgencies: boolean;
  /** Name of all agencies of the user. */
  everybody: string;
}

/** Chooses whose numbers the benchmarks show. */
export function CompareDialog({ open, ...props }: CompareDialogProps) {
  // Each opening starts with the current comparison.
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<CompareDialogProps, 'open'>) {
  const { onClose, compare, onCompare, searches, canNameAgencies, everybody } = props;
  const { t } = useWords();
  const [choice, setChoice] = useState<CompareChoice>(() => readCompare(compare));
  const next = writeCompare(choice);
  return (
    <ActionDialog
      open
      title={t('Compare')}
      action={{
        label: t('Compare'),
        // Incomplete, or what is shown already.
        disabled: next === undefined || next === (compare ?? null),
        onClick: () => {
          onCompare(next ?? null);
          onClose();
        },
      }}
      onClose={onClose}
    >
      <Body>
        <RadioGroup
          label={t('Whose numbers')}
          value={choice.kind}
          onValueChange={(kind) => setChoice({ kind: (kind ?? 'mine') as CompareKind, value: null })}
        >
          <Radio value="mine" label={everybody} />
          {canNameAgencies && <Radio value="search" label={t('A saved search')} disabled={searches.length === 0} />}
          {canNameAgencies && <Radio value="agency" label={t('One agency')} />}
          <Radio value="carrier" label={t('A carrier')} />
        </RadioGroup>
        <ChoiceField choice={choice} searches={searches} onPick={(value) => setChoice({ ...choice, value })} />
      </Body>
    </ActionDialog>
  );
}

interface ChoiceFieldProps {
  choice: CompareChoice;
  searches: readonly SavedFilter[];
  onPick: (value: string | null) => void;
}

/** The field to choose one of the selected kind. */
function ChoiceField({ choice: { kind, value }, searches, onPick }: ChoiceFieldProps) {
  const { t } = useWords();
  switch (kind) {
    case 'mine':
      return null;
    case 'search':
      return (
        <Select
          label={t('Saved search')}
          fullWidth
          placeholder={t('Choose a saved search')}
          options={searches.map(({ id, filterName }) => ({ value: String(id), label: filterName }))}
          value={value}
          onValueChange={onPick}
        />
      );
    case 'agency':
      return (
        <AgencyPicker
          label={t('Agency')}
          value={value === null ? [] : [Number(value)]}
          onChange={([id]) => onPick(id === undefined ? null : String(id))}
          max={1}
        />
      );
    case 'carrier':
      return <CarrierField value={value} onPick={onPick} />;
  }
}

function CarrierField({ value, onPick }: { value: string | null; onPick: (value: string | null) => void }) {
  const { t } = useWords();
  const { options, isLoading } = useCarriers(true);
  return (
    <Select
      label={t('Carrier')}
      fullWidth
      searchable
      placeholder={t('Choose a carrier')}
      options={options}
      loading={isLoading}
      value={value}
      onValueChange={onPick}
    />
  );
}
