import { useEffect, useState } from 'react';
import { useWords } from '../language/useWords.ts';

/** After this time a person wonders whether anything happens. */
const longMs = 5_000;

/** Says that a search runs, and after some seconds that it takes long. */
export function Searching() {
  const { t } = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? t('Still searching. This takes longer than usual.') : t('Searching…');
}
