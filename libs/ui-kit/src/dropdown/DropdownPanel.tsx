'use client';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type MouseEvent, type ReactElement, type ReactPortal } from 'react';
import { createPortal } from 'react-dom';
import { joinedProps } from '../slots/joinedProps.ts';
import { useFloatingPosition, widthOfAnchor, type FloatingPlacement } from '../floating/useFloatingPosition.ts';
import { BulkBar } from './BulkBar.tsx';
import type { DropdownFieldProps } from './DropdownField.tsx';
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

const placement: FloatingPlacement = {
  side: 'bottom',
  align: 'start',
  gap: listGap,
  padding: 8,
  matchWidth: true,
};
const lowPlacement: FloatingPlacement = { ...placement, onPlace: measureRoom };

/**
 * What hangs under an open dropdown, as wide as its anchor: the list, the placeholder bars, or the words that there is
 * nothing. Pressing on it leaves the focus where it is.
 */
export function DropdownPanel({ dropdown, anchor, field }: DropdownPanelProps): ReactPortal {
  const { multiple, loading, emptyText = dropdown.texts.empty, overscan, caption, slotProps: given = {} } = field;
  const [isLow] = useState(() => window.innerHeight <= lowWindow);
  // With one option on show there is nothing to do at once, and a low window has no room for it.
  const offersActions = field.selectAll && !field.onSearch && dropdown.rows[0] === allRow && !isLow;
  const surfaceRef = useFloatingPosition(anchor, isLow ? lowPlacement : placement, given.popup?.ref);
  // Read before anything of the list is there, when it costs nothing: the surface is then laid out once.
  const [width] = useState(() => widthOfAnchor(anchor.offsetWidth));
  useEffect(() => {
    if (isLow) anchor.scrollIntoView?.({ block: 'start' });
  }, [isLow, anchor]);
  const press = (event: MouseEvent) => event.preventDefault();
  return createPortal(
    <Surface {...joinedProps({ onMouseDown: press, style: width }, given.popup)} ref={surfaceRef}>
      {caption !== undefined && (
        <div className="KitDropdown-caption" id={dropdown.captionId}>
          {caption}
        </div>
      )}
      <div className="KitDropdown-body">
        {loading ? <LoadingBars /> : dropdown.rows.length === 0 && <div className="KitDropdown-empty">{emptyText}</div>}
        <OptionList dropdown={dropdown} multiple={multiple} overscan={overscan} given={given.list} />
      </div>
      {multiple && !loading && <BulkBar dropdown={dropdown} offersActions={offersActions} />}
    </Surface>,
    anchor.ownerDocument.body,
  );
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
