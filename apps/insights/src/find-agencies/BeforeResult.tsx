import { useEffect, useState } from 'react';
import { useWords } from '../language/useWords.ts';

/** Delay before the long-search message. */
const longMs = 5_000;

export interface BeforeResultProps {
  isSearching: boolean;
  /** Whether the last search failed. */
  hasFailed: boolean;
  /** The active filters in words. */
  sentence: string;
}

/** Shown while there is no result: a search is running, it has failed, or there is none yet. */
export function BeforeResult({ isSearching, hasFailed, sentence }: BeforeResultProps) {
  const { t } = useWords();
  if (isSearching) return <Searching />;
  if (hasFailed)
    return sentence === '' ? t('Search failed') : t('Search failed: agencies {filters}', { filters: sentence });
  return sentence === '' && t('Choose filters, or start from a search below.');
}

/** Shows that a search is running; after some seconds, also announces that it takes long. */
function Searching() {
  const { t } = useWords();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {!isLong && t('Searching…')}
      <span role="status">{isLong && t('Still searching. This takes longer than usual.')}</span>
    </>
  );
}
