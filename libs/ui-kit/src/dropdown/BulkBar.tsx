'use client';
import type { FocusEvent, KeyboardEvent, ReactElement } from 'react';
import type { Dropdown } from './useDropdown.types.ts';

/** Max number of options without the paste hint. */
const fewOptions = 7;

/** Props of `BulkBar`. */
export interface BulkBarProps {
  /** The dropdown that it belongs to. */
  dropdown: Dropdown;
  /** Offers to invert the selection, and says that codes can be pasted; else it is there for a result alone. */
  offersActions: boolean | undefined;
}

/**
 * The bar under a multi-select list: paste result, undo and invert. Tab moves from the field to it and on; Escape moves
 * back.
 */
export function BulkBar({ dropdown, offersActions }: BulkBarProps): ReactElement | null {
  const { bulk, bar, focus, texts, index, term } = dropdown;
  const { setBar } = bar;
  if (!offersActions && bulk.resultText === '') return null;
  const run = (action: () => void) => () => {
    action();
    // The pressed button may be removed: focuses the field.
    if (bar.isInside()) focus();
  };
  return (
    // Keys and focus belong to its buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="KitBulk-bar"
      ref={setBar}
      role="group"
      aria-label={texts.selection}
      onFocus={() => bar.mark(true)}
      onBlur={(event) => leave(event, dropdown)}
      onKeyDown={(event) => pressKey(event, dropdown)}
    >
      <span className={`KitBulk-${bulk.resultText ? 'text' : 'hint'}`}>
        {bulk.resultText || (index.options.length > fewOptions && term === '' && texts.paste)}
      </span>
      <span className="KitBulk-actions">
        {bulk.resultText !== '' && (
          <button type="button" onClick={run(bulk.undo)}>
            {texts.undo}
          </button>
        )}
        {offersActions && (
          <button type="button" onClick={run(bulk.invert)}>
            {texts.invert}
          </button>
        )}
      </span>
    </div>
  );
}

function leave(event: FocusEvent<HTMLElement>, { bar, close }: Dropdown): void {
  if (event.currentTarget.contains(event.relatedTarget)) return;
  bar.mark(false);
  if ((event.relatedTarget as Element | null)?.role !== 'combobox') close();
}

function pressKey(event: KeyboardEvent<HTMLElement>, { focus }: Dropdown): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const isFirst = event.target === buttons[0];
  const isLast = event.target === buttons.at(-1);
  if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey && isFirst)) {
    event.preventDefault();
    event.stopPropagation();
    focus();
    // The list is at the end of the document: Tab continues from the field.
  } else if (event.key === 'Tab' && !event.shiftKey && isLast) focus();
}
