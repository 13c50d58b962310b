import type { PasswordLink } from '@agency-insights/insights-api/people';
import { Button, colors, Input } from '@agency-insights/ui-kit';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { timeText } from '../texts.ts';

const Rows = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' });
const Status = styled('p')({ margin: 0, minHeight: '1.5em', fontSize: '0.875rem', color: colors.textMuted });
const messages = { copied: 'Copied.', failed: 'Could not copy. Select the link and copy it.' };

/** A link to set a password with a button that copies it. It is shown here and nowhere else. */
export function PasswordLinkField({ link }: { link: PasswordLink }) {
  const [state, setState] = useState<keyof typeof messages | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <Rows>
      <Input
        label="Link to set the password"
        readOnly
        fullWidth
        value={link.url}
        onFocus={(event) => event.currentTarget.select()}
        helperText={`Send it yourself. It works once, until ${timeText(link.expires_at)}, and is not shown again.`}
      />
      <Button startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
        Copy link
      </Button>
      <Status role="status">{state && messages[state]}</Status>
    </Rows>
  );
}
