'use client';
import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import type { ReactElement } from 'react';
import { allOptionsLabel, allOptionsValue, allRow, createRow, startsGroup } from './dropdownRows.ts';
import { optionLabel, optionValue } from './Option.ts';
import type { SelectAllState } from './selection.ts';
import type { Dropdown } from './useDropdown.types.ts';

/** Props of `OptionRow`. */
export interface OptionRowProps {
  /** The dropdown that the row belongs to. */
  dropdown: Dropdown;
  /** Whether several values can be chosen. */
  multiple: boolean;
  /** Which row it is. */
  rowIndex: number;
  /** Distance from the top of the list in px. */
  top: number;
  /** Height in px. */
  height: number;
}

interface RowContent {
  label: string;
  value: string | undefined;
  count: number | undefined;
  state: SelectAllState;
}

/** One row: perhaps the header of a group, and the option. */
export function OptionRow({ dropdown, multiple, rowIndex, top, height }: OptionRowProps): ReactElement {
  const { rows, index, highlightedIndex } = dropdown;
  const row = rows[rowIndex] ?? createRow;
  const { label, value, count, state } = rowContent(dropdown, row);
  const headed = startsGroup(index, rows, rowIndex);
  const isCreate = row === createRow;
  const option = dropdown.getItemProps({
    item: row,
    index: rowIndex,
    className: 'KitOption-option',
    'aria-selected': state === 'all',
    'aria-setsize': rows.length,
    'aria-posinset': rowIndex + 1,
  });
  return (
    <div className="KitOption-row" role="presentation" style={{ transform: `translateY(${top}px)`, height }}>
      {headed && (
        <div className="KitOption-group" role="presentation">
          {index.groupAt(row)}
        </div>
      )}
      <div
        {...option}
        data-value={value}
        data-highlighted={highlightedIndex === rowIndex || undefined}
        data-multiple={multiple || undefined}
        data-zero={count === 0 || undefined}
      >
        {multiple && !isCreate && <CheckMark state={state} />}
        {isCreate && <AddOutlined className="KitOption-mark" />}
        <span className="KitOption-label" title={label}>
          {label}
        </span>
        {count !== undefined && (
          <span className="KitOption-count" data-zero={count === 0 || undefined}>
            {count.toLocaleString('en-US')}
          </span>
        )}
        {!multiple && state === 'all' && <CheckOutlined className="KitOption-mark" />}
      </div>
    </div>
  );
}

function CheckMark({ state }: { state: SelectAllState }): ReactElement {
  return (
    <span className="KitOption-check" data-checked={state === 'none' ? undefined : ''} aria-hidden="true">
      {state === 'all' && <CheckOutlined />}
      {state === 'some' && <RemoveOutlined />}
    </span>
  );
}

function rowContent(dropdown: Dropdown, row: number): RowContent {
  const { index, chosen } = dropdown;
  if (row === allRow)
    return { label: allOptionsLabel, value: allOptionsValue, count: dropdown.allCount, state: dropdown.allState };
  if (row === createRow)
    return { label: `Create ${dropdown.term.trim()}`, value: undefined, count: undefined, state: 'none' };
  const option = index.options[row] ?? '';
  const value = optionValue(option);
  return {
    label: optionLabel(option),
    value,
    count: typeof option === 'object' ? option.count : undefined,
    state: chosen.has(value) ? 'all' : 'none',
  };
}
