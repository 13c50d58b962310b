import { colors, fontSizes, Link, StatusMessage } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import type { HelpResult } from './searchHelp.ts';

const Heading = styled('h1')({ margin: '24px 0 0', fontSize: fontSizes.xl, fontWeight: 500, lineHeight: 1.25 });
const Count = styled('p')({ margin: '4px 0 16px', fontSize: fontSizes.sm, color: colors.textMuted });
const List = styled('ol')({
  maxWidth: 680,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '12px 0', borderTop: `1px solid ${colors.line}` },
  '& p': { margin: '2px 0 0', fontSize: fontSizes.sm, lineHeight: 1.5, color: colors.textMuted },
});

/** A screen reader hears the number of results once no key was pressed for this long. */
const pauseMs = 500;

/** Results of a search of the help center. */
export function HelpResults({ text, results }: { text: string; results: readonly HelpResult[] }) {
  const { t, formatCountOf } = useWords();
  const count =
    results.length === 0
      ? t('Nothing found for “{text}”. Try another word, or choose a topic.', { text: text.trim() })
      : t('{results} for “{text}”', {
          results: formatCountOf(results.length, 'result', 'results'),
          text: text.trim(),
        });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(count), pauseMs);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <>
      <Heading>{t('Search results')}</Heading>
      <Count>{count}</Count>
      <StatusMessage>{said}</StatusMessage>
      <List aria-label={t('Results')}>
        {results.map(({ href, path, excerpt }) => (
          <li key={href}>
            <Link component={RouterLink} href={href}>
              {path.join(' › ')}
            </Link>
            <p>{excerpt}</p>
          </li>
        ))}
      </List>
    </>
  );
}
