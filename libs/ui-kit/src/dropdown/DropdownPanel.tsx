'use client';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState, type MouseEvent, type ReactElement, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { joinedProps } from '../slots/joinedProps.ts';
import { useFloatingPosition, type FloatingPlacement } from '../floating/useFloatingPosition.ts';
import { BulkBar } from './BulkBar.tsx';
import type { DropdownFieldProps } from './DropdownField.tsx';
import { listWidth, windowPadding } from './listWidth.ts';
import { listGap, lowWindow, measureRoom } from './lowWindow.ts';
import { OptionList } from './OptionList.tsx';
import { allRow } from './dropdownRows.ts';
import { popupStyles } from './popupStyles.ts';
import type { Dropdown } from './useDropdown.types.ts';

/** Props of `DropdownPanel`. */
export interface DropdownPanelProps {
  /** The dropdown whose list is shown. */
  dropdown: Dropdown;
  /** The element it hangs from. */
  anchor: HTMLElement;
  /** What its field was given. */
  field: DropdownFieldProps;
}

const Surface = styled('div')(popupStyles);

/**
 * The panel of an open dropdown, as wide as its anchor or options: the list, placeholder bars, or the empty text.
 * Pressing it does not move the focus.
 */
export function DropdownPanel({ dropdown, anchor, field }: DropdownPanelProps): ReactPortal {
  const { multiple, loading, overscan, caption, slotProps: given = {} } = field;
  const [isLow] = useState(() => window.innerHeight <= lowWindow);
  // Bulk actions need several options, and do not fit a low window.
  const offersActions = field.selectAll && !field.onSearch && dropdown.rows[0] === allRow && !isLow;
  // Read before anything of the list is there, when it costs nothing: the surface is then laid out once.
  const [room] = useState(() => [anchor.offsetWidth, window.innerWidth] as const);
  const { options } = dropdown.index;
  const { width, maxWidth, moreLines } = useMemo(() => listWidth(options, ...room), [options, room]);
  const own = useMemo(() => placementFor(anchor, isLow), [anchor, isLow]);
  const surfaceRef = useFloatingPosition(anchor, own, given.popup?.ref);
  useEffect(() => {
    if (isLow) anchor.scrollIntoView?.({ block: 'start' });
  }, [isLow, anchor]);
  const press = (event: MouseEvent) => event.preventDefault();
  return createPortal(
    <Surface
      {...joinedProps({ onMouseDown: press, style: { minWidth: width, maxWidth } }, given.popup)}
      ref={surfaceRef}
    >
      {caption !== undefined && (
        <div className="KitDropdown-caption" id={dropdown.captionId}>
          {caption}
        </div>
      )}
      <div className="KitDropdown-body">
        {loading ? (
          <LoadingBars />
        ) : (
          dropdown.rows.length === 0 && <div className="KitDropdown-empty">{dropdown.emptyText}</div>
        )}
        <OptionList {...{ dropdown, multiple, overscan, moreLines }} given={given.list} />
      </div>
      {multiple && !loading && <BulkBar dropdown={dropdown} offersActions={offersActions} />}
    </Surface>,
    anchor.ownerDocument.body,
  );
}

/**
 * Below its field, or above it where it would cover what is below the part of the page that scrolls: the buttons of a panel.
 * A popover scrolls as a whole, so nothing is below its fields.
 */
function placementFor(anchor: HTMLElement, isLow: boolean): FloatingPlacement {
  const area = scrollerOf(anchor);
  return {
    ...{ side: 'bottom', align: 'start', gap: listGap, padding: windowPadding },
    within: ({ left, top, width, height }) => {
      const bottom = area?.getBoundingClientRect().bottom ?? Infinity;
      return { left, top, width, height: Math.min(height, bottom - top) };
    },
    onPlace: isLow ? measureRoom : undefined,
  };
}

function scrollerOf({ parentElement: parent }: Element): Element | null {
  if (!parent || parent.matches('[role="dialog"]')) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}

function LoadingBars(): ReactElement {
  return (
    <div className="KitDropdown-bars" aria-hidden="true">
      {['72%', '56%', '64%'].map((width) => (
        <Skeleton key={width} variant="rounded" height={16} width={width} data-testid="option-placeholder" />
      ))}
    </div>
  );
}
