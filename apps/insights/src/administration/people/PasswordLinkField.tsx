import type { PasswordLink } from '@agency-insights/insights-api/people';
import { CopyField } from '../CopyField.tsx';
import { timeText } from '../texts.ts';

/** A link to set a password with a button that copies it. It is shown here and nowhere else. */
export function PasswordLinkField({ link }: { link: PasswordLink }) {
  return (
    <CopyField
      label="Link to set the password"
      value={link.url}
      helperText={`Send it yourself. It works once, until ${timeText(link.expires_at)}, and is not shown again.`}
      action="Copy link"
    />
  );
}
