import { useEffect, useState } from 'react';
import { useWords } from '../language/useWords.ts';

/** Delay before the long-search message. */
const longMs = 5_000;

/** Shows that a search is running, and after some seconds that it takes long. */
export function Searching() {
  const { t } = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? t('Still searching. This takes longer than usual.') : t('Searching…');
}
