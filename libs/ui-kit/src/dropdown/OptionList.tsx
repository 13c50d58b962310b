'use client';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useMemo, type ReactElement } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';
import { createRow } from './dropdownRows.ts';
import { OptionRow } from './OptionRow.tsx';
import { listHeight, rowLayout } from './rowLayout.ts';
import type { Dropdown } from './useDropdown.types.ts';
import { useRowWindow } from './useRowWindow.ts';

/** Props of `OptionList`. */
export interface OptionListProps {
  /** The dropdown whose rows are listed. */
  dropdown: Dropdown;
  /** Whether several values can be chosen; rows then bear checkboxes. */
  multiple: boolean;
  /** Rows kept ready on either side of those in view (KIT-SELECT-7). */
  overscan: number;
  /** How many lines the option at a position has after the first; null if all have one line. */
  moreLines: ((position: number) => number) | null;
  /** What the list is given from outside. */
  given: SlotProps<HTMLDivElement> | undefined;
}

const List = styled('div')({ overflowY: 'auto', overscrollBehavior: 'contain' });

/** The rows of an open dropdown; only those in view are in the document. */
export function OptionList({ dropdown, multiple, overscan, moreLines, given }: OptionListProps): ReactElement {
  const { rows, index, highlightedIndex, isKeyboardCursor } = dropdown;
  const layout = useMemo(() => rowLayout(index, rows, moreLines), [index, rows, moreLines]);
  const height = listHeight(layout, dropdown.maxHeight);
  const { first, end, scrollRef, hasMore } = useRowWindow({
    layout,
    height,
    overscan,
    highlightedRow: highlightedIndex,
    isKeyboardCursor,
  });
  const listRef = useForkRef(scrollRef, given?.ref);
  const above = layout.startOf(first);
  const shown = Array.from({ length: end - first }, (_, offset) => first + offset);
  // The row under the cursor stays in the document, so that aria-activedescendant always names an element.
  if (highlightedIndex >= end && highlightedIndex < rows.length) shown.push(highlightedIndex);
  if (highlightedIndex >= 0 && highlightedIndex < first) shown.unshift(highlightedIndex);

  return (
    <List
      {...dropdown.getMenuProps(given)}
      ref={listRef}
      data-more-below={hasMore || undefined}
      style={{ ...given?.style, maxHeight: height }}
    >
      <div role="presentation" className="KitOption-sizer" style={{ minHeight: layout.total, paddingTop: above }}>
        {groupRuns(dropdown, shown).map(({ group, members }) => {
          const options = members.map((row) => (
            <OptionRow
              key={row}
              dropdown={dropdown}
              multiple={multiple}
              rowIndex={row}
              top={row >= first && row < end ? undefined : layout.startOf(row)}
              headed={layout.isHeaded(row)}
              moreLines={layout.moreLines(row)}
            />
          ));
          if (group === undefined) return options;
          return (
            <div key={group} role="group" aria-label={group}>
              {options}
            </div>
          );
        })}
      </div>
    </List>
  );
}

interface GroupRun {
  /** The name of the group; undefined for rows without one. */
  group: string | undefined;
  /** The rows. */
  members: number[];
}

/** The rows shown in runs of one group each. Screen readers tell the group also where its header is out of view. */
function groupRuns({ index, rows }: Dropdown, shown: readonly number[]): GroupRun[] {
  const runs: GroupRun[] = [];
  for (const row of shown) {
    const group = index.groupAt(rows[row] ?? createRow);
    const last = runs.at(-1);
    if (last && last.group === group) last.members.push(row);
    else runs.push({ group, members: [row] });
  }
  return runs;
}
