'use client';
import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import type { CSSProperties, ReactElement } from 'react';
import { allOptionsLabel, allOptionsValue, allRow, createRow } from './dropdownRows.ts';
import { optionLabel, optionValue } from './Option.ts';
import { groupRowHeight } from './rowLayout.ts';
import type { SelectAllState } from './selection.ts';
import type { Dropdown } from './useDropdown.types.ts';
import { countText } from './countText.ts';

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
  /** Whether it bears the header of its group. */
  headed: boolean;
}

interface RowContent {
  label: string;
  value: string | undefined;
  count: number | undefined;
  state: SelectAllState;
}

/** One row: perhaps the header of a group, and the option. */
export function OptionRow({ dropdown, multiple, rowIndex, top, headed }: OptionRowProps): ReactElement {
  const { rows, index } = dropdown;
  const row = rows[rowIndex] ?? createRow;
  const place = { top };
  if (!headed) return <OptionItem {...{ dropdown, multiple, rowIndex, row, place }} />;
  return (
    <div className="KitOption-row" role="presentation" style={{ ...place, height: groupRowHeight }}>
      <div className="KitOption-group" aria-hidden="true">
        {index.groupAt(row)}
      </div>
      <OptionItem {...{ dropdown, multiple, rowIndex, row }} />
    </div>
  );
}

interface OptionItemProps {
  dropdown: Dropdown;
  multiple: boolean;
  rowIndex: number;
  row: number;
  /** Where the option stands when it is a row by itself. */
  place?: CSSProperties;
}

function OptionItem({ dropdown, multiple, rowIndex, row, place }: OptionItemProps): ReactElement {
  const { rows, highlightedIndex } = dropdown;
  const { label, value, count, state } = rowContent(dropdown, row);
  const isCreate = row === createRow;
  const option = dropdown.getItemProps({
    item: row,
    index: rowIndex,
    className: place ? 'KitOption-option KitOption-row' : 'KitOption-option',
    style: place,
    'aria-selected': state === 'all',
    'aria-setsize': rows.length,
    'aria-posinset': rowIndex + 1,
  });
  return (
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
          {countText(count)}
        </span>
      )}
      {!multiple && state === 'all' && <CheckOutlined className="KitOption-mark" />}
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
