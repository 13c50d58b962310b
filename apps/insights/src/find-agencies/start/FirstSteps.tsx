import { Link } from '@agency-insights/ui-kit';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { useWords } from '../../language/useWords.ts';
import { StartSection } from './StartSection.tsx';

/** Pages of the help center that a person needs first, by what they get from them. */
export const firstSteps = [
  { topic: 'filters', title: 'How filters combine' },
  { topic: 'measures', title: 'What the numbers mean' },
  { topic: 'saved-searches', title: 'Save a search and start with it every day' },
  { topic: 'exports', title: 'Download results as a spreadsheet' },
  { topic: 'shortcuts', title: 'Work without the mouse' },
];

/** First steps for users without saved searches; each row opens its help page in a new tab. */
export function FirstSteps() {
  const { t } = useWords();
  return (
    <StartSection title={t('How it works')} icon={<HelpOutlineOutlined />}>
      {firstSteps.map(({ topic, title }) => (
        <span key={topic}>
          <Link href={`/help/${topic}`} target="_blank" rel="noreferrer">
            {t(title)}
          </Link>
        </span>
      ))}
    </StartSection>
  );
}
