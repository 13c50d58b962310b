import { Button, colors, Input } from '@agency-insights/ui-kit';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useWords } from '../language/useWords.ts';

/** Props of CopyField. */
export interface CopyFieldProps {
  label: string;
  value: string;
  helperText?: string;
  /** The button's label. */
  action: string;
  /** Whether the button has the initial focus. Default false. */
  autoFocus?: boolean;
}

const Rows = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const Status = styled('p')({ margin: 0, fontSize: '0.875rem', color: colors.textMuted });
/** Messages of the field, in English. */
export const copyMessages = { copied: 'Copied.', failed: 'Could not copy. Select the text and copy it.' };

/** A text to be passed on, with a button that copies it. */
export function CopyField({ label, value, helperText, action, autoFocus = false }: CopyFieldProps) {
  const { t } = useWords();
  const [state, setState] = useState<keyof typeof copyMessages | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <Rows>
      <Input
        label={label}
        readOnly
        fullWidth
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        helperText={helperText}
      />
      <Line>
        <Button startIcon={<ContentCopyOutlined />} autoFocus={autoFocus} onClick={() => void copy()}>
          {action}
        </Button>
        <Status role="status">{state && t(copyMessages[state])}</Status>
      </Line>
    </Rows>
  );
}
