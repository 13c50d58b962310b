'use client';
import { Button, Chip } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { WarningIcon } from '../../renderer/icons.ts';
import type { FilterChip } from '../describeFilters.ts';

/** Props of `FilterChips`. */
export interface FilterChipsProps {
  /** The filters, as `describeFilters` words them: of each field and of each key one. */
  chips: readonly FilterChip[];
  /** Called with the filter that the person takes away. */
  onRemove: (chip: FilterChip) => void;
  /** Called when all of them are taken away. Default: none, there is no such button. */
  onClearAll?: () => void;
  /** Accessible name of the list. Default "Active filters". */
  'aria-label'?: string;
}

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

/**
 * The active filters, each of which can be taken away; those that nobody knows here stand among them as warnings. Draws
 * nothing where there are none.
 */
export function FilterChips(props: FilterChipsProps): ReactElement | null {
  const { chips, onRemove, onClearAll, 'aria-label': label = 'Active filters' } = props;
  if (chips.length === 0) return null;
  return (
    <List aria-label={label}>
      {chips.map((chip) => (
        <li key={`${chip.unknown ? 'unknown' : ''} ${chip.fieldId}`}>
          <Chip
            label={chip.text === '' ? chip.label : `${chip.label}: ${chip.text}`}
            onRemove={() => onRemove(chip)}
            {...(chip.unknown && { color: 'warning', icon: <WarningIcon />, title: chip.unknown.message })}
          />
        </li>
      ))}
      {onClearAll && (
        <li>
          <Button variant="text" size="sm" onClick={onClearAll}>
            Clear all
          </Button>
        </li>
      )}
    </List>
  );
}
