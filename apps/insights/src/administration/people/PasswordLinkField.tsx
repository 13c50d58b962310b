import type { PasswordLink } from '@agency-insights/insights-api/people';
import { useWords } from '../../language/useWords.ts';
import { useTimes } from '../useTimes.ts';
import { CopyField } from '../CopyField.tsx';

/** A link to set a password with a button that copies it. It is shown here and nowhere else. */
export function PasswordLinkField({ link }: { link: PasswordLink }) {
  const { t } = useWords();
  const { timeText } = useTimes();
  return (
    <CopyField
      label={t('Link to set the password')}
      value={link.url}
      helperText={t('Send it yourself. It works once, until {time}, and is not shown again.', {
        time: timeText(link.expires_at),
      })}
      action={t('Copy link')}
    />
  );
}
