import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useWords } from '../../language/useWords.ts';
import { useDataNews } from './useDataNews.ts';

const Line = styled('p')({
  margin: 0,
  // As high as its text, until it comes.
  minHeight: 20,
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: colors.textMuted,
  '& strong': { fontWeight: 500, color: colors.text },
});

/** News of the data since the user's last visit; without news, the day of the data. */
export function DataNews() {
  const { news, day } = useDataNews();
  const { t } = useWords();
  if (news.length === 0) return <Line>{day}</Line>;
  return (
    <Line>
      <strong>{t('New since your last visit')}:</strong> {news.join(' · ')}
    </Line>
  );
}
