import { Input } from '@agency-insights/ui-kit';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useWords } from '../language/useWords.ts';

/** Props of SearchField. */
export interface SearchFieldProps {
  /** The current search text. */
  value: string;
  /** Called with the text after typing pauses, or on Enter. */
  onSearch: (text: string) => void;
  placeholder: string;
}

const restMs = 300;
const maxLength = 200;
const iconStyle = { fontSize: 18 };

/** A debounced search field. */
export function SearchField({ value, onSearch, placeholder }: SearchFieldProps) {
  const { t } = useWords();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState({ value, sent: value });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== known.value) {
    setKnown({ ...known, value });
    // The value changed elsewhere, for example by the browser's Back button.
    if (value !== known.sent) setText(value);
  }
  const search = (next: string) => {
    clearTimeout(timer.current);
    setKnown({ ...known, sent: next });
    onSearch(next);
  };
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), restMs);
  };
  return (
    <Input
      label={t('Search')}
      fullWidth
      clearable
      autoComplete="off"
      placeholder={placeholder}
      maxLength={maxLength}
      startAdornment={<SearchOutlined style={iconStyle} />}
      value={text}
      onValueChange={type}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') search(text);
      }}
    />
  );
}
