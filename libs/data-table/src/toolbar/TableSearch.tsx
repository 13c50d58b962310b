import { IconButton, Input } from '@agency-insights/ui-kit';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useDebouncedText } from '../timers/useDebouncedText.ts';
import { useTableWords } from '../texts/useTableWords.ts';
import type { SearchOptions } from '../DataTable/DataTable.types.ts';
import type { TableTimers } from '../timers/TableTimers.ts';

/** Props of `TableSearch`. */
export interface TableSearchProps extends SearchOptions {
  /** The search text. */
  value: string;
  /** Called with the text when typing pauses. */
  onSearch: (text: string) => void;
  /** Timers. Default: the global timers. */
  timers?: TableTimers | undefined;
}

const fieldWidth = 220;
const iconStyle = { fontSize: 18 };

/**
 * The search over all columns: an icon that opens a field, and collapses on a press elsewhere while empty
 * (TABLE-FILTER-1).
 */
export function TableSearch(props: TableSearchProps) {
  const { value, onSearch, placeholder, debounceMs = 300, timers, onOpenChange } = props;
  const { toolbar } = useTableWords().texts;
  const { label = toolbar.search } = props;
  const [isOpen, setOpen] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const iconRef = useRef<HTMLButtonElement>(null);
  const { text, type, settle } = useDebouncedText({ value, onSettle: onSearch, debounceMs, timers });
  const isExpanded = isOpen || text !== '';
  useEffect(() => onOpenChange?.(isExpanded), [isExpanded, onOpenChange]);

  const open = () => {
    // Focused synchronously, or touch screens show no keyboard.
    flushSync(() => setOpen(true));
    inputRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle(text);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (text !== '') {
      settle('');
      return;
    }
    flushSync(() => setOpen(false));
    iconRef.current?.focus();
  };
  if (!isExpanded) {
    return (
      <IconButton ref={iconRef} label={label} variant="outlined" aria-expanded={false} onClick={open}>
        <SearchOutlined />
      </IconButton>
    );
  }
  return (
    <div role="search" onBlur={(event) => onceLeft(event, () => setOpen(false))}>
      <Input
        ref={inputRef}
        aria-label={label}
        placeholder={placeholder ?? toolbar.searchHint}
        value={text}
        clearable
        autoComplete="off"
        startAdornment={<SearchOutlined style={iconStyle} />}
        onKeyDown={onKeyDown}
        onFocus={() => setOpen(true)}
        onValueChange={(next, { reason }) => (reason === 'clear' ? settle(next) : type(next))}
        sx={{ width: fieldWidth }}
      />
    </div>
  );
}

/**
 * Calls back after the focus has left an element, at the end of the click or key, so that nothing moves under the
 * pointer.
 */
function onceLeft({ currentTarget: place, relatedTarget }: FocusEvent, leave: () => void): void {
  const { ownerDocument: page } = place;
  // If the window loses the focus, the field is still active.
  if (place.contains(relatedTarget ?? page.activeElement)) return;
  const ends = ['click', 'keyup'];
  const end = () => {
    ends.forEach((type) => page.removeEventListener(type, end));
    if (!place.contains(page.activeElement)) leave();
  };
  ends.forEach((type) => page.addEventListener(type, end));
}
