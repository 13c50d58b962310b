import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a notice stays, in ms. */
export const noticeMs = 4_000;

/** Holds a notice for a few seconds; an empty text is none. */
export function useNotice(): [notice: string, show: (text: string) => void] {
  const [notice, setNotice] = useState('');
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pending.current), []);
  const show = useCallback((text: string) => {
    clearTimeout(pending.current);
    setNotice(text);
    pending.current = setTimeout(() => setNotice(''), noticeMs);
  }, []);
  return [notice, show];
}
