import { styled } from '@mui/material/styles';
import { useWords } from '../language/useWords.ts';

const More = styled('a')({ color: 'inherit', whiteSpace: 'nowrap' });

/**
 * Text of a tooltip with a link to the help page that says more, in a new tab. The palette leads keyboards there. `text` and
 * `about` are given in English.
 */
export function HelpTip({ text, topic, about }: { text: string; topic: string; about: string }) {
  const { t } = useWords();
  return (
    <>
      {t(text)}{' '}
      <More href={`/help/${topic}`} target="_blank" rel="noreferrer">
        {t('More about {subject}', { subject: t(about) })}
      </More>
    </>
  );
}
