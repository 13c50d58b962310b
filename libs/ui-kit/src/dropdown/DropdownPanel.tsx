'use client';
import Skeleton from '@mui/material/Skeleton';
import type { HTMLAttributes, ReactElement } from 'react';
import { BulkBar } from './BulkBar.tsx';
import { DropdownPopup } from './DropdownPopup.tsx';
import { OptionList } from './OptionList.tsx';
import type { Dropdown } from './useDropdown.types.ts';

/** Props of `DropdownPanel`. */
export interface DropdownPanelProps {
  /** The dropdown whose list is shown. */
  dropdown: Dropdown;
  /** Whether it is on show. */
  open: boolean;
  /** The element it hangs from. */
  anchor: HTMLElement | null;
  /** Whether several values can be chosen. */
  multiple: boolean;
  /** Offers to invert the selection and to paste codes. */
  offersBulk: boolean;
  /** Options are on their way. */
  loading?: boolean;
  /** Stands in a list without options. Default "No options". */
  emptyText?: string;
  /** Rows kept ready on either side of those in view. */
  overscan: number;
  /** Greatest height of the list in px. */
  maxHeight: number;
  /** Props of the floating surface. */
  surfaceProps?: HTMLAttributes<HTMLDivElement>;
}

/** What hangs under an open dropdown: the list, the placeholder bars, or the words that there is nothing. */
export function DropdownPanel(props: DropdownPanelProps): ReactElement {
  const {
    dropdown,
    open,
    anchor,
    multiple,
    offersBulk,
    loading = false,
    emptyText = 'No options',
    overscan,
    maxHeight,
    surfaceProps,
  } = props;
  const isEmpty = dropdown.rows.length === 0;
  return (
    <DropdownPopup {...surfaceProps} open={open} anchor={anchor}>
      <div className="KitDropdown-body">
        {loading ? <LoadingBars /> : isEmpty && <div className="KitDropdown-empty">{emptyText}</div>}
        {isEmpty ? (
          <div {...dropdown.getMenuProps()} />
        ) : (
          <OptionList {...{ dropdown, multiple, overscan, maxHeight }} />
        )}
      </div>
      {multiple && !loading && <BulkBar dropdown={dropdown} offersActions={offersBulk} />}
    </DropdownPopup>
  );
}

function LoadingBars(): ReactElement {
  return (
    <div className="KitDropdown-bars" aria-hidden="true">
      <Skeleton variant="rounded" height={16} width="72%" data-testid="option-placeholder" />
      <Skeleton variant="rounded" height={16} width="56%" data-testid="option-placeholder" />
      <Skeleton variant="rounded" height={16} width="64%" data-testid="option-placeholder" />
    </div>
  );
}
