import { maxComparedAgencies, type TileRow } from '@agency-insights/insights-api/contract';
import { Button, VisuallyHidden } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactElement } from 'react';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { RowSelection } from '../../tiles/TileTable.types.ts';
import type { MarkAgency, OpenAgency } from '../../tiles/TileView.ts';
import { t, tCount } from '../../language/texts.ts';

/** Agencies that can be compared: the first one and those beside it. */
const max = maxComparedAgencies + 1;

const Compare = styled(Button)({ marginInlineStart: 'auto', '@media print': { display: 'none' } });

/** The agency of a row. */
export const agencyOf = (row: TileRow): MarkAgency => ({
  id: numberIn(row, 'agency_id') ?? 0,
  name: textIn(row, 'name'),
});

/** Selects agencies and compares them; the page then is that of the first selected agency. */
export interface CompareState {
  selection: RowSelection;
  button: ReactElement;
}

/** Holds which agencies are selected. Undefined for people who may not open agencies. */
export function useCompare(onOpenAgency: OpenAgency | undefined): CompareState | undefined {
  const [selected, setSelected] = useState<readonly MarkAgency[]>([]);
  const hintId = useId();
  if (onOpenAgency === undefined) return undefined;
  const [first, ...beside] = selected;
  const others = (row: TileRow) => selected.filter(({ id }) => id !== agencyOf(row).id);
  return {
    selection: {
      isSelected: (row) => others(row).length < selected.length,
      isFull: selected.length >= max,
      onChange: (row, isSelected) => setSelected([...others(row), ...(isSelected ? [agencyOf(row)] : [])]),
    },
    button: (
      <>
        <Compare
          size="sm"
          variant="outlined"
          color="secondary"
          aria-disabled={beside.length === 0}
          aria-describedby={hintId}
          onClick={(event) => {
            if (first) onOpenAgency(first, event.metaKey || event.ctrlKey, beside);
          }}
        >
          {selected.length === 0 ? t('Compare') : tCount(selected.length, 'Compare {count}', 'Compare {count}')}
        </Compare>
        <VisuallyHidden id={hintId}>{t('Select 2 to {max} agencies to compare them.', { max })}</VisuallyHidden>
      </>
    ),
  };
}
