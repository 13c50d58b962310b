'use client';
import AddOutlined from '@mui/icons-material/AddOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import type { ReactElement } from 'react';
import { allOptionsValue, allRow, createRow, optionCount } from './dropdownRows.ts';
import { optionLabel, optionValue, type OptionObject } from './Option.ts';
import { groupRowHeight } from './rowLayout.ts';
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
  /** Distance from the top of the list in px, for a row that does not follow the one before it. */
  top?: number;
  /** Whether it bears the header of its group. */
  headed: boolean;
  /** How many lines it has after the first. */
  moreLines: number;
}

interface RowContent {
  label: string;
  value: string;
  count?: number;
  detail?: string;
  state: SelectAllState;
  isCreate?: boolean;
  /** What the row for everything chooses, while it is not everything. */
  extent?: string;
}

/** One row: perhaps the header of a group, and the option. */
export function OptionRow({ dropdown, multiple, rowIndex, top, headed, moreLines }: OptionRowProps): ReactElement {
  const { rows, index, highlightedIndex } = dropdown;
  const row = rows[rowIndex] ?? createRow;
  const { label, value, count, detail, state, isCreate, extent } = rowContent(dropdown, row);
  const isMarked = !multiple && state === 'all';
  const countText = extent ?? (count === undefined ? undefined : dropdown.countText(count));
  const isMore = isCreate || isMarked || (countText ?? detail) !== undefined || moreLines > 0;
  const place = top === undefined ? undefined : ({ position: 'absolute', insetInline: 0, top } as const);
  const props = dropdown.getItemProps({
    item: row,
    index: rowIndex,
    className: 'KitOption-option',
    style: headed ? undefined : place,
    'aria-selected': state === 'all',
    'aria-setsize': rows.length,
    'aria-posinset': rowIndex + 1,
    // What the count counts.
    'aria-describedby': count === undefined ? undefined : dropdown.captionId,
  });
  const fullName = detail === undefined ? label : `${label} (${detail})`;
  const option = (
    <div
      {...props}
      title={isMore ? undefined : label}
      // Else its parts would run together.
      aria-label={(detail ?? extent) === undefined ? undefined : [fullName, countText].filter(Boolean).join(' ')}
      data-value={value}
      data-more={isMore || undefined}
      data-tall={moreLines || undefined}
      data-highlighted={highlightedIndex === rowIndex || undefined}
      data-check={multiple && !isCreate ? state : undefined}
      data-zero={count === 0 || undefined}
    >
      {isCreate && <AddOutlined className="KitOption-mark" />}
      {/* Most rows are a text and nothing else, so one element. */}
      {isMore ? (
        // Not on the option, where screen readers would read it again, as a description.
        <span className="KitOption-label" title={fullName}>
          {label}
          {detail !== undefined && <small>{detail}</small>}
        </span>
      ) : (
        label
      )}
      {countText !== undefined && <span className="KitOption-count">{countText}</span>}
      {isMarked && <CheckOutlined className="KitOption-mark" />}
    </div>
  );
  if (!headed) return option;
  return (
    <div role="presentation" style={{ minHeight: groupRowHeight, ...place }}>
      <div className="KitOption-group" aria-hidden="true">
        {index.groupAt(row)}
      </div>
      {option}
    </div>
  );
}

function rowContent(dropdown: Dropdown, row: number): RowContent {
  const { index, chosen, texts } = dropdown;
  const term = dropdown.term.trim();
  // Without a figure where it is everything: the others count what they would show, this one would count options.
  if (row === allRow)
    return {
      label: texts.allOptions,
      value: allOptionsValue,
      state: dropdown.allState,
      extent: term === '' ? undefined : texts.matching(dropdown.countText(optionCount(dropdown.rows)), term),
    };
  const option = row === createRow ? term : (index.options[row] ?? '');
  const value = optionValue(option);
  const state = chosen.has(value) ? 'all' : 'none';
  // A text that was created before looks like other options.
  const isCreate = row === createRow && state === 'none';
  const label = isCreate ? texts.create(value) : optionLabel(option);
  // A text has neither.
  const { count, detail } = option as OptionObject;
  return { label, value, count, detail, state, isCreate };
}
