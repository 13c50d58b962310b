import UpdateOutlined from '@mui/icons-material/UpdateOutlined';
import { useWords } from '../../language/useWords.ts';
import { StartSection } from './StartSection.tsx';
import { useDataNews } from './useDataNews.ts';

/** News of the data since the user's last visit; nothing without news. */
export function DataNews() {
  const news = useDataNews();
  const { t } = useWords();
  if (news.length === 0) return null;
  return (
    <StartSection title={t('New since your last visit')} icon={<UpdateOutlined />}>
      {news.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </StartSection>
  );
}
