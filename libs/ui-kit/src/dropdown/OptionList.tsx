'use client';
import { styled } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type ReactElement, type Ref } from 'react';
import { startsGroup } from './dropdownRows.ts';
import { optionListStyles } from './optionListStyles.ts';
import { OptionRow } from './OptionRow.tsx';
import type { Dropdown } from './useDropdown.types.ts';

/** Props of `OptionList`. */
export interface OptionListProps {
  /** The dropdown whose rows are listed. */
  dropdown: Dropdown;
  /** Whether several values can be chosen; rows then bear checkboxes. */
  multiple: boolean;
  /** Rows kept ready on either side of those in view (KIT-SELECT-7). */
  overscan: number;
  /** Greatest height in px (KIT-SELECT-8). */
  maxHeight: number;
}

/** The height of a row in px (KIT-SELECT-7). */
export const rowHeight = 37;
/** The height of the first row of a group, which bears the group's header, in px (KIT-SELECT-7). */
export const groupRowHeight = 74;

const List = styled('div')(optionListStyles);

/** The rows of an open dropdown; only those in view are in the document. */
export function OptionList({ dropdown, multiple, overscan, maxHeight }: OptionListProps): ReactElement {
  const { rows, index, highlightedIndex, isKeyboardCursor } = dropdown;
  const scrollElement = useRef<HTMLDivElement>(null);
  const grouped = index.isGrouped();
  const estimateSize = useCallback(
    (row: number) => (grouped && startsGroup(index, rows, row) ? groupRowHeight : rowHeight),
    [grouped, index, rows],
  );
  // The row under the cursor stays in the document, so that aria-activedescendant always names an element.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const isOutside = highlightedIndex >= 0 && highlightedIndex < range.count && !shown.includes(highlightedIndex);
      return isOutside ? [...shown, highlightedIndex].sort((a, b) => a - b) : shown;
    },
    [highlightedIndex],
  );
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollElement.current,
    estimateSize,
    overscan,
    rangeExtractor,
    initialRect: { width: 0, height: maxHeight },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, estimateSize]);
  useEffect(() => {
    if (highlightedIndex >= 0 && isKeyboardCursor()) virtualizer.scrollToIndex(highlightedIndex, { align: 'auto' });
  }, [virtualizer, highlightedIndex, isKeyboardCursor]);

  const menu = dropdown.getMenuProps();
  const listRef = useForkRef<HTMLDivElement>((menu as { ref?: Ref<HTMLDivElement> }).ref, scrollElement);
  return (
    <List {...menu} ref={listRef} style={{ maxHeight }}>
      <div role="presentation" className="KitOption-sizer" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => (
          <OptionRow
            key={item.key}
            dropdown={dropdown}
            multiple={multiple}
            rowIndex={item.index}
            top={item.start}
            height={item.size}
          />
        ))}
      </div>
    </List>
  );
}
