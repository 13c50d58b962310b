import { styled } from '@mui/material/styles';
import type { TextValues } from '../language/createWords.ts';
import { useWords } from '../language/useWords.ts';

const More = styled('a')({ color: 'inherit', whiteSpace: 'nowrap' });

export interface HelpTipProps {
  /** In English. */
  text: string;
  /** Values for the places in the text. */
  values?: TextValues;
  /** The help page, with the heading on it: `measures#growth`. */
  topic: string;
  /** The subject of the help page, in English. */
  about: string;
}

/**
 * Text of a tooltip with a link to the help page that says more, in a new tab. The palette leads keyboards there.
 */
export function HelpTip({ text, values, topic, about }: HelpTipProps) {
  const { t } = useWords();
  return (
    <>
      {t(text, values)}{' '}
      <More href={`/help/${topic}`} target="_blank" rel="noreferrer">
        {t('More about {subject}', { subject: t(about) })}
      </More>
    </>
  );
}
