import type { FilterChip } from '@agency-insights/form-renderer/filters';
import { Button, Chip } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, maxWidth: '100%' },
  '@media (max-width: 599.95px)': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    margin: '0 -16px',
    padding: '2px 16px',
    '& > li': { flexShrink: 0, maxWidth: '80vw' },
  },
});

export interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (chip: FilterChip) => void;
  onClearAll: () => void;
}

/** The active filters, each of which can be taken away. */
export function FilterChips({ chips, onRemove, onClearAll }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <List aria-label="Active filters">
      {chips.map((chip) => (
        <li key={chip.fieldId}>
          <Chip label={chip.text === '' ? chip.label : `${chip.label}: ${chip.text}`} onRemove={() => onRemove(chip)} />
        </li>
      ))}
      <li>
        <Button variant="text" size="sm" onClick={onClearAll}>
          Clear all
        </Button>
      </li>
    </List>
  );
}
